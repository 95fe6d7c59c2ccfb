import { parseText } from '../../src/scenario/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { rethrowRejections } from '../browser/worker-errors.ts'
import { contextOf } from '../document/used-texts.ts'
import { rulebooksFor } from '../rulebooks/index.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { describeBattle, type Glance, type GlanceRequest } from './glance.ts'

addEventListener(
  'message',
  ({ data }: MessageEvent<GlanceRequest>) => void look(data).then((glance) => postMessage(glance)),
)

async function look({ text, used, mode }: GlanceRequest): Promise<Glance> {
  const parsed = parseText(text)
  const rulebooks = await rulebooksFor(parsed.data)
  const validation = validate(text, rulebooks, parsed, contextOf(used))
  const id = (validation.draft as { readonly system?: unknown } | undefined)?.system
  const system = rulebooks.find((one) => one.id === id)
  const boardView = await system?.loadBoardView()
  const portrait = boardView?.portrayScenario(validation.draft, 1)
  return {
    ...describeBattle(validation, system),
    picture: portrait && (await drawThumbnail(portrait, THEMES[mode])),
  }
}

rethrowRejections()
