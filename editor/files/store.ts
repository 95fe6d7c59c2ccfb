/** A file as a list has it. Its version changes whenever its content does. */
export type FileEntry = {
  readonly path: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly modified: number
  readonly title?: string
  readonly system?: string
  readonly date?: string
  /** Told of files that are no battles. */
  readonly kind?: 'definitions'
}

export type FileListing = {
  readonly files: readonly FileEntry[]
  /** What is there and cannot be opened. */
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

/** A file as it was when it was read. */
export type FileVersion = { readonly text: string; readonly version: string }

/** How saving ended. After a conflict nothing is changed; the text is what somebody else has put there, undefined if they removed it. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'conflict'; readonly present: FileVersion | undefined }

/** What somebody else did to files, or that nothing can be heard of them for a while. */
export type FileNews =
  | { readonly kind: 'added' | 'changed'; readonly path: string; readonly version: string }
  | { readonly kind: 'removed'; readonly path: string }
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'found' }

/** A file to be given to the person, and what there is to say of it. */
export type ExportedFile = { readonly name: string; readonly content: Blob; readonly note?: string }

/** Where files are. What fails throws a `FileProblem`. */
export interface FileStore {
  readonly kind: 'server' | 'disk' | 'browser'
  /** Tells stores apart, the same at each start: unsaved work is kept by it. */
  readonly id: string
  /** What a person calls it. */
  readonly name: string
  /** Whether files can be renamed, duplicated and removed here. */
  readonly canManage: boolean
  list(): Promise<FileListing>
  read(path: string): Promise<FileVersion>
  /** Replaces what a file holds, if that is still the version that was read. */
  save(path: string, text: string, version: string): Promise<SaveResult>
  /** Makes a new file, and never overwrites one. The person may have chosen another name on the way. */
  create(path: string, text: string): Promise<{ readonly path: string; readonly version: string }>
  duplicate(from: string, to: string): Promise<void>
  /** Never overwrites a file. */
  rename(from: string, to: string): Promise<void>
  /** Removes a file, if it is still the version that was read. */
  remove(path: string, version: string): Promise<void>
  /** Makes a battle's whole text into a file for other programs, with the code of the command line; only where that runs. */
  exportAs?(text: string, options: Readonly<Record<string, string>>): Promise<ExportedFile>
  /** Listens until the function that it returns is called. */
  watch(listener: (news: FileNews) => void): () => void
}

/** What kind of thing went wrong, where that makes a difference. */
export type ProblemKind =
  /** The server is not there, or is another one than the page was made by. */
  | 'unreachable'
  | 'stranger'
  | 'missing'
  | 'exists'
  | 'changed'
  | 'forbidden'
  | 'no-room'
  | 'too-large'
  | 'unreadable'
  /** The person closed a dialogue of the browser. */
  | 'cancelled'
  | 'refused'

/** Why something cannot be done with a file; its message is for the person in front of the page. */
export class FileProblem extends Error {
  readonly kind: ProblemKind

  constructor(kind: ProblemKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** A name that nobody else has: for versions and pages. */
export function anyName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
