import { wordReadings } from './disguise.ts'

/** A word of a text; in Hangul and Han, where word ends are uncertain, one character. */
export interface Word {
  /** The readings of the word, the original first. */
  forms: readonly string[]
  isSign: boolean
  /** Nothing separates it from the word before. Between Han characters separators never count. */
  isGlued: boolean
  /** Joined from single letters in a row: words may start anywhere inside. */
  isJoined: boolean
  sentence: number
  clause: number
}

interface Signs {
  /** Characters that count as letters if another letter follows. */
  inWords: string
  /** Ignored characters. */
  dropped: string
}

const AS_WRITTEN: Signs = { inWords: '', dropped: '' }
const DISGUISED: Signs = { inWords: '!|@$+', dropped: '-_.*~·/\\–—•=#' }

/** Words as written. */
export const splitWords = (plain: string): readonly Word[] => cut(plain, AS_WRITTEN)

/** Words in spellings that may disguise them: `su!cide`, `s u i c i d e`, `자.살`. [SAFE-4] */
export const splitDisguisedWords = (plain: string): readonly Word[] =>
  joinSigns(joinLetters(cut(plain, DISGUISED)))

function cut(plain: string, { inWords, dropped }: Signs): Word[] {
  const words: Word[] = []
  const letters = Array.from(plain)
  let [sentence, clause, isGlued, begun] = [0, 0, false, '']
  const end = (): void => {
    if (begun === '') return
    words.push({
      forms: wordReadings(begun),
      isSign: false,
      isGlued: false,
      isJoined: false,
      sentence,
      clause,
    })
    begun = ''
  }
  for (const [at, letter] of letters.entries()) {
    const kind = kindOf(letter)
    if (kind === 'letter' || (inWords.includes(letter) && kindOf(letters[at + 1] ?? ' ') === 'letter')) {
      begun += letter
      isGlued = false
      continue
    }
    if (dropped.includes(letter)) continue
    end()
    if (kind === 'hangul' || kind === 'han') {
      words.push({
        forms: [letter],
        isSign: true,
        isGlued: kind === 'han' || isGlued,
        isJoined: false,
        sentence,
        clause,
      })
      isGlued = true
      continue
    }
    isGlued = false
    if (kind === 'stop' || kind === 'comma') clause += 1
    if (kind === 'stop') sentence += 1
  }
  end()
  return words
}

type Kind = 'letter' | 'hangul' | 'han' | 'apart' | 'comma' | 'stop'

const LETTER = /[\p{L}\p{N}]/u

function kindOf(letter: string): Kind {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) {
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return 'letter'
    if ('.?!;\n'.includes(letter)) return 'stop'
    return ',:()'.includes(letter) ? 'comma' : 'apart'
  }
  if (code >= 0xac00 && code <= 0xd7a3) return 'hangul'
  if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) || code >= 0x20000)
    return 'han'
  if (letter === '。') return 'stop'
  return LETTER.test(letter) ? 'letter' : 'apart'
}

const FEWEST_JOINED = 3

function joinLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    let end = at
    while (words[end] !== undefined && isSingle(words[end])) end += 1
    const [first] = words.slice(at, end)
    if (first === undefined || end - at < FEWEST_JOINED) {
      joined.push(...words.slice(at, end + 1))
      at = end
      continue
    }
    const text = words
      .slice(at, end)
      .map(({ forms }) => forms[0])
      .join('')
    joined.push({ ...first, forms: wordReadings(text), isJoined: true })
    at = end - 1
  }
  return joined
}

const isSingle = (word: Word | undefined): boolean => word?.isSign === false && word.forms[0]?.length === 1

/** 자 살: joins adjacent single characters into one word. */
function joinSigns(words: readonly Word[]): Word[] {
  const isAlone = (at: number): boolean =>
    words[at]?.isSign === true && !words[at].isGlued && words[at + 1]?.isGlued !== true
  return words.map((word, at) => (isAlone(at) && isAlone(at - 1) ? { ...word, isGlued: true } : word))
}
