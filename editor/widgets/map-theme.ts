import { createContext, useContext } from 'react'
import { THEMES, type Theme } from '../../src/scene/theme.ts'

/** The colours of the map, which follow the page's. */
export const ThemeContext = createContext<Theme>(THEMES.light)

export const useMapTheme = (): Theme => useContext(ThemeContext)
