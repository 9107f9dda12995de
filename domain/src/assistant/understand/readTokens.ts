import { entriesStartingAt, indexKey, type CompiledLexicon, type LexiconEntry } from './compileLexicon.ts'
import type { NamedThing } from './names.ts'
import { CHARACTER_KIND, kindAt } from './scripts.ts'
import type { TokenMeaning, QuestionToken } from './token.ts'

/** Names by their first letters, to search for in a text. */
export type NameBook = ReadonlyMap<string, readonly NamedThing[]>

export function nameBook(names: readonly NamedThing[]): NameBook {
  const book = new Map<string, NamedThing[]>()
  for (const named of names) {
    const start = indexKey(named.name)
    const others = book.get(start)
    if (others === undefined) book.set(start, [named])
    else others.push(named)
  }
  return book
}

/** Unread text weighs more than any number of words. */
const LEFT = 10_000
/** Of two readings of the whole text, the one with fewer words wins; of two names, the month or the weekday. */
const WEIGHT: Readonly<Record<TokenMeaning['is'], number>> = {
  concept: 100,
  number: 100,
  date: 100,
  month: 98,
  weekday: 98,
  thing: 99,
  stop: 60,
  particle: 60,
  left: LEFT,
}

interface Way {
  cost: number
  /** The next token; null at the end. */
  token: QuestionToken | null
}

/** Words in quotation marks are one token, and can only be a name. */
export interface QuotedName {
  start: number
  end: number
  means: TokenMeaning
}

/** Reads a text so that the fewest characters are left over. Each character is in one token, spaces are in none. */
export function readTokens(text: string, books: MatchBooks): QuestionToken[] {
  const ways: Way[] = Array.from({ length: text.length + 1 }, () => ({ cost: 0, token: null }))
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ' ') ways[at] = ways[at + 1]!
    else ways[at] = bestOf(tokensAt(text, at, books), ways)
  }
  const tokens: QuestionToken[] = []
  for (let way = ways[0]!; way.token !== null; way = ways[way.token.end]!) tokens.push(way.token)
  return tokens
}

function bestOf(tokens: readonly QuestionToken[], ways: readonly Way[]): Way {
  let best: Way = { cost: Number.POSITIVE_INFINITY, token: null }
  for (const token of tokens) {
    const own = token.means.is === 'left' ? LEFT * (token.end - token.start) : WEIGHT[token.means.is]
    const cost = own + ways[token.end]!.cost
    if (cost < best.cost) best = { cost, token }
  }
  return best
}

export interface MatchBooks {
  compiled: CompiledLexicon
  names: NameBook
  quoted: readonly QuotedName[]
}

function tokensAt(text: string, at: number, { compiled, names, quoted }: MatchBooks): QuestionToken[] {
  const mark = quoted.find(({ start, end }) => at >= start && at < end)
  if (mark !== undefined)
    return [{ start: at, end: mark.end, means: mark.start === at ? mark.means : { is: 'left' } }]
  const { lexicon, byStart } = compiled
  const kind = kindAt(text, at)
  const isWordStart = kindAt(text, at - 1) !== kind
  const token = (end: number, means: TokenMeaning): QuestionToken => ({ start: at, end, means })
  const endOfWord = wordEnd(text, at)
  const left = token(kind === CHARACTER_KIND.han || kind === CHARACTER_KIND.hangul ? at + 1 : endOfWord, {
    is: 'left',
  })
  if (kind === CHARACTER_KIND.digit) return [left, ...numbersAt(text, at, endOfWord)]
  const isInside = kind === CHARACTER_KIND.han || kind === CHARACTER_KIND.hangul
  if (!isWordStart && !isInside) return [left]
  const found = [left]
  for (const entry of entriesStartingAt(byStart, text, at)) {
    const end = endOfEntry(text, at, entry)
    const isAllowed = entry.means.is !== 'particle' || (text[at - 1] !== undefined && text[at - 1] !== ' ')
    if (end !== null && isAllowed) found.push(token(end, entry.means))
  }
  for (const named of entriesStartingAt(names, text, at)) {
    if (kind === CHARACTER_KIND.hangul && !isWordStart) continue
    const end = endOfName(text, at, { named, endings: lexicon.endings })
    if (end !== null) found.push(token(end, { is: 'thing', things: named.things }))
  }
  return found
}

function wordEnd(text: string, at: number): number {
  const kind = kindAt(text, at)
  let end = at
  while (end < text.length && kindAt(text, end) === kind) end += 1
  return end
}

function numbersAt(text: string, at: number, end: number): QuestionToken[] {
  const typed = text.slice(at, end)
  const value = Number(typed)
  return typed.length <= 4 && Number.isInteger(value)
    ? [{ start: at, end, means: { is: 'number', value } }]
    : [{ start: at, end, means: { is: 'date', typed } }]
}

function endOfEntry(text: string, at: number, { text: own, room, isInside }: LexiconEntry): number | null {
  if (!text.startsWith(own, at)) return null
  const end = at + own.length
  if (isInside) return end
  const rest = wordEnd(text, end) - end
  const isWhole = kindAt(text, end) !== kindAt(text, end - 1)
  return isWhole ? end : rest <= room ? end + rest : null
}

interface Name {
  named: NamedThing
  endings: readonly string[]
}

/** Matches word by word without endings: in a sentence, names occur in any grammatical case. */
function endOfName(text: string, at: number, { named, endings }: Name): number | null {
  const { name, isInside, words } = named
  if (isInside) return text.startsWith(name, at) ? at + name.length : null
  let place = at
  for (const word of words) {
    if (place !== at) {
      if (text[place] !== ' ') return null
      place += 1
    }
    const end = nameEnd(text, place)
    if (!isSameWord(text.slice(place, end), word, endings)) return null
    place = end
  }
  return place
}

/** In a name, digits belong to the word: B12. */
function nameEnd(text: string, at: number): number {
  let end = at
  while (kindAt(text, end) === CHARACTER_KIND.letter || kindAt(text, end) === CHARACTER_KIND.digit) end += 1
  return end
}

const LEAST_STEM = 3

function isSameWord(typed: string, word: string, endings: readonly string[]): boolean {
  return typed === word || (typed !== '' && stemOf(typed, endings) === stemOf(word, endings))
}

function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
