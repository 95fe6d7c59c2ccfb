import { validate } from 'berthier'
import rulebook from 'berthier/rulebooks/vive-lempereur'
import { drawScene, drawSvg, makeSvg, portray, THEMES } from 'berthier/scene'

// What is sound of a battle can be drawn, even where other parts have errors.
const { draft } = validate(rulebook.template, [rulebook])
const portrait = await portray(rulebook, draft)
console.log(portrait.title, portrait.board.kind)

// At once, or shape by shape.
console.log(drawSvg(portrait, { theme: 'dark', width: 800 }).startsWith('<svg'))
const scene = drawScene(portrait, { theme: THEMES.light })
console.log(scene.layers.length > 3, makeSvg(scene).length > 1000)
