import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './camera.ts'

/** The size of an element without its border, and how many pixels of the screen are one of the page's. */
export function useScreen(element: RefObject<HTMLElement | null>): { readonly size: Size; readonly ratio: number } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [ratio, setRatio] = useState(devicePixelRatio)

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])

  // A query holds for one ratio only: whenever it changes, another is asked.
  useLayoutEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`)
    const follow = () => setRatio(devicePixelRatio)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [ratio])

  return { size, ratio }
}
