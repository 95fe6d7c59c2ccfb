import { codeEntry } from '../../../../scenario/codes/index.ts'
import type { NotationBattle, NotationText } from '../../../../scenario/convert/notation.ts'
import { type NotationLine, splitLines } from '../../../../scenario/convert/notation-lines.ts'
import { noSetUp } from '../../../../scenario/convert/notation-parts.ts'
import type { Diagnostic } from '../../../../scenario/diagnostic.ts'
import { ALL_CODES } from '../codes.ts'
import type { ControlAtStart, SpecialRule, VictoryCondition } from '../types.gen.ts'
import { type BattleLines, splitBattles } from './battles.ts'
import { collect } from './collect.ts'
import { PRINTED_MAP, thirds } from './facts.ts'
import { byType, type NotationDraft } from './notation-draft.ts'
import { parseReinforcements } from './reinforcements.ts'
import { makeRemarks } from './remarks.ts'
import { checkHexes, type SettledSide, settleSides } from './settle.ts'
import { parseSpecialRule } from './special-rules.ts'
import { parseControl, parseVictory } from './victory.ts'

/** Reads the set-ups of a text in the book's notation. */
export function parseNotation(text: string): NotationText {
  const { battles, outside } = splitBattles(splitLines(text))
  if (battles.length > 0) return { battles: battles.map(parseBattle), diagnostics: outside.map(reportOutside) }
  return noSetUp('French Infantry (9/5): D5; E4.')
}

function parseBattle({ title, lines }: BattleLines): NotationBattle {
  const draft = collect(lines)
  const { date, clock, turns = 6, columns = PRINTED_MAP.columns, rows = PRINTED_MAP.rows } = draft.facts
  checkHexes(draft, columns, rows)
  const sides = settleSides(draft, title ?? lines[0]!)
  const reinforcements = parseReinforcements(draft, sides)
  const specialRules = parseRules(draft, sides)
  const { victory, control } = parseConditions(draft, sides)
  const diagnostics = draft.diagnostics.toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
  return {
    // A section number is the book's, not the battle's.
    title: title?.text.replace(/^\d+(?:\.\d+)+\.?\s+/, '').replace(/:$/, ''),
    data: {
      ...(date !== undefined && { date }),
      turns,
      ...(clock !== undefined && { clock }),
      board: {
        kind: 'hex',
        columns,
        rows,
        sectors:
          draft.facts.sectors ??
          thirds(
            columns,
            rows,
            sides.map(({ edge }) => edge),
          ),
      },
      sides: Object.fromEntries(sides.map(({ id, name, nations, edge }) => [id, { name, nations, edge }])),
      units: Object.fromEntries([...draft.units].map(([side, units]) => [side, byType(units)])),
      ...(Object.keys(control).length > 0 && { control }),
      ...(reinforcements.length > 0 && { reinforcements }),
      ...(specialRules.length > 0 && { specialRules }),
      victory,
    },
    remarks: makeRemarks(draft, sides),
    diagnostics,
  }
}

function parseRules(draft: NotationDraft, sides: readonly SettledSide[]): SpecialRule[] {
  return draft.rules.flatMap((line) => {
    const rule = parseSpecialRule(line.text, sides)
    if (!rule) draft.reportUnused(line, 'specialRules')
    return rule ?? []
  })
}

function parseConditions(
  draft: NotationDraft,
  sides: readonly SettledSide[],
): { victory: VictoryCondition[]; control: ControlAtStart } {
  const victory: VictoryCondition[] = []
  const control = new Map<string, string[]>()
  for (const { line, context } of draft.victory) {
    const condition = parseVictory(line.text, context, sides)
    const held = condition ? undefined : parseControl(line.text, sides)
    if (condition) victory.push(condition)
    else if (held) control.set(held.side, [...(control.get(held.side) ?? []), ...held.hexes])
    else draft.reportUnused(line, 'victory')
  }
  return { victory, control: Object.fromEntries(control) }
}

function reportOutside(lines: readonly NotationLine[]): Diagnostic {
  const first = lines[0]!
  const last = lines.at(-1)!
  const which = first === last ? `Line ${first.number} belongs` : `Lines ${first.number} to ${last.number} belong`
  const code = 'notation/outside'
  const message = `${which} to no battle.`
  return { code, severity: codeEntry(code, ALL_CODES).severity, message, path: [], range: first.range() }
}
