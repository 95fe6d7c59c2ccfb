import { quote } from '../wording.ts'

/** What is wrong with the words of a reference to another file, whether or not there is such a file. */
export function referenceFlaw(reference: string): { readonly message: string; readonly hint: string } | undefined {
  const named = quote(reference)
  if (/^[a-z][a-z0-9+.-]+:/i.test(reference))
    return { message: `${named} is an address, not a path.`, hint: 'Save the file beside the battle, and name that.' }
  if (/\p{Cc}/u.test(reference))
    return { message: `${named} has control characters.`, hint: 'No file is called so. Write the path anew.' }
  if (reference.includes('\\'))
    return { message: `${named} has backslashes.`, hint: 'Write forward slashes: they work everywhere.' }
  if (/^(?:[/~]|[a-z]:)/i.test(reference))
    return {
      message: `${named} is a path of this machine only.`,
      hint: 'Start at the folder of this file: ../armies/…',
    }
  if (!/[^/]\.(?:ya?ml|json)$/i.test(reference))
    return { message: `${named} is not called YAML or JSON.`, hint: 'Name a file that ends in .yaml, .yml or .json.' }
  return undefined
}
