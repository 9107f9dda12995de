import { err, ok, type Result } from './result.ts'

export const NAME_MAX = 100

export type NameFault = 'name-empty' | 'name-too-long'

/**
 * The typed text without what no database stores: a pasted NUL or half an emoji would get the item refused. [LIST-10]
 */
export const typedName = (typed: string): string => typed.replaceAll('\0', '').toWellFormed()

/** Matches a visible character: a name of spaces and shapeless signs alone would be an empty row in the list. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]/u

/** The name as it is stored. [LIST-10] */
export function finishName(typed: string): Result<string, NameFault> {
  const name = typedName(typed).normalize('NFC').trim()
  if (!VISIBLE.test(name)) return err('name-empty')
  return countCodePoints(name) > NAME_MAX ? err('name-too-long') : ok(name)
}

/** In code points: counted by visible characters, a hundred emoji families would exceed the limit of the API. */
export const countCodePoints = (name: string): number => Array.from(name).length

/** Compares names by appearance (D31). [LIST-11] */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other)

/** To upper case and back: lower case alone keeps ß and ss apart, which are one word in two spellings. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim()
