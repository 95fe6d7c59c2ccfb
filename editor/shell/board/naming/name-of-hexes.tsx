import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hexSurveyOf, onHexes } from '../../../document/by-board.ts'
import { useDocument, useWorkbench } from '../../../state/workbench.ts'
import { IconButton } from '../../../widgets/icon-button.tsx'
import { InPlace } from './in-place.tsx'
import type { NamingProps } from './index.tsx'

/** What hexes are called. On hexes that have a name, it is changed or taken away. */
export function NameOfHexes({ layout, hexes, ...rest }: NamingProps & { readonly hexes: readonly number[] }) {
  const { document, view } = useWorkbench()
  const areas = useDocument((state) => hexSurveyOf(state)?.areas) ?? []
  const present = areas.find((area) => area.kind === 'name' && hexes.some((hex) => area.hexes.includes(hex)))
  const [name, setName] = useState(present ? String(present.path.at(-1)) : '')
  const close = () => view.setState({ namingHexes: undefined })
  const where = hexes.length > 4 ? `${hexes.length} hexes` : hexes.map((hex) => layout.label(hex)).join(', ')
  const wanted = name.trim()
  const namesake = areas.find((area) => area.kind === 'name' && area !== present && area.path.at(-1) === wanted)
  const isWrong = present !== undefined && namesake !== undefined
  const submit = () => {
    if (present && wanted !== '' && wanted !== present.path.at(-1)) {
      document.change(`Rename ${String(present.path.at(-1))} to ${wanted}`, [
        { kind: 'rename', path: present.path, name: wanted },
      ])
    } else if (!present && wanted !== '') {
      document.draw(
        `Name ${where} ${wanted}`,
        onHexes((scenarioEditor, draft) => scenarioEditor.ground.mark(draft, ['board', 'names', wanted], hexes, true)),
      )
    }
    close()
  }
  const remove = () => {
    document.change(`Remove the name ${String(present!.path.at(-1))}`, [{ kind: 'remove', path: present!.path }])
    close()
  }
  return (
    <InPlace
      {...rest}
      title={`Name of ${where}`}
      place={hexes[0]!}
      value={name}
      onValue={setName}
      isWrong={isWrong}
      note={noteOn(wanted, namesake !== undefined, present !== undefined)}
      onSubmit={submit}
      onCancel={close}
    >
      {present && (
        <IconButton label="Remove the name" onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </InPlace>
  )
}

function noteOn(wanted: string, isTaken: boolean, isRenamed: boolean): string | undefined {
  if (!isTaken) return undefined
  return isRenamed
    ? `A place called ${wanted} already exists.`
    : `A place called ${wanted} already exists. These hexes become part of it.`
}
