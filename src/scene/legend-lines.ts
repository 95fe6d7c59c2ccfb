import { box, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** A line of the legend: how high it is, and what stands there. Headings stay with what follows. */
export type Line = {
  readonly height: number
  readonly isHeading?: boolean
  draw(x: number, y: number): readonly Shape[]
}

/** Where the text of an entry begins. */
export const TEXT_LEFT = 48
export const TEXT_SIZE = 12.5

export function heading(text: string, theme: Theme): Line {
  return {
    height: 34,
    isHeading: true,
    draw: (x, y) => [{ kind: 'text', x, y: y + 22, text, size: 14, fill: theme.ink, anchor: 'start', bold: true }],
  }
}

/** A sign, and what it means in one line or several. */
export function entry(sign: readonly Shape[], text: string | readonly string[], height: number, theme: Theme): Line {
  const lines = typeof text === 'string' ? [text] : text
  const own = height + (lines.length - 1) * 15
  return {
    height: own,
    draw: (x, y) => [
      { kind: 'group', x: x + 20, y: y + own / 2 - 2, shapes: sign },
      ...lines.map(
        (one, i): Shape => ({
          kind: 'text',
          x: x + TEXT_LEFT,
          y: y + own / 2 + 3 + (i - (lines.length - 1) / 2) * 15,
          text: one,
          size: TEXT_SIZE,
          fill: theme.ink,
          anchor: 'start',
        }),
      ),
    ],
  }
}

/** A letter on counters, and the units that have it in one line or several. */
export function letterLine(letter: string, units: readonly string[], theme: Theme): Line {
  const text = { kind: 'text', fill: theme.ink } as const
  return {
    height: 19 + (units.length - 1) * 14.5,
    draw: (x, y) => [
      { ...text, x: x + 20, y: y + 13, text: letter, size: 12, anchor: 'middle', bold: true },
      ...units.map(
        (line, i): Shape => ({
          ...text,
          x: x + TEXT_LEFT,
          y: y + 13 + i * 14.5,
          text: line,
          size: TEXT_SIZE,
          anchor: 'start',
        }),
      ),
    ],
  }
}

/** Where the note of a turn begins: after its box, and its time where it has one. */
export const noteLeft = (label: string) => 32 + (label === '' ? 0 : 48)

/** A box of the turn record: its number, the time, and what happens in one line or several. */
export function turnLine(
  turn: number,
  { label, note, isNow }: { readonly label: string; readonly note: readonly string[]; readonly isNow: boolean },
  theme: Theme,
  height = 22,
): Line {
  const [paper, ink] = isNow ? [theme.ink, theme.paper] : [theme.paper, theme.ink]
  const at = (x: number, y: number, text: string, bold = false): Shape => ({
    kind: 'text',
    x,
    y: y + 14.5,
    text,
    size: 12,
    fill: theme.ink,
    anchor: 'start',
    bold,
  })
  return {
    // A little more below several lines: the next turn must not seem to be one of them.
    height: height + Math.max(0, note.length - 1) * 14 + (note.length > 1 ? 6 : 0),
    draw: (x, y) => [
      { kind: 'path', d: box([x + 12, y + 10], 22, 19, 3), fill: paper, stroke: theme.ink, width: 1 },
      { ...at(x + 12, y, String(turn), true), anchor: 'middle', fill: ink } as Shape,
      at(x + 32, y, label, isNow),
      ...note.map((line, i) => at(x + noteLeft(label), y + i * 14, line, true)),
    ],
  }
}

/** A row of the turn record: boxes with their numbers and times; where something happens, the time is bold. */
export function turnRow(
  turns: readonly {
    readonly turn: number
    readonly label: string
    readonly isNow: boolean
    readonly isMarked: boolean
  }[],
  cell: number,
  theme: Theme,
): Line {
  return {
    height: 24,
    draw: (left, y) =>
      turns.flatMap(({ turn, label, isNow, isMarked }, i) => {
        const [x, own] = [left + i * cell, turnLine(turn, { label: '', note: [], isNow }, theme)]
        return [
          ...own.draw(x, y).slice(0, 2),
          {
            kind: 'text' as const,
            x: x + 28,
            y: y + 14.2,
            text: label,
            size: 11,
            fill: theme.ink,
            anchor: 'start' as const,
            bold: isMarked,
          },
        ]
      }),
  }
}

export function drawNorth(x: number, y: number, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: `M${x} ${y - 20}l8 30l-8 -6l-8 6Z`, fill: theme.paper, stroke: theme.ink, width: 1.2 },
    { kind: 'path', d: `M${x} ${y - 20}l8 30l-8 -6Z`, fill: theme.ink },
    { kind: 'text', x, y: y - 24, text: 'N', size: 11, fill: theme.ink, anchor: 'middle', bold: true },
  ]
}
