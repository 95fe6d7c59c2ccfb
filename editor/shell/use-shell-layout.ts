import { useEffect, useState } from 'react'

/**
 * How the page is laid out. With room for it a panel stands beside the map; on a tablet it slides in over its edge; on a phone the map
 * has the whole width, and tools and panels come up from below.
 */
export type ShellLayout = 'column' | 'drawer' | 'sheet'

const [PHONE, TABLET] = ['(max-width: 640px)', '(max-width: 1180px)'] as const

export const layoutNow = (): ShellLayout =>
  matchMedia(PHONE).matches ? 'sheet' : matchMedia(TABLET).matches ? 'drawer' : 'column'

export function useShellLayout(): ShellLayout {
  const [layout, setLayout] = useState(layoutNow)
  useEffect(() => {
    const queries = [PHONE, TABLET].map((query) => matchMedia(query))
    const follow = () => setLayout(layoutNow())
    for (const query of queries) query.addEventListener('change', follow)
    return () => {
      for (const query of queries) query.removeEventListener('change', follow)
    }
  }, [])
  return layout
}
