import type { HexOrTable } from '../document/board.ts'
import type { Workbench } from '../state/workbench.ts'

/** What can be asked of the whole page, beside the tools: for keys, menus and the sheet of shortcuts. */
export type Command = {
  readonly id: string
  readonly name: string
  /** As pressed: `Ctrl+Z`; Ctrl stands for Cmd on a Mac. */
  readonly keys: readonly string[]
  readonly group: 'File' | 'Edit' | 'Map' | 'View' | 'Tools'
  /** The kind of board that it is for, where it is not for all. */
  readonly board?: HexOrTable
  /** Whether its keys change the map, so that they are meant only where the map has the keyboard. */
  readonly isOfBoard?: true
  /** Whether a line divides it from those before it in menus. */
  readonly opensPart?: true
  /** Whether it could do nothing now. */
  isOff?(workbench: Workbench, page: PageActions): boolean
  /** Of something that is shown or not: whether it is. */
  isOn?(workbench: Workbench): boolean
  run(workbench: Workbench, page: PageActions): void
}

/** What commands ask of the page around the document. */
export interface PageActions {
  save(): void
  saveAs(): void
  /** Shows all battles. */
  goHome(): void
  /** Opens a file of this computer, wherever it is. */
  openFromDisk(): void
  newBattle(): void
  /** Has a file of another format chosen and opens what it becomes. */
  importBattle(): void
  /** Whether the file has a name here that it could lose or share. */
  readonly isNamed: boolean
  /** Asks what the file, or a copy of it, is to be called. */
  nameFile(as: 'duplicate' | 'rename'): void
  /** Has the browser keep the file among its downloads. */
  download(): void
  share(): void
  /** Lets the person choose what the battle becomes for others. */
  exportBattle(): void
  /** Has the battle played, or goes on with the game that was left. */
  play(): void
  fit(): void
  zoom(by: number): void
  openHelp(): void
  /** Finds anything by its name. */
  openPalette(): void
}
