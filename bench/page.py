"""What a person would call slow: the first page, a table that opens, a click, cards that move.

    python bench/page.py [--clicks 40] [--seconds 12]

A real Chromium at a real server, both on this machine. What depends on how busy it is stands beside an idle baseline
of the same run: the same page, asked for nothing. The first page is everything that a browser fetches for `/`, as it
comes over the wire. A table is interactive when something can be answered, with the processor four times slower than it
is. A click counts until the new board has been drawn. While cards move, frames and tasks over 50 ms are counted.
"""

import argparse
import os
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from server import Server

SLOWER = 4
GAME = "legions"
KEEP = """pace => localStorage.setItem("kirifuda",
    JSON.stringify({pace, sound: false, language: "ja", explained: false}))"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
CLICKED = f"""() => new Promise(done => {{
    const page = document.querySelector(".table-page");
    const sign = () => `${{page.dataset.at}}+${{page.dataset.parts}}`;
    const before = sign();
    const began = performance.now();
    const watch = new MutationObserver(() => {{
        if (sign() === before) return;
        watch.disconnect();
        ({DRAWN})().then(now => done(now - began));
    }});
    watch.observe(page, {{attributes: true}});
    document.querySelector(".ask .option:not([disabled])").click();
}})"""
IDLE = f"() => {{ const began = performance.now(); return ({DRAWN})().then(now => now - began); }}"
WATCHED = """seconds => new Promise(done => {
    let long = 0, frames = 0, worst = 0, last = performance.now();
    const watch = new PerformanceObserver(list => { long += list.getEntries().length; });
    watch.observe({type: "longtask"});
    const end = last + seconds * 1000;
    const step = now => {
        frames += 1;
        worst = Math.max(worst, now - last);
        last = now;
        if (now < end) requestAnimationFrame(step);
        else { watch.disconnect(); done([frames / seconds, long, worst]); }
    };
    requestAnimationFrame(step);
})"""
PLAYED = """() => { window.playing = setInterval(() => {
    const option = document.querySelector(".ask:not(.watch) .option:not([disabled])");
    if (option) option.click();
}, 60); }"""


def first_page(page: Page, devtools: CDPSession) -> int:
    sent = []
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda told: sent.append(told["encodedDataLength"]))
    page.goto("/")
    page.wait_for_selector(".today img")
    page.wait_for_load_state("networkidle")
    return round(sum(sent))


def seated(page: Page, pace: str) -> None:
    page.goto("/account")
    page.evaluate(KEEP, pace)
    page.goto(f"/new?game={GAME}")
    page.select_option("#opponent", "random")
    page.click("button[type=submit]")
    answerable(page)


def answerable(page: Page) -> None:
    page.wait_for_selector(".ask .option:not([disabled]), .over")


def opened(page: Page, devtools: CDPSession, slower: int) -> float:
    """How long a table takes that is opened again, as after a reload."""
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.reload(wait_until="commit")
    answerable(page)
    took = float(page.evaluate("() => performance.now()"))
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return took


def clicks(page: Page, many: int) -> tuple[list[float], list[float]]:
    """From clicks to new boards, and as often to the next frame of a page that has nothing to do."""
    taken, idle = [], []
    while len(taken) < many:
        answerable(page)
        if page.locator(".over").count() > 0:
            seated(page, "none")
        idle.append(float(page.evaluate(IDLE)))
        taken.append(float(page.evaluate(CLICKED)))
    return taken, idle


def measured(browser: Browser, port: int, many: int, seconds: float) -> list[tuple[str, str]]:
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    size = first_page(page, devtools)
    seated(page, "none")
    fast, slow = opened(page, devtools, 1), opened(page, devtools, SLOWER)
    taken, idle = clicks(page, many)
    seated(page, "normal")
    resting = page.evaluate(WATCHED, seconds)
    page.evaluate(PLAYED)
    moving = page.evaluate(WATCHED, seconds)
    context.close()
    one, base = statistics.median(taken), statistics.median(idle)
    return [
        ("first page", f"{size / 1000:.0f} kB"),
        ("table interactive", f"{fast:.0f} ms"),
        (f"table interactive, {SLOWER} times slower", f"{slow:.0f} ms: {slow / fast:.1f} times"),
        ("click to new board, median", f"{one:.0f} ms; idle {base:.0f} ms: {one / base:.1f} times"),
        ("click to new board, 95 %", f"{statistics.quantiles(taken, n=20)[-1]:.0f} ms"),
        (
            "frames a second, cards moving",
            f"{moving[0]:.0f}; idle {resting[0]:.0f}: {moving[0] / resting[0]:.2f} times",
        ),
        ("tasks over 50 ms, cards moving", f"{moving[1]} in {seconds:.0f} s; idle {resting[1]}"),
        ("longest frame, cards moving", f"{moving[2]:.0f} ms; idle {resting[2]:.0f} ms"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=12.0)
    chosen = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("no Chromium on this machine: apt-get install chromium")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as running:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'bench.sqlite'}", folder, "")
        try:
            browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            lines = measured(browser, server.port, chosen.clicks, chosen.seconds)
            browser.close()
        finally:
            server.stop()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    width = max(len(what) for what, _ in lines)
    for what, value in lines:
        print(f"{what:{width}}  {value}")


if __name__ == "__main__":
    main()
