export interface Folded {
  text: string
  /** Of each letter of it, where the letter stands in what was typed that it comes from. */
  places: readonly number[]
  /** What was typed, with accents and syllables each as one letter. */
  typed: string
}

const LETTER = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{M}\p{Cf}]+/gu
const ASCII = /^[0-9a-z]$/i
const ASCII_DIGIT = /^[0-9]$/
const IN_DATES = './-'

/** Without case and accents; syllables of Hangul stay whole, as endings are cut from them by the lexicon. */
export function foldQuestion(question: string): Folded {
  const typed = question.normalize('NFC')
  let text = ''
  const places: number[] = []
  const add = (letters: string, place: number): void => {
    for (let at = 0; at < letters.length; at += 1) places.push(place)
    text += letters
  }
  let place = 0
  for (const one of typed) {
    const folded = foldLetter(one)
    const isBetween = IN_DATES.includes(one) && isDigit(text.at(-1)) && isDigit(typed[place + 1])
    if (folded !== '' || isBetween) add(isBetween ? one : folded, place)
    else if (!isUnseen(one) && text !== '' && !text.endsWith(' ')) add(' ', place)
    place += one.length
  }
  return { text: text.trimEnd(), places, typed }
}

/** Of a word of a lexicon or a name, so that both compare. */
export const foldWords = (words: string): string => foldQuestion(words).text

const LAST_ASCII = 0x7f

function foldLetter(letter: string): string {
  // Most that is typed is plain, and takes no tables to fold.
  if (letter.charCodeAt(0) <= LAST_ASCII) return ASCII.test(letter) ? letter.toLowerCase() : ''
  const plain = letter.toUpperCase().toLowerCase().normalize('NFKD').replaceAll(UNSEEN, '').normalize('NFC')
  return Array.from(plain, asciiDigit).filter(isKept).join('')
}

const isKept = (letter: string): boolean => LETTER.test(letter)
const isUnseen = (letter: string): boolean =>
  letter.charCodeAt(0) > LAST_ASCII && letter.replaceAll(UNSEEN, '') === ''
const isDigit = (letter: string | undefined): boolean => letter !== undefined && ASCII_DIGIT.test(letter)

const ANY_DIGIT = /^\p{Nd}$/u

/** Digits of every script stand in tens that begin with a zero. */
function asciiDigit(letter: string): string {
  if (!ANY_DIGIT.test(letter)) return letter
  const code = letter.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && ANY_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** What was typed between two letters of the folded text. */
export function typedBetween({ places, typed }: Folded, start: number, end: number): string {
  return typed.slice(places[start] ?? typed.length, places[end] ?? typed.length).trim()
}
