import type { Phrase, PhrasePiece } from './phrase.ts'
import { normaliseText } from './normaliseText.ts'

const WORDS_BETWEEN = 3
const SIGNS_BETWEEN = 6
const SIGN = /[\uac00-\ud7a3\u3400-\u9fff]/
const TOKEN = /[()|]|[^\s()|]+/g

/**
 * The phrases that a line of a file describes. `(a|b)`: either, `(a|)`: optional, `kill*`: any ending, `~`: other words
 * in between, `^`: starts a word, `$`: ends a clause.
 */
export const expandPhrases = (source: string): Phrase[] =>
  [...new Set([source, ...umlauts(source)].flatMap(apostrophes).map(normaliseText))].map(readPhrase)

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const umlauts = (source: string): string[] =>
  /[äöü]/.test(source) ? [source.replaceAll(/[äöü]/g, (letter) => SPELLED[letter] ?? letter)] : []

/** `don't` is two words in a text, or one if the apostrophe was left out. */
const apostrophes = (source: string): string[] =>
  source.includes("'") ? [source.replaceAll("'", ' '), source.replaceAll("'", '')] : [source]

function readPhrase(plain: string): Phrase {
  const tokens = plain.match(TOKEN) ?? []
  const { ways, end } = readWays(tokens, { start: 0, isOfSigns: SIGN.test(plain) })
  const [phrase] = ways
  if (end < tokens.length || ways.length > 1 || phrase === undefined || phrase.length === 0) {
    throw new Error(`No phrase: ${plain}`)
  }
  return phrase
}

/** Reads up to the closing bracket. */
function readWays(
  tokens: readonly string[],
  { start, isOfSigns }: { start: number; isOfSigns: boolean },
): { ways: Phrase[]; end: number } {
  const ways: PhrasePiece[][] = [[]]
  let end = start
  for (; end < tokens.length && tokens[end] !== ')'; end += 1) {
    const token = tokens[end] ?? ''
    if (token === '|') ways.push([])
    else if (token === '(') {
      const inner = readWays(tokens, { start: end + 1, isOfSigns })
      if (tokens[inner.end] !== ')') throw new Error(`A bracket is left open: ${tokens.join(' ')}`)
      const isStem = tokens[inner.end + 1] === '*'
      end = isStem ? inner.end + 1 : inner.end
      ways.at(-1)?.push(gathered(isStem ? inner.ways.map(stemmed) : inner.ways))
    } else ways.at(-1)?.push(...piecesOf(token, isOfSigns))
  }
  return { ways, end }
}

/** Merges single-word alternatives into one piece. */
function gathered(ways: readonly Phrase[]): PhrasePiece {
  const single = ways.flatMap((way) => {
    const [piece] = way
    return way.length === 1 && piece?.is === 'word' && !piece.isFirst ? [piece] : []
  })
  const others = ways.filter(
    ([piece], place) => (ways[place]?.length ?? 0) !== 1 || piece?.is !== 'word' || piece.isFirst,
  )
  if (single.length === 0) return { is: 'any', ways: others }
  const word: PhrasePiece = {
    is: 'word',
    ways: single.flatMap((piece) => piece.ways),
    isGlued: false,
    isFirst: false,
  }
  return others.length === 0 ? word : { is: 'any', ways: [[word], ...others] }
}

const stemmed = (way: Phrase): Phrase =>
  way.map((piece, place) =>
    piece.is === 'word' && place === way.length - 1
      ? { ...piece, ways: piece.ways.map(({ text }) => ({ text, isStem: true })) }
      : piece,
  )

function piecesOf(token: string, isOfSigns: boolean): PhrasePiece[] {
  if (token === '~') return [{ is: 'gap', most: isOfSigns ? SIGNS_BETWEEN : WORDS_BETWEEN }]
  if (token === '$') return [{ is: 'end' }]
  const isFirst = token.startsWith('^')
  const isStem = token.endsWith('*')
  const text = token.slice(isFirst ? 1 : 0, isStem ? -1 : undefined)
  if (!/^[\p{L}\p{N}]+$/u.test(text)) throw new Error(`No word of a text is ever like this: ${token}`)
  if (!SIGN.test(text)) return [{ is: 'word', ways: [{ text, isStem }], isGlued: false, isFirst }]
  return Array.from(text, (sign, place) => ({
    is: 'word' as const,
    ways: [{ text: sign, isStem: false }],
    isGlued: place > 0,
    isFirst: isFirst && place === 0,
  }))
}
