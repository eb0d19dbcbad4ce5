"""How the report looks: everything in the one file, light and dark, on a screen and on paper."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2129; --soft: #5b6472; --paper: #fbfaf7; --card: #fff; --line: #e2dfd6;
  --accent: #9b2335; --band: #f3efe4; --more: #0f766e; --less: #b4451f; --even: #6b7280; --bar: #8a94a6;
  --more-rgb: 15 118 110; --less-rgb: 200 80 40; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a2a8b3; --paper: #16181c; --card: #1e2126;
  --line: #33373e; --accent: #f08c96; --band: #262a31; --more: #4fd1c5; --less: #f6a27a; --even: #a2a8b3;
  --bar: #6f7b8f; --more-rgb: 60 190 178; --less-rgb: 235 130 85; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums;
  font: 1rem/1.65 system-ui, "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.4rem 1.2rem 4rem; }
.tongue { position: absolute; opacity: 0; pointer-events: none; }
.tongues { max-width: 60rem; margin: 0 auto; padding: .8rem 1.2rem 0; text-align: right; }
.tongues label { border: 1px solid var(--line); padding: .15rem .8rem; cursor: pointer; font-size: .9rem; }
.tongues label:first-child { border-radius: .5rem 0 0 .5rem; border-right: 0; }
.tongues label:last-child { border-radius: 0 .5rem .5rem 0; }
#ja:checked ~ main[lang=en], #en:checked ~ main[lang=ja] { display: none; }
#ja:checked ~ .tongues label[for=ja], #en:checked ~ .tongues label[for=en] { background: var(--accent);
  border-color: var(--accent); color: var(--paper); }
#ja:focus-visible ~ .tongues label[for=ja], #en:focus-visible ~ .tongues label[for=en] {
  outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.6rem; margin: 0 0 .2rem; line-height: 1.3; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid var(--accent); }
h3 { font-size: 1rem; margin: 1.4rem 0 .4rem; color: var(--soft); }
.lead, .note { color: var(--soft); margin: .2rem 0 .8rem; }
.note { font-size: .9rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: .7rem 1rem; }
.tile b { display: block; font-size: 1.5rem; line-height: 1.3; }
.tile span { color: var(--soft); font-size: .88rem; }
figure { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1rem 1.1rem;
  margin: .6rem 0 1rem; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; height: auto;
  font: 13px system-ui, "Noto Sans CJK JP", sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 11.5px; } svg .figures { fill: var(--soft); }
svg .grid { stroke: var(--line); } svg .middle { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .axis { stroke: var(--soft); } svg .band { fill: var(--band); } svg .bar { fill: var(--bar); }
svg .median { stroke: var(--accent); stroke-width: 2; }
svg .reach { stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .reach.more { stroke: var(--more); } svg .reach.less { stroke: var(--less); }
svg .reach.even { stroke: var(--even); }
svg .dot.more { fill: var(--more); } svg .dot.less { fill: var(--less); } svg .dot.even { fill: var(--even); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .93rem; }
th, td { padding: .32rem .6rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-weight: 500; white-space: nowrap; }
.n { text-align: right; white-space: nowrap; }
.soft { color: var(--soft); }
.matrix { width: auto; } .matrix td { text-align: center; min-width: 4.2rem; border: 1px solid var(--paper); }
.matrix thead th { vertical-align: bottom; text-align: center; border: 0; white-space: normal; font-size: .85rem; }
.matrix tbody th { font-weight: 500; white-space: nowrap; border: 0; text-align: right; }
.matrix small { display: block; color: var(--soft); font-size: .75rem; line-height: 1.2; }
.matrix .self { background: var(--band); }
.meter { display: inline-block; height: .6rem; border-radius: .3rem; background: var(--bar); vertical-align: middle; }
.up { color: var(--more); } .down { color: var(--less); }
details { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: .5rem 1rem;
  margin: .5rem 0; }
summary { cursor: pointer; font-weight: 500; }
td code { white-space: nowrap; }
code { font-family: ui-monospace, "Noto Sans Mono CJK JP", monospace; font-size: .9em; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
@media print { .tongues { display: none; } figure, details, table { break-inside: avoid; } }
"""
