import type { Compiled } from './compileLexicon.ts'
import type { Folded } from './foldQuestion.ts'
import { match, type NameBook, type Quoted } from './match.ts'
import type { Calendar, SaidPeriod } from './periods/calendar.ts'
import { readPeriods } from './periods/readPeriods.ts'
import { isConcept, type Token } from './token.ts'

/** A sentence read in one language: its periods, its other words, and its unknown parts. */
export interface ReadSentence {
  compiled: Compiled
  folded: Folded
  periods: readonly (readonly SaidPeriod[])[]
  words: readonly Token[]
  /** Unknown parts, each as one token. */
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

/** A number, a month or a "since" that did not become a period is as unknown as any other word. */
const isLeft = (token: Token): boolean =>
  ['left', 'number', 'date', 'month', 'weekday'].includes(token.means.is) ||
  isConcept(token, 'since', 'until', 'week', 'month', 'year', 'monthMark', 'dayMark')

/** Joins unread Hangul and Han characters, which are left one by one, so that they are quoted as a whole. */
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
