import type { Diagnostic } from '../diagnostic.ts'
import { jsonFlaw } from '../reading/json-text.ts'
import { parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { validate } from '../validate.ts'
import { recordOf, textOf } from './plain-data.ts'
import { finding, readMap } from './tiled-map.ts'
import { changedParts, mergeParts } from './tiled-merge.ts'
import { gridOf, partsOf, terrainTypes } from './tiled-parts.ts'
import { fillTemplate } from './tiled-template.ts'
import { propertiesOf } from './tiled-tiles.ts'
import { formatYaml } from './yaml.ts'

/** The property of a map that keeps the scenario it was made from, as JSON: what has no place on a map comes back from it. */
export const SCENARIO_PROPERTY = 'berthier'

/** A scenario that was read from a map; or why there is none. */
export type TiledReading =
  | { readonly data: Readonly<Record<string, unknown>>; readonly diagnostics: readonly Diagnostic[] }
  | { readonly diagnostics: readonly Diagnostic[]; readonly refusal?: string }

/** Reads a map of Tiled: one that we wrote comes back as its scenario with what was changed in it, another becomes terrain. */
export function readTiled(
  request: { readonly text: string; readonly title?: string; readonly system?: string },
  rulebooks: readonly Rulebook[],
): TiledReading {
  const flaw = jsonFlaw(request.text)
  if (flaw) return { diagnostics: [flaw] }
  const map = recordOf(JSON.parse(request.text.replace(/^\uFEFF/, '')))
  const kept = propertiesOf(map)[SCENARIO_PROPERTY]
  return kept === undefined ? readForeign(map, request, rulebooks) : readOwn(map, kept, rulebooks)
}

function readOwn(map: Readonly<Record<string, unknown>>, kept: unknown, rulebooks: readonly Rulebook[]): TiledReading {
  const { data, findings } = parseText(typeof kept === 'string' ? kept : '')
  const rulebook = rulebooks.find(({ id }) => id === recordOf(data)['system'])
  const stored = gridOf(data)
  if (findings.length > 0 || !rulebook || !stored) {
    const message = `The property ${SCENARIO_PROPERTY} of the map is not the exported scenario.`
    return { diagnostics: [finding('tiled/damaged', message, 'Remove the property to read the map as terrain.')] }
  }
  const read = readMap(map, terrainTypes(rulebook, data), stored.firstColumn)
  if (!('parts' in read)) return { diagnostics: read }
  const before = partsOf(data, stored, rulebook)
  const lost = changedParts(before, read.parts).filter((part) =>
    hadErrors(typeof kept === 'string' ? kept : '', part, rulebook),
  )
  const warnings = lost.map((part) =>
    finding(
      'tiled/left-out',
      `The ${part} had errors when they were exported: entries that the map could not show are lost.`,
    ),
  )
  return judged(mergeParts(data, before, read.parts, read.grid), [...read.diagnostics, ...warnings], rulebook)
}

function hadErrors(text: string, part: string, rulebook: Rulebook): boolean {
  return validate(text, [rulebook]).diagnostics.some(
    ({ severity, path }) => severity === 'error' && (path[0] === 'board' ? path[1] : path[0]) === part,
  )
}

function readForeign(
  map: Readonly<Record<string, unknown>>,
  { title, system }: { readonly title?: string; readonly system?: string },
  rulebooks: readonly Rulebook[],
): TiledReading {
  const able = rulebooks.filter((rulebook) => terrainTypes(rulebook).length > 0)
  const rulebook = system === undefined ? able[0] : able.find(({ id }) => id === system)
  if (!rulebook || (system === undefined && able.length > 1)) {
    const ids = able.map(({ id }) => id)
    const hint = didYouMean(suggest(system ?? '', ids)) ?? `Rulebooks with hexes: ${ids.join(', ')}.`
    const what = system === undefined ? 'name the rulebook with --system' : `${system} has no boards of hexes`
    return { diagnostics: [], refusal: `${what}. ${hint}` }
  }
  const read = readMap(map, terrainTypes(rulebook))
  if (!('parts' in read)) return { diagnostics: read }
  const data = fillTemplate(read.parts, read.grid, rulebook, title ?? textOf(propertiesOf(map)['title']))
  const message = 'Sides, units and victory conditions come from the template, where they fit the map.'
  return judged(data, [...read.diagnostics, finding('tiled/template', message)], rulebook)
}

/** What is wrong with the scenario belongs to no place of the map's text. */
function judged(data: Record<string, unknown>, found: readonly Diagnostic[], rulebook: Rulebook): TiledReading {
  const { diagnostics } = validate(formatYaml(data), [rulebook])
  return {
    data,
    diagnostics: [...found, ...diagnostics.map(({ range: _range, fix: _fix, ...rest }): Diagnostic => rest)],
  }
}
