import { useState } from 'react'
import { Icon } from '../icons.tsx'
import { hasSound, setSound } from './sound.ts'

/** Sounds are off until somebody wants them. */
export function SoundButton() {
  const [isOn, setOn] = useState(hasSound)
  return (
    <button
      type="button"
      aria-label="Sound"
      aria-pressed={isOn}
      title={isOn ? 'Turn the sound off' : 'Turn the sound on'}
      onClick={() => {
        setSound(!isOn)
        setOn(!isOn)
      }}
    >
      <Icon name={isOn ? 'sound' : 'silent'} />
    </button>
  )
}
