import { brush, fill } from './brush.ts'
import { erase } from './erase.ts'
import { facing } from './facing.ts'
import { name } from './name.ts'
import { scout } from './scout.ts'
import { select } from './select.ts'
import { stamp } from './stamp.ts'
import type { Tool, ToolId } from './tool.ts'
import { way } from './way.ts'
import { zone } from './zone.ts'

/** All tools, in the order of the toolbar. */
export const TOOLS: readonly Tool[] = [select, brush, fill, erase, way, stamp, facing, name, zone, scout]

export const toolById = (id: ToolId): Tool => TOOLS.find((tool) => tool.id === id)!
