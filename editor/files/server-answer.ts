import { FileProblem, type ProblemKind } from './store.ts'

/** The data of an answer; the problem that it tells of is thrown. */
export async function answerOf<Answer>(response: Response): Promise<Answer> {
  const data: unknown = await response.json().catch(() => undefined)
  if (response.ok && data !== undefined) return data as Answer
  const { message, version } = (data ?? {}) as { readonly message?: unknown; readonly version?: unknown }
  const text = typeof message === 'string' ? message : `The server answered ${response.status} without a reason.`
  // A conflict brings the version that is there now.
  throw new FileProblem(version === undefined ? (KINDS[response.status] ?? 'refused') : 'changed', text)
}

const KINDS: Readonly<Record<number, ProblemKind>> = {
  401: 'stranger',
  403: 'forbidden',
  404: 'missing',
  409: 'exists',
  413: 'too-large',
  422: 'unreadable',
  507: 'no-room',
}
