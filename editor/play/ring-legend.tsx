/** What the lines around places and units mean while a battle is played. */
const RINGS = [
  ['choose', 'You can choose it'],
  ['move', 'It can go there'],
  ['attack', 'You can attack it'],
  ['retreat', 'It can retreat there'],
  ['last', 'What was done last'],
  ['told', 'What the log or the panel points at'],
] as const

export function RingLegend() {
  return (
    <ul className="rings" aria-label="What the rings mean">
      {RINGS.map(([kind, meaning]) => (
        <li key={kind}>
          <svg viewBox="0 0 28 20" aria-hidden="true">
            <rect className={kind} x="3" y="3" width="22" height="14" rx="5" />
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  )
}
