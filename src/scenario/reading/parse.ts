import type { CST, Document } from 'yaml'
import type { Path, Range, RawDiagnostic } from '../diagnostic.ts'
import { readPlainYaml } from '../plain-yaml/index.ts'
import { Places } from '../plain-yaml/places.ts'
import { parseCarefully } from './parse-carefully.ts'

/** A scenario's text, understood as YAML: plain data, and where each piece of it stands. */
export type ParsedText = {
  readonly text: string
  readonly document: Document.Parsed
  /** Mappings have no prototype, so that no name in a file can reach one. */
  readonly data: unknown
  readonly findings: readonly RawDiagnostic[]
  readonly ranges: ReadonlyMap<RawDiagnostic, Range>
  locate(path: Path, target?: 'key' | 'value'): Range | undefined
  /** The alias that leads to a value, where the place that is found for it is another: `*name in line 12`. */
  aliasOn(path: Path): string | undefined
}

/**
 * Reads YAML (and so JSON too). Everything wrong with it as YAML is in the findings; the tokens are kept for whoever gives a list.
 * Most texts are plain and sound: the package, which is slow, has a look only where that is not so, or where someone asks for its tree.
 */
export function parseText(text: string, tokens?: CST.Token[]): ParsedText {
  const plain = tokens ? undefined : readPlainYaml(text)
  if (!plain) return parseCarefully(text, tokens)
  return new PlainText(text, plain.data)
}

/** The same for whoever will ask where things stand: in a text without mistakes hardly anybody does. */
export function parseWithPlaces(text: string): ParsedText {
  const places = new Places()
  const plain = readPlainYaml(text, places)
  return plain ? new PlainText(text, plain.data, places) : parseCarefully(text)
}

/** A text that our own reader has understood. A class, because an accessor of a literal would keep every text alive for long. */
class PlainText implements ParsedText {
  readonly data: unknown
  readonly findings = []
  readonly ranges = new Map<RawDiagnostic, Range>()
  readonly text: string
  #document: Document.Parsed | undefined
  #places: Places | undefined

  constructor(text: string, data: unknown, places?: Places) {
    this.text = text
    this.data = data
    this.#places = places
  }

  get document(): Document.Parsed {
    return (this.#document ??= parseCarefully(this.text).document)
  }

  locate(path: Path, target?: 'key' | 'value'): Range | undefined {
    if (!this.#places) readPlainYaml(this.text, (this.#places = new Places()))
    return this.#places.locate(path, target)
  }

  /** Plain texts have no anchors. */
  aliasOn(): undefined {
    return undefined
  }
}
