// A plug-in of the linter: who may import whom.
import { dirname, join, relative, sep } from 'node:path'

/**
 * The layers of the project, from the ground up, each with those that it stands on. A file imports from its own layer, from those
 * below it and theirs, and from nowhere else. `*` stands for any folder: rulebooks are layers side by side and never meet.
 */
export const LAYERS = {
  'src/board': [],
  'src/scenario': ['src/board'],
  'src/engine': ['src/scenario'],
  'src/systems/*': ['src/engine'],
  'src/systems/index.ts': ['src/systems/*'],
  'src/systems/lazily.ts': ['src/systems/*'],
  'src/players': ['src/engine'],
  'src/balance': ['src/players'],
  'src/analysis': ['src/players'],
  'src/scene': ['src/engine'],
  'src/export': ['src/scene'],
  'src/library': ['src/analysis', 'src/balance', 'src/scene'],
  cli: ['src/analysis', 'src/balance', 'src/export', 'src/systems/index.ts', 'src/systems/lazily.ts'],

  // The editor, from what it asks of a browser to the page around it all.
  'editor/browser': [],
  'editor/rulebooks': ['src/systems/lazily.ts'],
  'editor/widgets': ['editor/browser', 'src/scene'],
  'editor/canvas': ['editor/widgets', 'src/systems/index.ts'],
  'editor/fan': ['editor/canvas'],
  'editor/files': ['editor/browser', 'editor/rulebooks'],
  'editor/play': ['editor/fan', 'editor/files', 'src/analysis'],
  'editor/export-page': ['editor/play', 'src/export'],
  'editor/document': ['src/scene', 'editor/browser', 'editor/rulebooks'],
  'editor/view': ['editor/document'],
  'editor/tools': ['editor/view'],
  'editor/state': ['editor/tools', 'editor/files'],
  'editor/commands': ['editor/state'],
  'editor/text': ['editor/state'],
  'editor/panels': ['editor/commands', 'editor/widgets'],
  'editor/dialogs': ['editor/commands', 'editor/widgets'],
  'editor/home': ['editor/dialogs', 'editor/canvas'],
  'editor/balance': ['editor/state', 'editor/canvas', 'src/balance'],
  'editor/playtest': ['editor/state', 'editor/play'],
  'editor/shell': ['editor/panels', 'editor/text', 'editor/home', 'editor/balance', 'editor/playtest'],
  'editor/main.tsx': ['editor/shell'],
}

/** Where packages that would tie a layer to a machine or a screen may be imported. */
const PACKAGES = [
  {
    name: /^node:/,
    within: /^(?!src\/|editor\/)|\/vite\.config\.ts$/,
    why: 'src and editor run in browsers: no file system, no process',
  },
  {
    name: /^konva(\/|$)/,
    within: /^editor\/canvas\//,
    why: 'only editor/canvas draws with Konva',
  },
]

const layers = Object.keys(LAYERS).map((folder) => ({
  folder,
  pattern: new RegExp(`^(${folder.replace('.', '\\.').replace('*', '[^/]+(?=/)')})(/|$)`),
}))

/** The layer that a file of the project belongs to, and the folder that stands for it. */
export function layerOf(file) {
  for (const { folder, pattern } of layers) {
    const found = pattern.exec(file)
    if (found) return { layer: folder, folder: found[1] }
  }
  return undefined
}

/** Whether files of one layer may import those of another. */
export function standsOn(layer, other) {
  return LAYERS[layer].some((below) => below === other || standsOn(below, other))
}

/** Why a file may not import another, or a package; nothing where it may. */
export function objection(file, specifier) {
  if (!specifier.startsWith('.')) {
    const broken = PACKAGES.find(({ name, within }) => name.test(specifier) && !within.test(file))
    return broken && `${specifier} is out of place here: ${broken.why}.`
  }
  const target = join(dirname(file), specifier.replace(/\?.*$/, ''))
  const [from, to] = [layerOf(file), layerOf(target)]
  if (!from || !to || from.folder === to.folder) return undefined
  if (from.layer === to.layer) return `${from.folder} and ${to.folder} stand side by side and never import each other.`
  return standsOn(from.layer, to.layer)
    ? undefined
    : `${from.folder} does not stand on ${to.folder}: see LAYERS in scripts/lint/layers.mjs.`
}

const imports = {
  create(context) {
    const file = relative(process.cwd(), context.filename).split(sep).join('/')
    const check = (node) => {
      const { source } = node
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = objection(file, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'layers' }, rules: { imports } }
