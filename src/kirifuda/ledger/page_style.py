"""How the page looks, and the few lines that make it search and change language."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2129; --soft: #5b6472; --paper: #fbfaf7; --card: #fff; --line: #e2dfd6;
  --accent: #9b2335; --mark: #f6ecd9; --bad: #b3261e; --bad-paper: #fdecea; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a2a8b3; --paper: #16181c; --card: #1e2126;
  --line: #33373e; --accent: #f08c96; --mark: #33302a; --bad: #ff9c94; --bad-paper: #3a2220; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 5.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.7 system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", sans-serif; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line);
  padding: .6rem 1.2rem; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: center; }
h1 { font-size: 1.15rem; margin: 0; }
input[type=search] { font: inherit; padding: .25rem .7rem; width: 17rem; max-width: 100%; border-radius: .5rem;
  border: 1px solid var(--line); background: var(--card); color: inherit; }
.tools { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin-left: auto; }
.tongues { display: flex; }
.tongues button { font: inherit; font-size: .9rem; padding: .15rem .7rem; border: 1px solid var(--line);
  background: none; color: inherit; cursor: pointer; }
.tongues button:first-child { border-radius: .5rem 0 0 .5rem; }
.tongues button:last-child { border-radius: 0 .5rem .5rem 0; }
.tongues button + button { border-left: 0; }
.tongues button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--paper); }
.frame { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 2.5rem; max-width: 82rem; margin: 0 auto;
  padding: 1.2rem; }
nav { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 6rem); overflow: auto;
  font-size: .9rem; }
nav h2 { font-size: .9rem; color: var(--soft); margin: 0 0 .4rem; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .12rem .5rem; text-decoration: none; color: inherit; border-radius: .3rem; }
nav a:hover { background: var(--mark); }
nav a [lang=en] { color: var(--soft); }
[data-show=both] nav a [lang=en] { display: block; font-size: .87em; line-height: 1.3; }
.chapter > h2 [lang=en] { font-weight: 500; color: var(--soft); margin-left: .4rem; }
[data-show=en] :is(h2, h3) [lang=en] { font-weight: inherit; color: inherit; margin: 0; }
.book { font-size: 1.4rem; margin: 2.6rem 0 .4rem; }
.book:first-child { margin-top: 0; }
.figures { color: var(--soft); margin: 0 0 1.4rem; }
.chapter > h2 { font-size: 1.25rem; margin: 2.2rem 0 .8rem; padding-bottom: .3rem;
  border-bottom: 2px solid var(--accent); }
.chapter:first-of-type > h2 { margin-top: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .8rem 1.1rem;
  margin: 0 0 .8rem; }
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
h3 { font-size: 1.02rem; margin: 0 0 .3rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; }
h3 .id { font-family: ui-monospace, "Noto Sans Mono CJK JP", monospace; color: var(--accent); text-decoration: none; }
h3 .id:hover { text-decoration: underline; }
h3 [lang=en] { font-weight: 500; color: var(--soft); }
.kind { margin-left: auto; font-size: .8rem; font-weight: 400; color: var(--soft); }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
.two p { margin: .15rem 0; }
[data-show=ja] .two, [data-show=en] .two { grid-template-columns: 1fr; }
[data-show=ja] [lang=en], [data-show=en] [lang=ja] { display: none; }
[data-show=both] .label [lang=en]::before { content: " / "; }
.note { color: var(--soft); font-size: .93rem; }
.ruling { border-left: 3px solid var(--line); padding-left: .9rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .6rem 0 0; font-size: .87rem;
  color: var(--soft); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding: 0; list-style: none; }
summary { cursor: pointer; }
code { font-family: ui-monospace, monospace; font-size: .95em; }
.gap { color: var(--bad); background: var(--bad-paper); border-radius: .4rem; padding: .3rem .8rem; margin: .5rem 0 0;
  font-size: .92rem; }
.gap p { margin: .1rem 0; }
.nothing { color: var(--soft); }
[hidden] { display: none !important; }
@media (max-width: 56rem) {
  html { scroll-padding-top: 1rem; } header { position: static; }
  .frame { grid-template-columns: minmax(0, 1fr); gap: 1rem; } nav { position: static; max-height: none; }
  nav ol { columns: 2; } nav li { break-inside: avoid; }
  .two { grid-template-columns: 1fr; } [data-show=both] .two [lang=en] { color: var(--soft); }
}
@media print { header .tools, nav { display: none; } .frame { display: block; } article { break-inside: avoid; } }
"""

SCRIPT: Final = """
const plain = (text) => text.normalize("NFKC").toLowerCase();
const box = document.querySelector("input[type=search]");
const only = document.querySelector("#only-gaps");
const articles = [...document.querySelectorAll("article")].map((article) => [article, plain(article.textContent)]);
const chapters = [...document.querySelectorAll(".chapter")];
const look = () => {
  const words = plain(box.value).split(/\\s+/).filter(Boolean);
  for (const [article, text] of articles) {
    const found = words.every((word) => text.includes(word));
    article.hidden = !found || (only.checked && !article.querySelector(".gap"));
  }
  for (const chapter of chapters) chapter.hidden = !chapter.querySelector("article:not([hidden])");
  document.querySelector(".nothing").hidden = chapters.some((chapter) => !chapter.hidden);
};
box.addEventListener("input", look);
only.addEventListener("change", look);
const buttons = [...document.querySelectorAll(".tongues button")];
for (const button of buttons) button.addEventListener("click", () => {
  document.body.dataset.show = button.value;
  for (const one of buttons) one.setAttribute("aria-pressed", String(one === button));
});
"""
