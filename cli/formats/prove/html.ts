import { createHash } from 'node:crypto'
import { MADE_BY } from '../../files/seal.ts'
import type { Certificate, Trial } from '../../prove/certificate.ts'
import {
  describeEstimate,
  describeEvidence,
  describeOutlook,
  describeStrengths,
  describeTrial,
} from '../../prove/proof-text.ts'
import { html, Markup } from '../simulate/html/markup.ts'
import { STYLE } from '../simulate/html/style.ts'

/** The certificate as a page of its own: no script, and nothing from a network. */
export function page(certificate: Certificate): string {
  const { battle, claim, engine, compared, trials } = certificate
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`
  const document = html`<!doctype html>
<!-- ${MADE_BY} -->
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${battle.title}: certificate</title><style>${new Markup(STYLE)}</style></head>
<body><main>
<header><h1>${battle.title}</h1><p>Claim: ${claim.text}${compared !== null && html`, compared with ${compared.source}`}</p></header>
${trials.map((trial) => section(certificate, trial))}
<section class="wide"><h2>What was played</h2><p>${describeStrengths(certificate)}</p>
<table><tbody>
${row('Engine', `Berthier ${engine.berthier}, ${engine.system}, rules ${engine.rules}, build ${engine.build}`)}
${Object.entries(battle.digest).map(([part, digest]) => row(`Digest of ${part}`, digest))}
</tbody></table></section>
<footer><p>Check it: berthier verify CERTIFICATE.json plays the games again.</p></footer>
</main></body></html>
`
  return document.text
}

function section(certificate: Certificate, trial: Trial): Markup {
  return html`<section class="wide"><p class="verdict">${describeTrial(certificate, trial)}</p>
<p>${describeEstimate(certificate, trial)} ${describeOutlook(certificate, trial)}</p>
<p>${describeEvidence(certificate, trial)}</p></section>`
}

const row = (name: string, value: string) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`
