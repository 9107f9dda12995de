import type { Word } from './words.ts'

export interface PhraseWord {
  text: string
  /** Written `kill*`: matches any ending. */
  isStem: boolean
}

export type PhrasePiece =
  | {
      is: 'word'
      /** Any of these: one word, or one character of Hangul or Han. */
      ways: readonly PhraseWord[]
      /** A character directly after the one before. */
      isGlued: boolean
      /** Written `^열`: must start a word. */
      isFirst: boolean
    }
  /** Written `(a b|c|)`: any of these alternatives. */
  | { is: 'any'; ways: readonly (readonly PhrasePiece[])[] }
  /** Written `~`: up to this many other words. */
  | { is: 'gap'; most: number }
  /** Written `$`: a clause ends here. */
  | { is: 'end' }

export type Phrase = readonly PhrasePiece[]

/** The end of the phrase if it starts at `at`; -1 if it does not match there. */
export const findPhraseEnd = (words: readonly Word[], at: number, phrase: Phrase): number =>
  endFrom({ words, pieces: phrase, goOn: (end) => end }, at)

interface Matching {
  words: readonly Word[]
  pieces: Phrase
  goOn: (end: number) => number
}

function endFrom({ words, pieces, goOn }: Matching, from: number, first = 0): number {
  let [at, place] = [from, first]
  // Most phrases are plain word sequences: they need no backtracking.
  for (let piece = pieces[place]; piece?.is === 'word'; piece = pieces[place]) {
    if (!fits(words[at], piece)) return -1
    at += 1
    place += 1
  }
  const piece = pieces[place]
  if (piece === undefined || piece.is === 'word') return goOn(at)
  const further = (next: number): number => endFrom({ words, pieces, goOn }, next, place + 1)
  switch (piece.is) {
    case 'any':
      return firstOf(piece.ways, (way) => endFrom({ words, pieces: way, goOn: further }, at))
    case 'gap':
      return firstOf(
        Array.from({ length: piece.most + 1 }, (_, skip) => at + skip),
        further,
      )
    case 'end':
      return words[at]?.clause === words[at - 1]?.clause ? -1 : further(at)
  }
}

function firstOf<Choice>(choices: readonly Choice[], endBy: (choice: Choice) => number): number {
  for (const choice of choices) {
    const end = endBy(choice)
    if (end !== -1) return end
  }
  return -1
}

function fits(word: Word | undefined, piece: Extract<PhrasePiece, { is: 'word' }>): boolean {
  if (word === undefined || (piece.isGlued && !word.isGlued) || (piece.isFirst && word.isGlued)) return false
  for (const { text, isStem } of piece.ways) {
    for (const form of word.forms) if (isStem ? form.startsWith(text) : form === text) return true
  }
  return false
}

/** Whether `next` can be its second word. Checked first, because most phrases fail there. */
export function canContinueWith([first, ...rest]: Phrase, next: Word | undefined): boolean {
  return first?.is !== 'word' || canBeginWith(rest, next)
}

function canBeginWith([piece, ...rest]: Phrase, word: Word | undefined): boolean {
  if (piece?.is === 'word') return fits(word, piece)
  if (piece?.is !== 'any') return true
  return piece.ways.some((way) => (way.length === 0 ? canBeginWith(rest, word) : canBeginWith(way, word)))
}

/** Whether a text with this vocabulary can contain the phrase. Stems and optional parts are not checked. */
export const canOccurIn = (vocabulary: ReadonlySet<string>, phrase: Phrase): boolean =>
  phrase.every(
    (piece) => piece.is !== 'word' || piece.ways.some(({ text, isStem }) => isStem || vocabulary.has(text)),
  )

/** The words with which it may begin. */
export function firstPhraseWords(phrase: Phrase): readonly PhraseWord[] {
  const [piece, ...rest] = phrase
  if (piece?.is === 'word') return piece.ways
  if (piece?.is !== 'any') throw new Error('A phrase begins with a word')
  return piece.ways.flatMap((way) => firstPhraseWords(way.length === 0 ? rest : way))
}

/** The phrase without spaces, if nothing may be in between: `killmyself`. At most `most` variants. */
export function gluedVariants(phrase: Phrase, most: number): string[] {
  let begun = ['']
  for (const piece of phrase) {
    if (piece.is === 'gap' || piece.is === 'end' || (piece.is === 'word' && piece.isGlued)) return []
    const parts =
      piece.is === 'word'
        ? piece.ways.map(({ text }) => text)
        : piece.ways.flatMap((way) => (way.length === 0 ? [''] : gluedVariants(way, most)))
    begun = begun.flatMap((before) => parts.map((part) => before + part)).slice(0, most)
  }
  return begun
}
