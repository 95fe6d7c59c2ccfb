import { DIRECTIONS } from '../../../src/board/hex-grid.ts'
import { floodFrom } from '../../../src/board/hex-shapes.ts'
import { hexBeyond, hexOfSide, plainSide } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { HexSurvey } from '../../../src/engine/hex-scenario-editor.ts'
import type { SurveyedPiece } from '../../../src/engine/scenario-editor.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import { gridOf, hexPaletteIn } from '../../document/board.ts'
import { hexSurveyOf, onHexes } from '../../document/by-board.ts'
import type { Workbench } from '../../state/workbench.ts'
import { scoutFrom } from '../../tools/hexes/scout.ts'
import { pick, pickedIn, stackIn } from '../../view/stack.ts'
import { clearSelection } from '../clear.ts'
import type { BoardMenu, MenuPart, Pointed } from './board-menu.ts'

/** What can be done to a hex and all that is in it or at its sides. */
export function hexMenu(workbench: Workbench, layout: BoardLayout, pointed: Pointed): BoardMenu | undefined {
  const { document, view } = workbench
  const survey = hexSurveyOf(document.state)
  const { place: hex } = pointed
  if (!survey) return undefined
  if (!view.getState().selection.has(hex)) view.setState({ selection: new Set([hex]), cursor: hex, fanned: undefined })
  else view.setState({ cursor: hex })
  const { selection } = view.getState()
  const label = layout.label(hex)
  const picked = pickedIn(view.getState(), document.state)
  const units = selection.size > 1 ? [] : stackIn(document.state, hex).map(({ piece }) => piece)
  return {
    title: selection.size > 1 ? `${selection.size} hexes` : label,
    parts: [
      ...units.map((unit) => unitPart(workbench, unit, units.length > 1 && unit !== picked)),
      groundPart(workbench, survey, hex, label),
      namePart(workbench, survey, pointed, label),
      sidePart(workbench, pointed),
      areaPart(workbench, survey, hex, label),
    ],
  }
}

function unitPart({ document, view }: Workbench, unit: SurveyedPiece, isPickable: boolean): MenuPart {
  const { path, label, facing } = unit
  const turn = (by: number) => {
    const to = (facing! + by + DIRECTIONS.length) % DIRECTIONS.length
    document.draw(`Turn ${label} to ${DIRECTIONS[to]}`, (scenarioEditor, draft) =>
      scenarioEditor.pieces.turn(draft, [path], to),
    )
  }
  return {
    title: label,
    entries: [
      ...(isPickable ? [{ label: `Pick ${label}`, run: () => view.setState(pick(unit)) }] : []),
      { label: `Name ${label}…`, run: () => view.setState({ namingThing: path }) },
      ...(facing === undefined
        ? []
        : [
            { label: `Turn ${label} clockwise`, keys: '.', run: () => turn(1) },
            { label: `Turn ${label} anticlockwise`, keys: ',', run: () => turn(-1) },
          ]),
      {
        label: `Remove ${label}`,
        run: () =>
          void document.draw(`Remove ${label}`, (scenarioEditor, draft) =>
            scenarioEditor.pieces.dismiss(draft, [path]),
          ),
      },
    ],
  }
}

function groundPart(workbench: Workbench, survey: HexSurvey, hex: number, label: string): MenuPart {
  const { document, view } = workbench
  const grid = gridOf(document.state)!
  const terrain = hexPaletteIn(document.state)?.terrain.find(({ id }) => id === survey.terrain[hex])
  const ways = survey.ways.filter(({ hexes }) => hexes.includes(hex))
  return {
    title: terrain?.name ?? label,
    entries: [
      ...(terrain
        ? [
            {
              label: `Paint with ${terrain.name.toLowerCase()}`,
              run: () => view.setState({ tool: 'brush' as const, terrain: terrain.id }),
            },
            {
              label: `Select all ${terrain.name.toLowerCase()} around`,
              run: () =>
                view.setState({
                  selection: new Set(floodFrom(grid, hex, (other) => survey.terrain[other] === survey.terrain[hex])),
                }),
            },
          ]
        : []),
      ...ways.map(({ path, kind, name }) => ({
        label: `Remove the whole ${name ?? kind}`,
        run: () => void document.change(`Remove the ${name ?? kind}`, [{ kind: 'remove', path }]),
      })),
      { label: `Look from ${label}`, run: () => void scoutFrom({ document, view, grid }, hex) },
      { label: 'Clear: units first, then the ground', keys: 'Delete', run: () => clearSelection(workbench) },
    ],
  }
}

function namePart({ document, view }: Workbench, survey: HexSurvey, { place, name }: Pointed, label: string): MenuPart {
  const names = survey.areas.filter(({ kind }) => kind === 'name')
  const named = names.find(({ path }) => path.at(-1) === name) ?? names.find(({ hexes }) => hexes.includes(place))
  if (!named) {
    const hexes = [...view.getState().selection]
    const what = hexes.length > 1 ? `${hexes.length} hexes` : label
    return { entries: [{ label: `Name ${what}…`, keys: 'N', run: () => view.setState({ namingHexes: hexes }) }] }
  }
  const words = String(named.path.at(-1))
  return {
    title: words,
    entries: [
      { label: `Rename ${words}…`, keys: 'N', run: () => view.setState({ namingHexes: named.hexes }) },
      {
        label: `Remove the name ${words}`,
        run: () => void document.change(`Remove the name ${words}`, [{ kind: 'remove', path: named.path }]),
      },
    ],
  }
}

/** What lies on the side of the hex that is nearest to the pointer. */
function sidePart({ document, view }: Workbench, { side }: Pointed): MenuPart {
  const board = document.state.portrait?.board
  const grid = gridOf(document.state)
  if (side === undefined || side === NOWHERE || board?.kind !== 'hex' || !grid) return { entries: [] }
  const there = (board.hexsides ?? []).filter((one) => plainSide(grid, one.side) === plainSide(grid, side))
  const where = `${grid.label(hexOfSide(side))}/${grid.label(hexBeyond(grid, side))}`
  if (there.length === 0) return { entries: [] }
  const kind = hexPaletteIn(document.state)?.hexsides.find(({ name }) => name === there[0]!.name)
  return {
    title: `Hexside ${where}`,
    entries: [
      ...(kind
        ? [
            {
              label: `Paint with ${kind.name.toLowerCase()}`,
              run: () => view.setState({ tool: 'hexside' as const, hexside: kind.id }),
            },
          ]
        : []),
      {
        label: `Clear ${where}`,
        run: () =>
          void document.draw(
            `Clear ${where}`,
            onHexes((scenarioEditor, draft) => scenarioEditor.ground.paintHexsides(draft, [side], undefined)),
          ),
      },
    ],
  }
}

/** The areas that the hex belongs to, and the one that the zone tool works on. */
function areaPart({ document, view }: Workbench, survey: HexSurvey, hex: number, label: string): MenuPart {
  const inside = survey.areas.filter(({ kind, hexes }) => kind !== 'name' && hexes.includes(hex))
  return {
    title: 'Areas',
    entries: inside.flatMap((area) => [
      {
        label: `Change ${area.label}`,
        run: () => view.setState({ tool: 'zone' as const, area: area.path }),
      },
      // What shares the board out keeps every hex.
      ...(area.kind === 'sector'
        ? []
        : [
            {
              label: `Take ${label} out of ${area.label}`,
              run: () =>
                void document.draw(
                  `${area.label}: remove ${label}`,
                  onHexes((scenarioEditor, draft) => scenarioEditor.ground.mark(draft, area.path, [hex], false)),
                ),
            },
          ]),
    ]),
  }
}
