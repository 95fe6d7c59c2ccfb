/** Signs on buttons, drawn: fonts of many systems lack them. */
const PATHS = {
  first: 'M5 4v16M19 5v14L8 12Z',
  back: 'M17 5v14L7 12Z',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M7 5v14l10-7Z',
  last: 'M19 4v16M5 5v14l11-7Z',
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h10.5a5 5 0 0 1 0 10H9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M19 3v5h-5',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9q3 3 0 6M18.5 6.5q5 5.500 0 11',
  silent: 'M4 9v6h4l5 4V5L8 9ZM16 9.500l5 5M21 9.500l-5 5',
  home: 'M15 5l-7 7l7 7',
} as const

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  const isFilled = /^(first|back|play|forward|last)$/.test(name)
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill={isFilled ? 'currentColor' : 'none'} />
    </svg>
  )
}
