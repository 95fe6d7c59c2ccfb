// Which packages are in a bundle, by the bundler's own list of modules, and what their licences ask to be passed on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Helpers that a bundler writes into a bundle are code of the bundler. */
const HELPERS = { '\0rolldown/': 'rolldown', '\0vite/': 'vite' }

/** What SPDX calls licences that a package calls otherwise. */
const FONT_LICENCES = { 'dejavu-fonts-ttf': 'Bitstream-Vera' }

/** The packages that modules come from, by name and version. Other files are our own. */
export function packagesOf(moduleIds, root) {
  const modules = new Map()
  for (const id of moduleIds) {
    const folder = folderOf(id, root)
    if (folder === undefined) continue
    modules.set(folder, [...(modules.get(folder) ?? []), id])
  }
  return [...modules].map(([folder, files]) => describePackage(folder, files)).sort(byName)
}

/** A package of which other things are shipped than modules: a font, a program, code that it has written. */
export const packageAt = (name, root) => describePackage(join(root, 'node_modules', name), [])

/** The letters of maps, which are kept here. */
export const mapFont = (root) => describePackage(join(root, 'scripts/fonts'), [])

/** Packages of several bundles, each once. */
export function merged(...lists) {
  const all = new Map(lists.flat().map((one) => [`${one.name}@${one.version}`, one]))
  return [...all.values()].sort(byName)
}

/** The nearest folder around a module that is a package; undefined for a module of ours. */
function folderOf(id, root) {
  for (const [start, name] of Object.entries(HELPERS)) {
    if (id.startsWith(start)) return join(root, 'node_modules', name)
  }
  if (id.startsWith('\0'))
    throw new Error(`nobody knows whose code ${JSON.stringify(id)} is: see scripts/shipped-packages.mjs`)
  if (!id.includes('/node_modules/')) return undefined
  let folder = dirname(id.split('?')[0])
  // Folders of a package may have a package.json of their own, which says how their modules are written.
  while (!isPackage(folder)) folder = dirname(folder)
  return folder
}

function isPackage(folder) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return false
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'))
  return name !== undefined && version !== undefined
}

function describePackage(folder, files) {
  const { name, version, license, author, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = licenceTexts(folder)
  const licence = FONT_LICENCES[name] ?? license ?? spdxOf(texts[0], name)
  const who = typeof author === 'string' ? author.replace(/ *<.*/, '') : author?.name
  if (texts.length === 0) texts.push(standardText(licence, who, name))
  texts.push(...new Set(files.flatMap(headersIn)))
  // A notice leads to this licence, of which everybody is to get a copy.
  const all = texts.join('\n')
  if (/Apache License/.test(all) && !/TERMS AND CONDITIONS FOR USE/.test(all)) texts.push(standardText('Apache-2.0'))
  return { name, version, licence, folder, source: sourceOf(repository, name), texts }
}

/** What a package says in the files that are usual for it. */
function licenceTexts(folder) {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file))
  // Of a bundler, helpers are shipped, and not what it is itself bundled with.
  return files.sort().map((file) => plain(readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled/m)[0]))
}

/** The licence that a package without a file of it names. */
function standardText(licence, author, name) {
  const file = new URL(`licences/${licence}.txt`, import.meta.url)
  if (!existsSync(file))
    throw new Error(`${name} is shipped without the text of its licence, ${licence}: add it to scripts/licences/`)
  return plain(readFileSync(file, 'utf8').replace('AUTHOR', author ?? `the authors of ${name}`))
}

function spdxOf(text, name) {
  if (/^(?:The )?MIT License/i.test(text ?? '')) return 'MIT'
  throw new Error(`${name} does not say which licence it has: see scripts/shipped-packages.mjs`)
}

/** Copyright notices at the head of a file, which may be another's than the package's. */
function headersIn(file) {
  if (file.startsWith('\0')) return []
  const [comment] = /^\s*\/\*[\s\S]*?\*\//.exec(readFileSync(file.split('?')[0], 'utf8')) ?? []
  return comment !== undefined && /copyright/i.test(comment) ? [plain(comment)] : []
}

function sourceOf(repository, name) {
  const address = typeof repository === 'string' ? repository : repository?.url
  const path =
    /github(?:\.com)?[:/]+([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(address ?? '')?.[1] ??
    /^[\w.-]+\/[\w.-]+$/.exec(address ?? '')?.[0]
  return path === undefined ? `https://www.npmjs.com/package/${name}` : `https://github.com/${path}`
}

const plain = (text) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^\uFEFF/, '')
    .trim()

const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1)
