export interface FoldedText {
  text: string
  /** For each character of `text`, the index of its source in `typed`. */
  places: readonly number[]
  /** The typed text in NFC, with accented letters and syllables as single characters. */
  typed: string
}

const LETTER = /[\p{L}\p{N}]/u
const UNSEEN = /[\p{M}\p{Cf}]+/gu
const ASCII = /^[0-9a-z]$/i
const ASCII_DIGIT = /^[0-9]$/
const IN_DATES = './-'

/** Removes case and accents; Hangul syllables stay whole, because the lexicon cuts endings from them. */
export function foldQuestion(question: string): FoldedText {
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

/** Folds a lexicon word or a name, so that both compare. */
export const foldWords = (words: string): string => foldQuestion(words).text

const LAST_ASCII = 0x7f

function foldLetter(letter: string): string {
  // Most typed text is ASCII, and needs no tables.
  if (letter.charCodeAt(0) <= LAST_ASCII) return ASCII.test(letter) ? letter.toLowerCase() : ''
  const plain = letter.toUpperCase().toLowerCase().normalize('NFKD').replaceAll(UNSEEN, '').normalize('NFC')
  return Array.from(plain, asciiDigit).filter(isKept).join('')
}

const isKept = (letter: string): boolean => LETTER.test(letter)
const isUnseen = (letter: string): boolean =>
  letter.charCodeAt(0) > LAST_ASCII && letter.replaceAll(UNSEEN, '') === ''
const isDigit = (letter: string | undefined): boolean => letter !== undefined && ASCII_DIGIT.test(letter)

const ANY_DIGIT = /^\p{Nd}$/u

/** The digits of every script are ten consecutive code points that start with zero. */
function asciiDigit(letter: string): string {
  if (!ANY_DIGIT.test(letter)) return letter
  const code = letter.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && ANY_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The typed text between two positions of the folded text. */
export function typedBetween({ places, typed }: FoldedText, start: number, end: number): string {
  return typed.slice(places[start] ?? typed.length, places[end] ?? typed.length).trim()
}
