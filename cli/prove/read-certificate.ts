import { quote } from '../../src/scenario/wording.ts'
import {
  listOf,
  mappingOf,
  mappingWith,
  numberWithin,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
  wholeNumber,
} from '../files/data-shape.ts'
import { MOST_GAMES } from '../grammar/option-values.ts'
import { UsageError } from '../usage-error.ts'
import { CERTIFICATE_FORMAT, type Certificate } from './certificate.ts'

/** The certificate in a text; throws a `UsageError` that says why there is none. */
export function readCertificate(content: string, name: string): Certificate {
  let data: unknown
  try {
    data = JSON.parse(content)
  } catch {
    throw new UsageError(`${name} is not JSON. Name a certificate that berthier prove -o FILE.json has written.`)
  }
  const version = (Object(data) as { readonly certificate?: unknown }).certificate
  if (version === undefined) {
    throw new UsageError(`${name} is not a certificate. Name one that berthier prove -o FILE.json has written.`)
  }
  if (version !== CERTIFICATE_FORMAT) {
    throw new UsageError(
      `${name} has the form ${String(version)}, and this Berthier reads ${CERTIFICATE_FORMAT}. Use the version that made it.`,
    )
  }
  const flaw = CERTIFICATE(data, '')
  if (flaw !== undefined) throw new UsageError(`${name} is damaged: ${flaw} is missing or of another kind.`)
  const certificate = data as Certificate
  refuseRepeatedTrials(certificate, name)
  return certificate
}

/** Players are tried once: whoever repeats a trial has its games played again and again. */
function refuseRepeatedTrials({ trials }: Certificate, name: string): void {
  const seen = new Set<string>()
  for (const { players } of trials) {
    const pair = players.join(' against ')
    if (seen.has(pair)) throw new UsageError(`${name} is damaged: it has two trials of ${quote(pair)}.`)
    seen.add(pair)
  }
}

const BATTLE = mappingWith({
  source: text,
  id: text,
  title: text,
  variants: optional(listOf(text)),
  sides: listOf(text, 2, 2),
  digest: mappingOf(text),
})

const SHARE = numberWithin(-1, 1)
const ERROR_RATE = numberWithin(0.0001, 0.5)

const CLAIM = mappingWith({
  text,
  question: mappingWith({ kind: oneOf('share', 'change', 'strength'), side: optional(oneOf(0, 1)) }),
  test: mappingWith({
    scale: listOf(SHARE, 3, 5),
    low: SHARE,
    high: SHARE,
    margin: numberWithin(0.001, 0.5),
    alpha: ERROR_RATE,
    beta: ERROR_RATE,
  }),
})

/** Figures are not looked at here: those that do not follow from the games are told one by one. */
const TRIAL = mappingWith({
  players: listOf(text, 2, 2),
  end: oneOf('complete', 'decided', 'interrupted', 'too many failed'),
  decision: oneOf('proved', 'refuted', 'undecided'),
  games: wholeNumber(0, MOST_GAMES),
  failed: listOf(wholeNumber(1, MOST_GAMES)),
  counts: listOf(wholeNumber()),
  winners: listOf(text, 1, 2),
  digests: listOf(text, 1, 2),
})

const CERTIFICATE: Shape = mappingWith({
  engine: mappingWith({ berthier: text, system: text, rules: wholeNumber() }),
  battle: BATTLE,
  compared: orNull(BATTLE),
  claim: CLAIM,
  seed: wholeNumber(0, 2 ** 32 - 1),
  budget: orNull(wholeNumber()),
  most: wholeNumber(1, MOST_GAMES),
  trials: listOf(TRIAL, 1),
})
