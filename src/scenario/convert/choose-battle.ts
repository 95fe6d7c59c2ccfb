import { CODES } from '../codes/index.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Rulebook } from '../rulebook.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { slug } from '../wording.ts'
import type { NotationBattle, Remark } from './notation.ts'

/** More than ten rulebooks: no text that holds set-ups. */
const MAX_LETTERS = 500_000

/** The battle that was asked for, as the data of a whole file. */
type Chosen = {
  readonly data: Readonly<Record<string, unknown>>
  readonly remarks: readonly Remark[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Why there is none. */
type Unchosen = { readonly diagnostics: readonly Diagnostic[]; readonly refusal?: string }

/** Reads a set-up in a rulebook's notation, and takes the battle that is meant if the text holds several. */
export async function chooseBattle(
  request: { readonly text: string; readonly title?: string; readonly scenario?: string; readonly system?: string },
  rulebooks: readonly Rulebook[],
): Promise<Chosen | Unchosen> {
  const ids = rulebooks.filter((one) => one.loadNotation !== undefined).map(({ id }) => id)
  const hint = didYouMean(suggest(request.system ?? '', ids)) ?? `Rulebooks with a notation: ${ids.join(', ')}.`
  if (request.system !== undefined && !ids.includes(request.system)) {
    return { diagnostics: [], refusal: `${request.system} has no set-up notation. ${hint}` }
  }
  if (request.text.length > MAX_LETTERS) return { diagnostics: [tooLarge()] }
  const [reading, other] = await readings(request, rulebooks)
  if (!reading || (other && other.battles.length > 0 && other.slips === reading.slips)) {
    return { diagnostics: [], refusal: `name the rulebook with --system. ${hint}` }
  }
  const { rulebook, battles, diagnostics } = reading
  if (battles.length === 0) return { diagnostics }
  const battle = pick(battles, request.scenario)
  if (typeof battle === 'string') return { diagnostics: [], refusal: battle }

  const title = request.title ?? battle.title
  const all = [...battle.diagnostics, ...diagnostics].sort((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
  if (title === undefined || title.trim() === '') return { diagnostics: [untitled(), ...all] }
  const data = { format: 1, system: rulebook.id, id: slug(title) || 'battle', title, ...battle.data }
  return { data, remarks: battle.remarks, diagnostics: all }
}

/** What each rulebook that may be meant makes of a text; who understands it best comes first. */
async function readings(
  { text, system }: { readonly text: string; readonly system?: string },
  rulebooks: readonly Rulebook[],
) {
  const made = rulebooks
    .filter(({ id }) => system === undefined || id === system)
    .map(async (rulebook) => {
      const notation = await rulebook.loadNotation?.()
      if (!notation) return []
      const { battles, diagnostics } = notation.parse(text)
      const found = battles.flatMap((battle) => battle.diagnostics)
      return [{ rulebook, battles, diagnostics, slips: found.filter(({ severity }) => severity !== 'info').length }]
    })
  return (await Promise.all(made))
    .flat()
    .toSorted((a, b) => Number(a.battles.length === 0) - Number(b.battles.length === 0) || a.slips - b.slips)
}

function pick(battles: readonly NotationBattle[], wanted: string | undefined): NotationBattle | string {
  const titles = battles.map(({ title }, i) => title ?? `battle ${i + 1} (untitled)`)
  const list = titles.join(', ')
  if (wanted === undefined) {
    return battles.length === 1 ? battles[0]! : `the text has several battles: ${list}. Choose one with --scenario.`
  }
  const found = battles.filter(
    ({ title }) => title !== undefined && (slug(title) || 'battle') === (slug(wanted) || 'battle'),
  )
  if (found.length === 1) return found[0]!
  if (found.length > 1) return `the text has ${found.length} battles called ${wanted}. Rename them.`
  return `the text has no battle ${wanted}. ${didYouMean(suggest(wanted, titles)) ?? `It has: ${list}.`}`
}

function untitled(): Diagnostic {
  const code = 'notation/no-title'
  const message = 'The set-up has no title.'
  return { code, severity: CODES[code].severity, message, path: [], range: [0, 0], hint: 'Add one with --title.' }
}

function tooLarge(): Diagnostic {
  const code = 'file/too-large'
  const message = 'The text is longer than 500,000 characters, the limit for a set-up.'
  return { code, severity: CODES[code].severity, message, path: [] }
}
