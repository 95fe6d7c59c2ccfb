import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { UsedFile } from '../../src/scenario/validation.ts'
import { uriOf } from './addresses.ts'
import { type LspDiagnosticList, toLspDiagnostics } from './diagnostics.ts'
import type { OpenDocument } from './open-document.ts'

/** What is shown of files: their own problems while they are open, and those that open battles find in the files that they use. */
export class Published {
  readonly #documents: ReadonlyMap<string, OpenDocument>
  /** The files that each open battle uses, by its address. */
  readonly #used = new Map<string, readonly UsedFile[]>()

  constructor(documents: ReadonlyMap<string, OpenDocument>) {
    this.#documents = documents
  }

  /** Notes what a document uses now. Returns the addresses of other files about which something else may be shown than before. */
  note(document: OpenDocument): readonly string[] {
    const before = this.#used.get(document.uri) ?? []
    const used = document.isScenario ? (document.check().used ?? []) : []
    if (used.length > 0) this.#used.set(document.uri, used)
    else this.#used.delete(document.uri)
    return [...new Set([...before, ...used].map(({ path }) => uriOf(path)))]
  }

  /** Forgets a document that was closed. */
  forget(uri: string): readonly string[] {
    const before = this.#used.get(uri) ?? []
    this.#used.delete(uri)
    return before.map(({ path }) => uriOf(path))
  }

  /** The open documents that use a file, or that miss one. */
  usersOf(uri: string): readonly OpenDocument[] {
    return [...this.#documents.values()].filter((document) => {
      if (document.uri === uri || !document.isScenario) return false
      const { used = [], diagnostics } = document.check()
      return used.some(({ path }) => uriOf(path) === uri) || diagnostics.some(({ code }) => code.startsWith('uses/'))
    })
  }

  /** What is shown of a file. */
  about(uri: string): LspDiagnosticList {
    const open = this.#documents.get(uri)
    const own = open?.isScenario ? open.check().diagnostics : []
    const seen = new Set(own.map(keyOf))
    const found = [...this.#used.values()].flat().filter(({ path }) => uriOf(path) === uri)
    const others = found.flatMap(({ diagnostics }) =>
      diagnostics.filter((one) => {
        const isNew = !seen.has(keyOf(one))
        seen.add(keyOf(one))
        return isNew
      }),
    )
    const text = open ?? TextDocument.create(uri, 'yaml', 0, found[0]?.text ?? '')
    return toLspDiagnostics([...own, ...others], text)
  }
}

const keyOf = ({ code, message, range }: Diagnostic) => JSON.stringify([code, message, range])
