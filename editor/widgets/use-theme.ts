import { useEffect, useState } from 'react'
import { THEMES, type Theme } from '../../src/scene/theme.ts'
import { recall, remember } from '../browser/storage.ts'

type ThemeMode = 'light' | 'dark'

/** The colours of map and page: the system's, until the person chooses. */
export function useTheme(): { readonly mode: ThemeMode; readonly theme: Theme; readonly toggle: () => void } {
  const [chosen, setChosen] = useState<ThemeMode | undefined>(() => modeOf(recall('theme')))
  const [system, setSystem] = useState<ThemeMode>(() => (query().matches ? 'dark' : 'light'))
  useEffect(() => {
    const dark = query()
    const follow = () => setSystem(dark.matches ? 'dark' : 'light')
    dark.addEventListener('change', follow)
    return () => dark.removeEventListener('change', follow)
  }, [])
  const mode = chosen ?? system
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
  }, [mode])
  const toggle = () => {
    const other = mode === 'dark' ? 'light' : 'dark'
    setChosen(other)
    remember('theme', other)
  }
  return { mode, theme: THEMES[mode], toggle }
}

const query = () => matchMedia('(prefers-color-scheme: dark)')

function modeOf(text: string | undefined): ThemeMode | undefined {
  return text === 'light' || text === 'dark' ? text : undefined
}
