import type { Change } from '../../src/scenario/edit/change.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import { slug } from '../../src/scenario/wording.ts'

/** Whether the short name of a battle is its title's. */
export const isNamedByTitle = (data: unknown) => {
  const title = valueAt(data, ['title'])
  return typeof title === 'string' && valueAt(data, ['id']) === slug(title)
}

/** Another title. The short name goes along where it shall follow, and with that the name that is proposed for the file. */
export function retitle(title: string, follows: boolean): Change[] {
  const changes: Change[] = [{ kind: 'set', path: ['title'], value: title }]
  if (follows && slug(title) !== '') changes.push({ kind: 'set', path: ['id'], value: slug(title) })
  return changes
}
