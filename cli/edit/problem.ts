import { reason } from '../files/files.ts'
import { WriteRefusal } from '../safe-file/write-refusal.ts'

/** Why a request cannot be carried out: a status of HTTP, and a sentence for the person in front of the page. */
export class RequestError extends Error {
  readonly status: number
  /** What else the page needs to know, such as the text that a file has now. */
  readonly details: Readonly<Record<string, unknown>>

  /** `cause` is the error of the file system, where there was one. */
  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.details = details
  }
}

/** What an error of the file system means for the file that was asked for; anything else is passed on. */
export function problemWith(path: string, error: unknown): unknown {
  if (error instanceof WriteRefusal) return problemOf(path, error)
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  if (error instanceof RequestError || code === undefined) return error
  const [status, message] = describeError(path, code, error)
  return new RequestError(status, message, {}, error)
}

function describeError(path: string, code: string, error: unknown): [status: number, message: string] {
  if (NO_ROOM.has(code)) return [507, `The disk is full: ${path} was not changed.`]
  if (NO_RIGHT.has(code)) return [403, `${path} cannot be read or written: ${reason(error)}.`]
  if (code === 'ENOENT') return [404, `${path} does not exist.`]
  if (code === 'EEXIST') return [409, `${path} already exists. Choose another name.`]
  if (code === 'ENOTDIR') return [400, `${path}: a part of this path is a file, not a folder.`]
  if (code === 'ENAMETOOLONG') return [400, 'This name is too long. Choose a shorter one.']
  return [500, `The disk refuses ${path}: ${reason(error)}.`]
}

function problemOf(path: string, { why, message }: WriteRefusal): RequestError {
  if (why === 'exists') return new RequestError(409, `${path} already exists. Choose another name.`)
  if (why === 'read-only') return new RequestError(403, `${path} is read-only. Nothing was changed.`)
  return new RequestError(403, `${path} was not changed: ${message}.`)
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS'])
