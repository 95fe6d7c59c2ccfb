import { parseText } from '../../src/scenario/reading/parse.ts'
import { loadUsed, type UsedReader, type UsedTexts } from '../document/used-texts.ts'

/** The files that a text uses. */
export function usedBy(text: string, reader: UsedReader): Promise<UsedTexts> {
  return loadUsed(parseText(text).data, reader)
}
