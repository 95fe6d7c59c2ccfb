import type { Maker } from '../../src/export/battle.ts'
import { escapeHtml, hashOf } from './html.ts'

/** What the index says of a battle. */
export type LibraryEntry = {
  /** Of its page and its picture, without their extensions. */
  readonly name: string
  readonly title: string
  readonly date: string | undefined
  readonly summary: string | undefined
  readonly rulebook: string
  /** Who and how long; unknown of a battle with errors. */
  readonly forces: string | undefined
}

/** A page that lists battles and leads to theirs. It has no script at all. */
export function makeIndex(entries: readonly LibraryEntry[], { mark, version }: Maker): string {
  // A page from disk is no origin: pictures beside it need the scheme.
  const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'`
  const sorted = entries.toSorted((a, b) => compare(a.date ?? '9999', b.date ?? '9999') || compare(a.title, b.title))
  return [
    '<!doctype html>',
    `<!-- ${mark} ${version} -->`,
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Battles</title>',
    '<link rel="icon" href="data:,">',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<header><h1>Battles</h1><p>Play them in this browser, also offline: against a friend at the same screen, or against the computer.</p></header>',
    `<main>\n${sorted.map(makeCard).join('\n')}\n</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function makeCard({ name, title, date, summary, rulebook, forces }: LibraryEntry): string {
  return [
    '<article>',
    `<a href="${name}.html" tabindex="-1" aria-hidden="true"><img src="${name}.svg" alt="" loading="lazy"></a>`,
    `<h2><a href="${name}.html">${escapeHtml(title)}</a></h2>`,
    `<p class="when">${[date, rulebook].flatMap((text) => (text === undefined ? [] : [escapeHtml(text)])).join(' · ')}</p>`,
    ...(summary === undefined ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    `<p class="forces">${escapeHtml(forces ?? 'This battle has errors and cannot be played.')}</p>`,
    `<p><a class="play" href="${name}.html">Play</a></p>`,
    '</article>',
  ].join('\n')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const STYLE = `
:root { color-scheme: light dark; --page: #faf6ec; --card: #fffdf7; --ink: #2b2418; --faint: #6f6450; --line: #d9cdb0; --accent: #7a4b12; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --page: #15181c; --card: #1f2429; --ink: #ece7db; --faint: #a3a79f; --line: #3a4147; --accent: #d9a44e; --on: #1b1408; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; }
header, main { max-width: 1160px; margin: 0 auto; padding: 1.5rem 1rem 0; }
h1, h2 { font-family: 'Iowan Old Style', Palatino, Georgia, serif; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 2.4rem; }
header p, .when, .forces { color: var(--faint); margin: 0.2rem 0; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 1.2rem; padding-bottom: 3rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 0 1rem 0.6rem; display: flex; flex-direction: column; overflow: hidden; }
article > a { margin: 0 -1rem 0.8rem; }
article > p { overflow-wrap: anywhere; margin: 0.35rem 0; }
article > p:last-child { margin-top: auto; padding-top: 0.5rem; }
img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: contain; background: #faf6ec; }
a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; }
.play { display: inline-block; background: var(--accent); color: var(--on); font-weight: 600; border-radius: 7px; padding: 0.4rem 1.1rem; }
:focus-visible { outline: 3px solid #c77700; outline-offset: 2px; }
`
