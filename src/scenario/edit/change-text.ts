import type { Path, TextEdit } from '../diagnostic.ts'
import { printTree } from '../format/print.ts'
import type { Collection } from '../format/tree.ts'
import { isSame } from '../plain-data.ts'
import { parseText } from '../reading/parse.ts'
import { type JsonSchema, placeAt, rootPlace, type SchemaPlace } from '../schema/nodes.ts'
import { compareTexts } from './align.ts'
import { type Change, ImpossibleChange } from './change.ts'
import { changeData } from './change-data.ts'
import { changeTree } from './change-tree.ts'
import { emitCollection } from './emit.ts'
import { makePiece } from './make-piece.ts'
import { moveInTree } from './move-entry.ts'
import { readPart } from './read-part.ts'
import { regionsFor, type TextRegion } from './regions.ts'
import { SoundTexts } from './sound-texts.ts'
import { givenEdits, plainText, shifted } from './source-text.ts'
import { applyEdits } from './text-edits.ts'

/**
 * The edits, in order, that make a scenario's text say what its data say after the changes. Comments, order, quotes,
 * layout and line ends stay wherever no change touches them. New values are laid out as the formatter does it, so that
 * a text in canonical form stays in it, as far as the changes have their data in canonical order and notation; that takes
 * the schema of its rulebook. Whoever changes a text again and again hands the texts along that are known to be sound.
 */
export function changeText(
  text: string,
  changes: readonly Change[],
  schema?: JsonSchema,
  sound = new SoundTexts(),
): readonly TextEdit[] {
  const [first] = changes
  if (!first) return []
  if (!sound.has(text)) throw notYaml(first.path)
  const source = plainText(text)
  const regions = regionsFor(source, changes)
  const root = schema && rootPlace(schema)
  const edits = regions
    .flatMap((region) => editRegion(region, root).map((edit) => shifted(edit, region.offset)))
    .toSorted((a, b) => a.range[0] - b.range[0])
  const given = givenEdits(text, edits)
  sound.add(applyEdits(text, given))
  return given
}

function notYaml(path: Path): ImpossibleChange {
  return new ImpossibleChange(path, 'The text is not valid YAML. Fix it before you change anything else.')
}

function editRegion({ text, above, changes }: TextRegion, schema: SchemaPlace | undefined): readonly TextEdit[] {
  const part = readPart(text)
  if (!part) throw notYaml(changes[0]!.path)
  const { tree } = part
  const place = (data: unknown) => schema && placeAt(schema, within(above, data), above)
  let { data } = part
  let root = tree?.root
  for (const change of changes) {
    data = changeData(data, [change])
    const surroundings = { depth: above.length, aliased: part.aliased }
    const move =
      root &&
      (change.kind === 'move'
        ? moveInTree(root, change, data, place(data), surroundings)
        : changeTree(root, change, data, place(data), surroundings))
    root = move as Collection | undefined
  }
  if (!tree) return [appendFile(text, makePiece(data, place(data), 0) as Collection)]
  if (root === tree.root) return []
  const isCanonical = above.length === 0 && printTree(tree) === text
  const edits =
    (isCanonical ? undefined : emitCollection(text, tree.root, root!)) ??
    compareTexts(text, printTree({ ...tree, root: root! }), 0)
  if (part.isTied) requireSame(text, edits, data, changes[0]!)
  return edits
}

/** A scenario for a text that has none, but comments perhaps. */
function appendFile(text: string, root: Collection): TextEdit {
  const gap = text === '' || text.endsWith('\n') ? '' : '\n'
  return { range: [text.length, text.length], text: gap + printTree({ root, head: [], headIsApart: false }) }
}

/** Data that have no more than these at a path. */
function within(path: Path, data: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'string') return { [step]: inner }
    const list: unknown[] = []
    list[step] = inner
    return list
  }, data)
}

/** With anchors and aliases, a change in one place may be one in another. */
function requireSame(source: string, edits: readonly TextEdit[], data: unknown, { path }: Change): void {
  const { findings, data: result } = parseText(applyEdits(source, edits))
  if (findings.length > 0 || !isSame(result, data)) {
    throw new ImpossibleChange(path, 'An anchor or alias blocks this change. Replace it with its value first.')
  }
}
