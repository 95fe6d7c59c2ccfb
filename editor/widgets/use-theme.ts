import { useEffect, useState } from 'react'
import { THEMES, type Theme } from '../../src/scene/theme.ts'
import { recall, remember } from '../browser/storage.ts'

type Look = 'light' | 'dark'

/** The colours of map and page: the system's, until the person chooses. */
export function useTheme(): { readonly look: Look; readonly theme: Theme; readonly toggle: () => void } {
  const [chosen, setChosen] = useState<Look | undefined>(() => lookOf(recall('theme')))
  const [system, setSystem] = useState<Look>(() => (query().matches ? 'dark' : 'light'))
  useEffect(() => {
    const dark = query()
    const follow = () => setSystem(dark.matches ? 'dark' : 'light')
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [])
  const look = chosen ?? system
  useEffect(() => {
    document.documentElement.dataset['theme'] = look
  }, [look])
  const toggle = () => {
    const other = look === 'dark' ? 'light' : 'dark'
    setChosen(other)
    remember('theme', other)
  }
  return { look, theme: THEMES[look], toggle }
}

const query = () => matchMedia('(prefers-color-scheme: dark)')

function lookOf(text: string | undefined): Look | undefined {
  return text === 'light' || text === 'dark' ? text : undefined
}
