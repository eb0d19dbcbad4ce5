/** Addresses of the page, without reloading it. */

export const route = $state({ path: location.pathname, search: location.search });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState({}, "", path);
  else history.pushState({}, "", path);
  follow();
}

function follow(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", follow);

/** A link that is followed within the page. */
export function link(event: MouseEvent): void {
  const anchor = (event.target as HTMLElement).closest("a");
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search);
}
