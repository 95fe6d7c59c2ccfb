import { useEffect } from 'react'
import { mix } from '../../src/board/colours.ts'

/** What the colours of sides are seen on and, where they come too near to it, mixed with. */
const GROUNDS = { light: { card: '#fffdf7', ink: '#2b2418' }, dark: { card: '#1f2429', ink: '#ece7db' } } as const

/** What letters need to be read. */
const READABLE = 4.5

/** A colour as it can be read on the page: that of a white coat is darker on paper, that of a black one lighter by night. */
export function readableColour(colour: string, mode: keyof typeof GROUNDS): string {
  const { card, ink } = GROUNDS[mode]
  const shades = Array.from({ length: 11 }, (_, step) => mix(colour, ink, step / 10))
  return shades.find((shade) => contrast(shade, card) >= READABLE) ?? ink
}

/** Gives the page the colours that the sides of a battle have of their own, for as long as it is shown. */
export function useSideColours(
  sides: readonly { readonly colour?: string }[] | undefined,
  mode: keyof typeof GROUNDS,
): void {
  const colours = sides?.map(({ colour }) => colour ?? '').join()
  useEffect(() => {
    const { style } = document.documentElement
    for (const [place, colour] of colours?.split(',').entries() ?? []) {
      if (colour !== '') style.setProperty(`--side-${place}`, readableColour(colour, mode))
    }
    return () => {
      for (const place of [0, 1]) style.removeProperty(`--side-${place}`)
    }
  }, [colours, mode])
}

/** How well one colour is told from another, from 1 to 21, as WCAG has it. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const part = channel / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
