import { THEMES } from '../../../../src/scene/theme.ts'

const [light, dark] = [THEMES.light, THEMES.dark]

/** How the page looks: the colours of our maps, by day, by night and on paper. */
export const STYLE = `
:root { --page: ${light.page}; --card: #fffdf7; --ink: ${light.ink}; --soft: #6d624d; --line: #ddd0b1; --track: #ece2c9;
  --s0: ${light.sides[0].fill}; --s1: ${light.sides[1].fill}; --draw: #a89d86; --on: #fff; --heat: ${light.heat}; --heat-ink: #2b0424;
  color-scheme: light dark; }
@media screen and (prefers-color-scheme: dark) { :root { --page: ${dark.page}; --card: #1d2226; --ink: ${dark.ink}; --soft: #a3a9ab;
  --line: #363e42; --track: #2b3236; --s0: #5b8be0; --s1: #d8605a; --draw: #767d80; --on: #0d1012; --heat: ${dark.heat}; --heat-ink: #fff; } }
* { box-sizing: border-box }
body { margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
main { max-width: 1120px; margin: 0 auto; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem }
header, .wide { grid-column: 1 / -1 }
header h1 { margin: 0; font: 600 2.4rem/1.15 Georgia, serif }
header p { margin: .3rem 0 0; color: var(--soft) }
.partial { color: inherit; border-left: 4px solid var(--s1); padding: .5rem .8rem; background: var(--card); font-weight: 600 }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.3rem 1.2rem; min-width: 0 }
h2 { margin: 0 0 .2rem; font: 600 1.2rem/1.3 Georgia, serif }
section > p { margin: .1rem 0 .7rem; color: var(--soft) }
.verdict { margin: 0 0 .8rem; font: 600 1.55rem/1.3 Georgia, serif; color: var(--ink) }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: 0 0 .5rem; padding: 0; list-style: none; color: var(--soft); font-size: .9rem }
.legend svg { width: .8rem; height: .8rem; margin-right: .4rem }
svg { display: block; width: 100%; height: auto; overflow: visible }
.legend svg { display: inline-block; vertical-align: -1px }
svg text { font-family: system-ui, sans-serif; fill: var(--ink); font-size: 13px }
.s0 { fill: var(--s0) } .s1 { fill: var(--s1) } .draw { fill: var(--draw) } .ink { fill: var(--ink) } .track { fill: var(--track) }
.l1 { fill-opacity: .9 } .l2 { fill-opacity: .82 } .l3 { fill-opacity: .74 }
.balance rect { stroke: var(--card); stroke-width: 2 }
.on { fill: var(--on); text-anchor: middle; font-size: 17px; font-weight: 600 }
.balance .small { text-anchor: middle; font-size: 14px; fill: var(--soft) } .balance .tick { font-size: 15px }
.fair, .whisker { fill: none; stroke: var(--soft); stroke-width: 1.5 } .whisker { stroke: var(--ink); stroke-width: 2 }
.whisker.thin { stroke-width: 1.5; vector-effect: non-scaling-stroke }
.half { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; fill: none }
.rule { stroke: var(--line) } .tick { fill: var(--soft); text-anchor: middle; font-size: 12px } .tick.left { text-anchor: end }
.row { text-anchor: end } .value { fill: var(--soft); font-size: 12px }
.present { fill: var(--track) }
.band { fill-opacity: .16 } .curve { fill: none; stroke-width: 2.5 } .c0 { stroke: var(--s0) } .c1 { stroke: var(--s1); stroke-dasharray: 7 4 }
.interval { stroke-width: 10; stroke-opacity: .45; fill: none }
h3 { margin: .4rem 0; font-size: 1rem } .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem } details + h2 { margin-top: 1.6rem }
.ways { margin: 0; padding: 0; list-style: none; display: grid; gap: .8rem }
.ways li { display: grid; grid-template-columns: 4.2rem minmax(0, 1fr); gap: 0 1rem }
.ways b { font-size: 1.25rem; line-height: 1.3; white-space: nowrap } .ways small { color: var(--soft) } .ways .never { opacity: .6 }
.units { gap: .35rem } .units b { font-size: 1rem; line-height: 1.5 }
.share { height: 12px; margin: .2rem 0 .1rem }
.heat input { position: absolute; opacity: 0 }
.heat label { display: inline-block; padding: .25rem .9rem; margin: 0 .4rem .7rem 0; border: 1px solid var(--line); border-radius: 99px; cursor: pointer }
.heat input:checked + label { background: var(--ink); color: var(--page); border-color: var(--ink) }
.heat input:focus-visible + label { outline: 3px solid var(--s0); outline-offset: 2px }
.board { position: relative } .board img { display: block; width: 100%; height: auto; border-radius: 6px } .board > svg { position: absolute; inset: 0 }
.board .dark { display: none }
@media screen and (prefers-color-scheme: dark) { .board .light { display: none } .board .dark { display: block } }
.view { display: none } .view path { fill: var(--heat) } .v1 path { fill: var(--s0) } .v2 path { fill: var(--s1) }
.view text { text-anchor: middle; font-size: 19px; font-weight: 700; fill: var(--heat-ink); stroke: var(--card); stroke-width: 3px; paint-order: stroke; stroke-opacity: .75 }
@media screen and (prefers-color-scheme: dark) { .view text { stroke: #000 } }
#view0:checked ~ .board .v0, #view1:checked ~ .board .v1, #view2:checked ~ .board .v2 { display: inline }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { padding: .28rem .6rem; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top }
th { font-weight: 600; color: var(--soft); white-space: nowrap } .n { text-align: right; white-space: nowrap }
details { margin-top: .9rem } summary { cursor: pointer; color: var(--soft); font-size: .9rem }
.phone { display: none }
footer { grid-column: 1 / -1; color: var(--soft); font-size: .88rem }
@media screen and (max-width: 640px) { .desk { display: none } .phone { display: block } .phone .on { font-size: 14px } }
@media screen and (max-width: 820px) { .pair { grid-template-columns: minmax(0, 1fr) } main { grid-template-columns: minmax(0, 1fr) } header h1 { font-size: 1.8rem } body { padding: 1.5rem .8rem } }
@media print { body { padding: 0; background: #fff; font-size: 12px } html { font-size: 12px } details:not([open]) { display: none } main { gap: .8rem } section { break-inside: avoid; background: #fff } .heat label { display: none }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
`
