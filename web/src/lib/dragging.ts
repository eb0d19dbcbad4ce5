/** Picking a card up with mouse, finger or pen: held still it is looked at, moved it is carried until it is dropped. */

interface Grabbed {
  held?: () => void;
  dropped?: (target: Element | null) => void;
}

const HOLD = 450;
const SLACK = 8;

export function grab(begun: PointerEvent, { held, dropped }: Grabbed): void {
  const card = begun.currentTarget as HTMLElement;
  let carried: HTMLElement | null = null;
  let over: Element | null = null;
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const waiting = setTimeout(() => {
    if (begun.pointerType === "mouse") return;
    swallowClick(false);
    end();
    held?.();
  }, HOLD);

  function end(): void {
    clearTimeout(waiting);
    stop.abort();
    carried?.remove();
    over?.classList.remove("dropping");
    card.classList.remove("carried");
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== begun.pointerId) return;
    const [dx, dy] = [event.clientX - begun.clientX, event.clientY - begun.clientY];
    if (!carried) {
      if (Math.hypot(dx, dy) < SLACK) return;
      clearTimeout(waiting);
      if (!dropped) return end();
      carried = lift(card);
    }
    event.preventDefault();
    carried.style.translate = `${dx}px ${dy}px`;
    const below = under(event);
    if (below !== over) {
      over?.classList.remove("dropping");
      below?.classList.add("dropping");
      over = below;
    }
  }
  function drop(event: PointerEvent): void {
    if (event.pointerId !== begun.pointerId) return;
    const was = carried;
    const target = was ? document.elementFromPoint(event.clientX, event.clientY) : null;
    end();
    if (was) {
      swallowClick(true);
      dropped?.(target);
    }
  }
  addEventListener("pointermove", move, listen);
  addEventListener("pointerup", drop, listen);
  addEventListener("pointercancel", end, listen);
  addEventListener("keydown", (event) => event.key === "Escape" && end(), listen);
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-zone]") ?? null;
}

function lift(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-handle");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.remove("sideways");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left + box.width / 2 - card.offsetWidth / 2}px`,
    top: `${box.top + box.height / 2 - card.offsetHeight / 2}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    transition: "none",
    scale: "1.06",
  });
  copy.style.setProperty("--w", `${card.offsetWidth}px`);
  document.body.append(copy);
  card.classList.add("carried");
  return copy;
}

/** The click that a browser makes of a press and its release is not meant as one here, however late the release is. */
function swallowClick(released: boolean): void {
  const stop = new AbortController();
  const soon = (): unknown => setTimeout(() => stop.abort(), 50);
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    stop.abort();
  };
  addEventListener("click", swallow, { capture: true, signal: stop.signal });
  if (released) soon();
  else for (const end of ["pointerup", "pointercancel"]) addEventListener(end, soon, { capture: true, signal: stop.signal });
}
