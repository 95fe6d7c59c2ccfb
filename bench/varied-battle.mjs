// Waterloo with many conditions, and what-ifs for it: each variant is checked by itself, as a battle of its own.
import { readFileSync } from 'node:fs'

/** A battle with so many victory conditions; its file ends with those that it has. */
export function battleWithConditions(file, number) {
  const text = readFileSync(file, 'utf8')
  const has = text.split('\nvictory:\n')[1].match(/^ {2}- /gm).length
  const more = Array.from({ length: number - has }, (_, i) => {
    const parts = [
      `{ eliminated: { nation: english, units: ${8 + (i % 3)} } }`,
      `{ all: [{ eliminated: { side: allied, units: ${9 + (i % 5)} } }, { eliminated: { nation: prussian, units: ${1 + (i % 4)} } }] }`,
    ]
    return `  - { side: french, level: marginal, check: end-of-round, when: { any: [${parts.join(', ')}] } }\n`
  })
  return text + more.join('')
}

/** Ten variants that each touch something else than the conditions. */
export function tenVariants() {
  const variants = Array.from(
    { length: 10 },
    (_, i) => `  what-if-${i}:
    name: What if ${i}
    description: One of ten.
    changes: { turns: ${7 + i} }
    removes: { units: { french: { light-cavalry: [B5] } } }
    adds: { units: { french: { light-cavalry: [B4] } } }
`,
  )
  return `variants:\n${variants.join('')}`
}
