// What the licences of shipped packages ask to be passed on: names, copyrights and texts.

/** The notices of packages, one text after another. Packages with the same text share it. */
export function formatNotices(packages, subject) {
  const groups = new Map()
  for (const one of packages) {
    const text = one.texts.join('\n\n')
    groups.set(text, [...(groups.get(text) ?? []), one])
  }
  const parts = [...groups].map(([text, members]) => `${members.map(headOf).join('\n')}\n\n${text}`)
  return [`${subject} contains the packages that follow, each under its own licence.`, ...parts].join(`\n\n${RULE}\n\n`)
}

const headOf = ({ name, version, licence, source }) => `${name} ${version} (${licence}), ${source}`

const RULE = '-'.repeat(80)
