import { statSync } from 'node:fs'

/**
 * Whether a file belongs to somebody who is neither the user, nor root, nor the owner of a folder that the user works in. In folders such
 * as /tmp anybody can lay something down above the folders of others. A mounted folder belongs to another user as a whole.
 */
export function isStrangers(file: string, folder: string): boolean {
  const user = process.getuid?.()
  if (user === undefined) return false
  return ![user, 0, statSync(folder).uid].includes(statSync(file).uid)
}
