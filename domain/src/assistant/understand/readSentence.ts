import type { Compiled } from './compileLexicon.ts'
import type { Folded } from './foldQuestion.ts'
import { match, type NameBook, type Quoted } from './match.ts'
import type { Calendar, SaidPeriod } from './periods/calendar.ts'
import { readPeriods } from './periods/readPeriods.ts'
import { isConcept, type Token } from './token.ts'

/** A sentence in one language: its days, its other words, and what nobody knows of it. */
export interface ReadSentence {
  compiled: Compiled
  folded: Folded
  periods: readonly (readonly SaidPeriod[])[]
  words: readonly Token[]
  /** Pieces that mean nothing here, each as one. */
  left: readonly Token[]
}

export function readSentence(folded: Folded, { compiled, names, calendar, quoted }: Books): ReadSentence {
  const tokens = match(folded.text, { compiled, names, quoted })
  const said = tokens.filter(({ means }) => means.is !== 'stop' && means.is !== 'particle')
  const { periods, rest } = readPeriods(said, calendar, compiled.lexicon)
  return {
    compiled,
    folded,
    periods,
    words: rest.filter((token) => !isLeft(token) && !isConcept(token, 'this')),
    left: joinedUp(rest.filter(isLeft), folded.text),
  }
}

export interface Books {
  compiled: Compiled
  names: NameBook
  quoted: readonly Quoted[]
  calendar: Calendar
}

/** A number, a month, a "since" that no day came of is as unknown as any other word. */
const isLeft = (token: Token): boolean =>
  ['left', 'number', 'date', 'month', 'weekday'].includes(token.means.is) ||
  isConcept(token, 'since', 'until', 'week', 'month', 'year', 'monthMark', 'dayMark')

/** Letters of Hangul and Han are left one by one; quoted is the whole of them. */
function joinedUp(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const isNext = before !== undefined && text.slice(before.end, token.start).trim() === ''
    if (isNext) joined[joined.length - 1] = { ...before, end: token.end }
    else joined.push(token)
  }
  return joined
}

export const lettersLeft = ({ left }: ReadSentence): number =>
  left.reduce((sum, { start, end }) => sum + end - start, 0)
