import { useEffect, useState } from 'react'
import { type Glance, THUMBNAIL } from './glance.ts'

/** The map of a battle, once it has been drawn. */
export function Thumbnail({ glance }: { readonly glance: Glance | undefined }) {
  const picture = glance?.picture
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      // Later: the browser may be reading it, and would tell that it is missing.
      setTimeout(() => URL.revokeObjectURL(made), 5000)
      setAddress(undefined)
    }
  }, [picture])
  if (address !== undefined) return <img src={address} alt="" {...THUMBNAIL} />
  return <span className="no-picture">{glance && !glance.isUnchecked ? 'No board to show' : ''}</span>
}
