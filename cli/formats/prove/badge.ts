import { MADE_BY } from '../../files/seal.ts'
import type { Certificate } from '../../prove/certificate.ts'
import { DECISIONS } from '../../prove/proof-text.ts'
import { html, Markup } from '../simulate/html/markup.ts'

const COLORS = { proved: '#2f7d32', refuted: '#b3261e', undecided: '#6b6b6b' } as const

/** Of text at this size a character takes about so much. */
const [CHARACTER, PADDING] = [6.6, 12] as const

/** A small picture for a README: the claim, and what became of it; of several strengths, the worst. */
export function badge({ claim, trials, battle }: Certificate): string {
  const worst = (['refuted', 'undecided'] as const).find((one) => trials.some(({ decision }) => decision === one))
  const decision = worst ?? 'proved'
  const [left, right] = [claim.text, DECISIONS[decision]]
  const [first, second] = [left, right].map((text) => Math.round(text.length * CHARACTER + PADDING))
  const width = first! + second!
  const label = `${battle.title}: ${left} ${right}`
  const words = (x: number, text: string) => html`<text x="${x}" y="14">${text}</text>`
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}">
<!-- ${MADE_BY} -->
<title>${label}</title>
<rect width="${width}" height="20" rx="3" fill="#444"/>
<path d="M${first} 0h${second! - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-${second! - 3}z" fill="${new Markup(COLORS[decision])}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
${words(first! / 2, left)}${words(first! + second! / 2, right)}
</g>
</svg>
`.text
}
