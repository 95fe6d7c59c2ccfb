import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { derive } from '../document/derive.ts'
import { contextOf } from '../document/used-texts.ts'
import { listRulebooks, rulebooksFor } from '../rulebooks/index.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { describeBattle, type Glance, type GlanceRequest, SHARPNESS } from './glance.ts'

addEventListener(
  'message',
  ({ data }: MessageEvent<GlanceRequest>) => void look(data).then((glance) => postMessage(glance)),
)

async function look({ text, used, mode, sharpness }: GlanceRequest): Promise<Glance> {
  const parsed = parseText(text)
  const rulebooks = await rulebooksFor(parsed.data)
  const id = (parsed.data as { readonly system?: unknown } | null | undefined)?.system
  const system = rulebooks.find((one) => one.id === id)
  const tools = system && { system, boardView: await system.loadBoardView(), scenarioEditor: undefined }
  const { portrait } = derive({ fileData: parsed.data, turn: 1, used }, tools ? [tools] : [])
  // The browser makes a file of the picture while the battle is checked.
  const picture = portrait && drawThumbnail(portrait, THEMES[mode], SHARPNESS[sharpness])
  const validation = validate(text, rulebooks, parsed, contextOf(used))
  return { ...describeBattle(validation, system), picture: await picture }
}

// Before it is asked: whoever starts this has a battle to look at.
void listRulebooks()

rethrowRejections()
