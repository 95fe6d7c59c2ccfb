/** Works something out once for each thing that it is asked of, and forgets it together with that thing. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Value
    const value = make(key)
    known.set(key, value)
    return value
  }
}
