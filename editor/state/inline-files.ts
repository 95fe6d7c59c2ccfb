import { parseText } from '../../src/scenario/parse.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { loadUsed, type UsedReader, type UsedTexts, usedDefinitions } from '../document/used-texts.ts'
import { loadRulebook } from '../rulebooks/index.ts'

/** The files that a text uses. */
export function usedBy(text: string, reader: UsedReader): Promise<UsedTexts> {
  return loadUsed(parseText(text).data, reader)
}

/** A text with the definitions written out that it uses. */
export async function inlineFiles(text: string, reader: UsedReader): Promise<string> {
  const { data } = parseText(text)
  const used = await loadUsed(data, reader)
  const system = await loadRulebook((data as { readonly system?: unknown } | undefined)?.system)
  return inlineUsed(text, { data, definitions: system && usedDefinitions(data, system, used) })
}
