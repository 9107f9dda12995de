import type { Language } from '@reprieve/domain/settings/language.ts'

/** Letters that sound alike or stand for each other; beside them, the neighbours on a keyboard. */
const ALIKE = [
  'aeiouy',
  'cksxqz',
  'sczß',
  'dt',
  'bvpfw',
  'mn',
  'gjyh',
  'rl',
  'аоеиыэяюу',
  'бп',
  'вф',
  'гкх',
  'дт',
  'зсц',
  'жшщч',
  'ьъи',
  'нм',
]
const KEYBOARD = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
]

/** In a shorter word, a letter too many makes another word unless it was typed twice. */
const LEAST_WITH_MORE = 7
/** "Beschwehrden", "musick". */
const SILENT = ['h', 'c']
/** The rest of a word where its form is told. */
const LEAST_STEM = 4
const MOST_ENDING = 2

/**
 * Whether somebody may have meant that word: an unknown word that begins or ends otherwise, or has a letter in it that
 * is far from the right one, is another word. [ASST-200]
 */
export function isLikelySlip(typed: string, meant: string, language: Language): boolean {
  if (typed[0] !== meant[0] && !isSwapOfTwo(typed, meant)) return false
  const { own, other, start, end } = difference(typed, meant)
  // "Footy" is no form of "foot", and "irgendwer" none of "irgendwas".
  const isEnding =
    end === 0 && start >= LEAST_STEM && own.length <= MOST_ENDING && other.length <= MOST_ENDING
  if (isEnding && language !== 'ru' && !isSwapOfTwo(own, other)) {
    const isDoubled = own === '' && other.length === 1 && typed.at(-1) === other
    return isDoubled || isFormEnding(own, other)
  }
  if (own.length === 1 && other.length === 1) return isAlike(own, other)
  if (own.length === 1 && other === '')
    return typed.length >= LEAST_WITH_MORE || SILENT.includes(own) || isDoubledAt(typed, start)
  return true
}

interface Difference {
  own: string
  other: string
  /** How many letters are the same before and after it. */
  start: number
  end: number
}

function difference(typed: string, meant: string): Difference {
  const most = Math.min(typed.length, meant.length)
  let start = 0
  while (start < most && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < most - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  return {
    own: typed.slice(start, typed.length - end),
    other: meant.slice(start, meant.length - end),
    start,
    end,
  }
}

const isSwapOfTwo = (one: string, other: string): boolean =>
  one.length >= 2 &&
  one.length === other.length &&
  one[0] === other[1] &&
  one[1] === other[0] &&
  one.slice(2) === other.slice(2)

const isDoubledAt = (typed: string, at: number): boolean =>
  typed[at] === typed[at - 1] || typed[at] === typed[at + 1]

/** A letter that is missing at the end, or one for another that is like it: "schlechtem", "medicinas". */
const isFormEnding = (own: string, other: string): boolean =>
  (own === '' && FORM_ENDINGS.includes(other)) ||
  (own.length === 1 && other.length === 1 && isAlike(own, other)) ||
  (other === '' && FORM_ENDINGS.includes(own))

const FORM_ENDINGS = ['e', 'n', 's', 'm', 't', 'en', 'es', 'er', 'ed', 'a', 'o', 'as', 'os', 'r']

function isAlike(one: string, other: string): boolean {
  if (ALIKE.some((letters) => letters.includes(one) && letters.includes(other))) return true
  return KEYBOARD.some((row) => {
    const [own, near] = [row.indexOf(one), row.indexOf(other)]
    return own !== -1 && near !== -1 && Math.abs(own - near) === 1
  })
}
