import type { Command } from 'commander'
import { type CommandEntry, listCommands, type OptionEntry } from '../grammar.ts'
import { EXIT, type Io } from '../io.ts'

type Shell = 'bash' | 'zsh' | 'fish'

/** `berthier completions`: a script that completes commands, options and their words in a shell. */
export function runCompletions(shell: Shell, program: Command, io: Io): number {
  const commands = listCommands(program)
  io.stdout.write(`${{ bash, zsh, fish }[shell](commands)}\n`)
  return EXIT.clean
}

/** Files are completed where nothing else is. */
function bash(commands: readonly CommandEntry[]): string {
  return [
    '# berthier completions bash > ~/.local/share/bash-completion/completions/berthier',
    '_berthier() {',
    '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}',
    '  COMPREPLY=()',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} help" -- "$word"))`,
    '    return',
    '  fi',
    '  case "${COMP_WORDS[1]} $before" in',
    ...commands.flatMap(({ name, options }) =>
      options
        .filter(({ words }) => words.length > 0)
        .map(
          ({ long, words }) =>
            `    "${name} ${long}") COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return ;;`,
        ),
    ),
    '  esac',
    ...commands
      .filter(({ words }) => words.length > 0)
      .map(
        ({ name, words }) =>
          `  if [ "\${COMP_WORDS[1]} $COMP_CWORD" = "${name} 2" ]; then COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); fi`,
      ),
    '  case "$word" in -*) ;; *) return ;; esac',
    '  case "${COMP_WORDS[1]}" in',
    ...commands.map(
      ({ name, options }) =>
        `    ${name}) COMPREPLY=($(compgen -W "${options.map(({ long }) => long).join(' ')} --help" -- "$word")) ;;`,
    ),
    '  esac',
    '}',
    'complete -o default -F _berthier berthier',
  ].join('\n')
}

function zsh(commands: readonly CommandEntry[]): string {
  return [
    '#compdef berthier',
    '# berthier completions zsh > a folder of $fpath, as _berthier',
    '_berthier() {',
    '  if (( CURRENT == 2 )); then',
    '    local -a commands=(',
    ...commands.map(({ name, description }) => `      ${quoted(`${name}:${description}`)}`),
    '    )',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  case $words[2] in',
    ...commands.map(
      ({ name, options, words }) =>
        `    ${name}) shift words; (( CURRENT-- )); _arguments ${[...options.map(zshOption), zshArguments(words)].join(' ')} ;;`,
    ),
    '  esac',
    '}',
    // Found in $fpath, this file is the function and is called at once; read by a shell, it is to be announced.
    'if [ "$funcstack[1]" = _berthier ]; then _berthier "$@"; else compdef _berthier berthier; fi',
  ].join('\n')
}

function zshOption({ long, description, words, takesValue }: OptionEntry): string {
  const told = description.replaceAll(/[[\]:]/g, ' ')
  const value = words.length > 0 ? `:value:(${words.join(' ')})` : takesValue ? ':value:_files' : ''
  return quoted(`*${long}[${told}]${value}`)
}

const zshArguments = (words: readonly string[]) =>
  words.length > 0 ? quoted(`1:value:(${words.join(' ')})`) : quoted('*:file:_files')

function fish(commands: readonly CommandEntry[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  return [
    '# berthier completions fish > ~/.config/fish/completions/berthier.fish',
    `complete -c berthier -n "not __fish_seen_subcommand_from ${names}" -f`,
    ...commands.map(
      ({ name, description }) =>
        `complete -c berthier -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoted(description)}`,
    ),
    ...commands
      .filter(({ words }) => words.length > 0)
      .map(
        ({ name, words }) =>
          `complete -c berthier -n "__fish_seen_subcommand_from ${name}" -f -a ${quoted(words.join(' '))}`,
      ),
    ...commands.flatMap(({ name, options }) =>
      options.map(({ long, short, description, words, takesValue }) =>
        [
          `complete -c berthier -n "__fish_seen_subcommand_from ${name}" -l ${long.replace('--', '')}`,
          ...(short === undefined ? [] : [`-s ${short.replace('-', '')}`]),
          `-d ${quoted(description)}`,
          ...(words.length > 0 ? [`-x -a ${quoted(words.join(' '))}`] : takesValue ? ['-r'] : []),
        ].join(' '),
      ),
    ),
  ].join('\n')
}

/** In single quotes, as all three shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
