import { makeSequence } from './sequence.ts'

/** A trait of a piece: what it is, and the state in which it begins. */
export type Trait = { readonly type: string; readonly state: string }

/** Keys, as VASSAL counts them: Ctrl and a letter. */
const ctrl = (letter: string) => `${letter.charCodeAt(0)},130`
const [CLOCKWISE, ANTICLOCKWISE] = ['93,130', '91,130']

/** A whole piece: its traits from the outermost to the innermost, and what lies below them all. */
export function makePiece(traits: readonly Trait[], basic: Trait): string {
  const all = [...traits, basic]
  const nest = (values: readonly string[]) => values.reduceRight((inner, outer) => makeSequence([outer, inner], '\t'))
  return `+/${makeSequence(['null', nest(all.map(({ type }) => type)), nest(all.map(({ state }) => state))], '/')}`
}

/** The piece itself: a picture and a name. */
export function basicPiece(image: string, name: string, id: number | ''): Trait {
  return { type: trait('piece', ['', '', image, name]), state: makeSequence(['null', 0, 0, id, 0], ';') }
}

/** Takes over the traits of a prototype. */
export const prototype = (name: string): Trait => ({ type: trait('prototype', [name]), state: '' })

export const deletable = (command: string): Trait => ({ type: trait('delete', [command, ctrl('D'), '']), state: '' })

/** Properties that never change. */
export function markers(values: Readonly<Record<string, string>>): Trait {
  return {
    type: `mark;${makeSequence(Object.keys(values), ',')}`,
    state: makeSequence(Object.values(values), ','),
  }
}

/** A text below the piece. */
export function label(text: string): Trait {
  const font = ['SansSerif', 1]
  const place = ['b', 2, 'c', 0, 't', 'c']
  return {
    type: trait('label', ['', '', 12, '255,255,255', '0,0,0', ...place, '$pieceName$', ...font, 0, 'Label', '']),
    state: text,
  }
}

/** Turns what is below it to one of so many directions. */
export function facings(count: number, facing: number): Trait {
  return {
    type: trait('rotate', [count, CLOCKWISE, ANTICLOCKWISE, 'Turn right', 'Turn left', '', '', 'Facing', '']),
    state: String(facing),
  }
}

/** Pictures of which one is shown: the first at full strength, the last with one element left. */
export function strengthLayer(images: readonly string[], names: readonly string[], level: number): Trait {
  return layer({
    name: 'Strength',
    images,
    names,
    up: { command: 'Lose an element', key: ctrl('L') },
    down: { command: 'Recover an element', key: ctrl('R') },
    isSwitched: undefined,
    state: level,
  })
}

/** A picture that can be put on the piece and taken off. */
export function switchedLayer(name: string, command: string, image: string, isOn: boolean): Trait {
  const none = { command: '', key: '' }
  return layer({
    name,
    images: [image],
    names: ['+ (in square)'],
    up: none,
    down: none,
    isSwitched: command,
    state: isOn ? 1 : -1,
  })
}

type Layer = {
  readonly name: string
  readonly images: readonly string[]
  /** What each picture adds to the name of the piece. */
  readonly names: readonly string[]
  readonly up: { readonly command: string; readonly key: string }
  readonly down: { readonly command: string; readonly key: string }
  /** The command that shows and hides the layer; none where it is always shown. */
  readonly isSwitched: string | undefined
  readonly state: number
}

function layer({ name, images, names, up, down, isSwitched, state }: Layer): Trait {
  // Ctrl as the old form of the keys has it; the new ones stand at the end.
  const old = (command: string, key = '') => [command, 2, key]
  const hasSwitch = isSwitched !== undefined
  const reset = ['', '', 1]
  const place = [false, 0, 0]
  const chance = ['', '']
  const followed = [false, '', 1]
  // The version of the keys that follow, and whether the layer is always shown.
  const keys = [1, !hasSwitch, hasSwitch ? ctrl('S') : '', up.key, down.key]
  const fields = [
    ...old(isSwitched ?? '', hasSwitch ? 'S' : ''),
    ...old(up.command),
    ...old(down.command),
    ...reset,
    ...place,
    makeSequence(images, ','),
    makeSequence(names, ','),
    // No loop from the last picture to the first.
    false,
    name,
    ...chance,
    ...followed,
    ...keys,
  ]
  return { type: trait('emb2', fields), state: String(state) }
}

const trait = (id: string, fields: readonly (string | number | boolean)[]) => `${id};${makeSequence(fields, ';')}`
