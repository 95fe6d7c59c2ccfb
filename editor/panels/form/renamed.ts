import type { Path } from '../../../src/scenario/diagnostic.ts'
import type { Change } from '../../../src/scenario/edit/change.ts'
import type { DocumentState } from '../../document/document-state.ts'

/** The changes that give a key another name, with whatever speaks of it as far as the rulebook can tell. */
export function renamed({ data, systemTools }: DocumentState, path: Path, to: string): readonly Change[] {
  const scenarioEditor = systemTools?.scenarioEditor
  if (scenarioEditor && path.length === 2 && path[0] === 'sides')
    return scenarioEditor.sides.rename(data, String(path[1]), to)
  if (scenarioEditor?.kind === 'table') return scenarioEditor.forms.rename(data, path, to)
  return [{ kind: 'rename', path, name: to }]
}
