import { quote } from '../../src/scenario/wording.ts'
import { UsageError } from '../usage-error.ts'
import { CERTIFICATE_FORMAT, type Certificate } from './certificate.ts'

/** The certificate in a text; throws a `UsageError` that says why there is none. */
export function readCertificate(text: string, name: string): Certificate {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new UsageError(`${name} is not JSON. Name a certificate that berthier prove -o FILE.json has written.`)
  }
  const version = isObject(data) ? data['certificate'] : undefined
  if (version === undefined) {
    throw new UsageError(`${name} is not a certificate. Name one that berthier prove -o FILE.json has written.`)
  }
  if (version !== CERTIFICATE_FORMAT) {
    throw new UsageError(
      `${name} has the form ${String(version)}, and this Berthier reads ${CERTIFICATE_FORMAT}. Use the version that made it.`,
    )
  }
  const missing = SHAPE.find(({ path, is }) => !is(valueAt(data, path)))
  if (missing) throw new UsageError(`${name} is damaged: ${missing.path} is missing or of another kind.`)
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

type Check = { readonly path: string; readonly is: (value: unknown) => boolean }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const isNumbers = (value: unknown) => Array.isArray(value) && value.every(isNumber)

/** What is needed to check the rest. */
const SHAPE: readonly Check[] = [
  ...['engine.berthier', 'engine.system', 'battle.source', 'battle.id', 'battle.title', 'claim.text'].map((path) => ({
    path,
    is: isText,
  })),
  ...['seed', 'most', 'engine.rules'].map((path) => ({ path, is: isNumber })),
  ...['low', 'high', 'margin', 'alpha', 'beta'].map((key) => ({ path: `claim.test.${key}`, is: isNumber })),
  { path: 'claim.test.scale', is: isNumbers },
  { path: 'claim.question.kind', is: (kind) => kind === 'share' || kind === 'change' || kind === 'strength' },
  { path: 'battle.digest', is: isObject },
  { path: 'battle.sides', is: isTexts },
  ...['battle.variants', 'compared.variants'].map((path) => ({
    path,
    is: (value: unknown) => value === undefined || isTexts(value),
  })),
  { path: 'trials', is: (trials) => Array.isArray(trials) && trials.length > 0 && trials.every(isTrial) },
]

function isTrial(value: unknown): boolean {
  if (!isObject(value)) return false
  const { players, winners, digests, failed, counts, games } = value
  return [players, winners, digests].every(isTexts) && [failed, counts].every(isNumbers) && isNumber(games)
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), data)
}
