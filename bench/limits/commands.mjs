// Every command that reads a file: what kinds of input it is meant for, the name that the file has for it, and the words.
// What is no such input, such as any text at all, is tried on all of them.
import { editInto } from './conversation.mjs'

/**
 * `speaks` is what comes in by standard input instead: a conversation about the text.
 * @type {Record<string, {
 *   reads: 'battle' | 'army' | 'cases' | 'replay' | 'set-up' | 'map' | 'certificate' | 'part' | 'configuration' | 'baseline' | 'cache',
 *   file: string,
 *   args: string[],
 *   speaks?: (text: string) => import('./conversation.mjs').Conversation
 * }>}
 */
export const COMMANDS = {
  ...battles({
    validate: ['validate', 'x.yaml'],
    'validate-json': ['validate', '--format', 'json', 'x.yaml'],
    'validate-github': ['validate', '--format', 'github', 'x.yaml'],
    'validate-sarif': ['validate', '--format', 'sarif', 'x.yaml'],
    'validate-junit': ['validate', '--format', 'junit', 'x.yaml'],
    'validate-gitlab': ['validate', '--format', 'gitlab', 'x.yaml'],
    'validate-cached': ['validate', '--cache', 'out.json', 'x.yaml'],
    'write-baseline': ['validate', '--write-baseline', 'out.json', 'x.yaml'],
    'validate-fix': ['validate', '--fix', 'x.yaml'],
    list: ['list', 'x.yaml'],
    fmt: ['fmt', 'x.yaml'],
    'fmt-check': ['fmt', '--check', 'x.yaml'],
    'convert-yaml': ['convert', 'x.yaml', 'out.json'],
    'convert-markdown': ['convert', 'x.yaml', 'out.md'],
    'convert-to-notation': ['convert', 'x.yaml', 'out.txt'],
    preview: ['preview', 'x.yaml', '-o', 'out.svg'],
    'preview-png': ['preview', 'x.yaml', '-o', 'out.png'],
    'preview-pdf': ['preview', 'x.yaml', '-o', 'out.pdf'],
    diff: ['diff', 'x.yaml', 'SOUND'],
    'diff-back': ['diff', 'SOUND', 'x.yaml'],
    'diff-same': ['diff', 'x.yaml', 'x.yaml'],
    'diff-json': ['diff', '--format', 'json', 'x.yaml', 'SOUND'],
    'diff-markdown': ['diff', '--format', 'markdown', 'x.yaml', 'SOUND'],
    'diff-picture': ['diff', 'x.yaml', 'SOUND', '-o', 'out.svg'],
    simulate: ['simulate', 'x.yaml', '--games', '1', '--players', 'random', '--jobs', '1'],
    hex: ['hex', 'A1', 'B2', '--scenario', 'x.yaml'],
    'export-json': ['export', 'x.yaml', '-o', 'out.json', '--force'],
    'export-tiled': ['export', 'x.yaml', '-o', 'out.tmj', '--force'],
    'export-vassal': ['export', 'x.yaml', '-o', 'out.vmod', '--force'],
    'export-html': ['export', 'x.yaml', '-o', 'out.html', '--force'],
    'export-pdf': ['export', 'x.yaml', '-o', 'out.pdf', '--force'],
    'export-all': ['export', '--all', 'x.yaml', '-o', 'out', '--force'],
    new: ['new', 'y.yaml', '--from', 'x.yaml'],
    // Games take as long as they take: the players are the quickest, and there are as few games as the command allows.
    play: ['play', 'x.yaml', '--players', 'random'],
    tournament: ['tournament', 'x.yaml', '--players', 'random,random', '--games', '2', '--jobs', '1'],
    prove: ['prove', 'x.yaml', '--claim', 'french 20..80%', '--players', 'random', '--games', '2', '--jobs', '1'],
    advise: ['advise', 'x.yaml', '--want', 'french 20..80%', '--may', 'turns', '--players', 'random', '--jobs', '1'],
  }),
  lsp: { reads: 'battle', file: 'x.yaml', args: ['lsp'], speaks: editInto },
  'validate-of-json': { reads: 'battle', file: 'x.json', args: ['validate', 'x.json'] },
  'convert-json': { reads: 'battle', file: 'x.json', args: ['convert', 'x.json', 'out.yaml'] },
  cases: { reads: 'cases', file: 'x.yaml', args: ['cases', 'x.yaml'] },
  'cases-json': { reads: 'cases', file: 'x.yaml', args: ['cases', '--format', 'json', 'x.yaml'] },
  'cases-junit': { reads: 'cases', file: 'x.yaml', args: ['cases', '--format', 'junit', 'x.yaml'] },
  'cases-coverage': { reads: 'cases', file: 'x.yaml', args: ['cases', '--coverage', 'x.yaml'] },
  replay: { reads: 'replay', file: 'x.yaml', args: ['replay', 'x.yaml'] },
  'replay-json': { reads: 'replay', file: 'x.json', args: ['replay', '--format', 'json', 'x.json'] },
  'preview-replay': {
    reads: 'replay',
    file: 'x.yaml',
    args: ['preview', 'SOUND', '--replay', 'x.yaml', '-o', 'out.svg'],
  },
  analyse: { reads: 'replay', file: 'x.json', args: ['analyse', 'x.json', '--futures', '1'] },
  verify: { reads: 'certificate', file: 'x.json', args: ['verify', 'x.json', '--sample', '1', '--jobs', '1'] },
  merge: { reads: 'part', file: 'x.json', args: ['merge', 'x.json'] },
  'merge-twice': { reads: 'part', file: 'x.json', args: ['merge', 'x.json', 'x.json'] },
  doctor: { reads: 'configuration', file: 'berthier.config.json', args: ['doctor'] },
  'doctor-yaml': { reads: 'configuration', file: 'berthier.config.yaml', args: ['doctor'] },
  explain: { reads: 'configuration', file: 'berthier.config.json', args: ['explain', 'hex/off-board'] },
  'explain-all': { reads: 'configuration', file: 'berthier.config.yaml', args: ['explain'] },
  rule: { reads: 'configuration', file: 'berthier.config.json', args: ['rule', '6.2'] },
  'validate-as-configured': { reads: 'configuration', file: 'berthier.config.json', args: ['validate', 'SOUND'] },
  baseline: { reads: 'baseline', file: 'x.json', args: ['validate', '--baseline', 'x.json', 'SOUND'] },
  'baseline-again': { reads: 'baseline', file: 'x.json', args: ['validate', '--write-baseline', 'x.json', 'SOUND'] },
  cache: { reads: 'cache', file: 'x.json', args: ['validate', '--cache', 'x.json', 'SOUND'] },
  // USING is a battle that uses the file.
  'validate-army': { reads: 'army', file: 'x.yaml', args: ['validate', 'x.yaml'] },
  'fmt-army': { reads: 'army', file: 'x.yaml', args: ['fmt', 'x.yaml'] },
  'validate-using': { reads: 'army', file: 'x.yaml', args: ['validate', 'USING'] },
  'inline-using': { reads: 'army', file: 'x.yaml', args: ['convert', '--inline', 'USING', 'out.json'] },
  'convert-notation': { reads: 'set-up', file: 'x.txt', args: ['convert', 'x.txt', 'out.yaml', '--system', 'SYSTEM'] },
  'convert-tiled': { reads: 'map', file: 'x.tmj', args: ['convert', 'x.tmj', 'out.yaml', '--system', 'SYSTEM'] },
}

function battles(commands) {
  return Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [name, { reads: 'battle', file: 'x.yaml', args }]),
  )
}
