import type { CompiledLexicon } from './compileLexicon.ts'
import type { FoldedText } from './foldQuestion.ts'
import type { Calendar, StatedPeriod } from './periods/calendar.ts'
import { readPeriods } from './periods/readPeriods.ts'
import { readTokens, type NameBook, type QuotedName } from './readTokens.ts'
import { isConcept, type QuestionToken } from './token.ts'

/** A sentence read in one language: its periods, its other words, and its unknown parts. */
export interface ReadSentence {
  compiled: CompiledLexicon
  folded: FoldedText
  periods: readonly (readonly StatedPeriod[])[]
  words: readonly QuestionToken[]
  /** Unknown parts, each as one token. */
  left: readonly QuestionToken[]
}

export function readSentence(
  folded: FoldedText,
  { compiled, names, calendar, quoted }: SentenceSources,
): ReadSentence {
  const tokens = readTokens(folded.text, { compiled, names, quoted })
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

export interface SentenceSources {
  compiled: CompiledLexicon
  names: NameBook
  quoted: readonly QuotedName[]
  calendar: Calendar
}

/** A number, a month or a "since" that did not become a period is as unknown as any other word. */
const isLeft = (token: QuestionToken): boolean =>
  ['left', 'number', 'date', 'month', 'weekday'].includes(token.means.is) ||
  isConcept(token, 'since', 'until', 'week', 'month', 'year', 'monthMark', 'dayMark')

/** Joins unread Hangul and Han characters, which are left one by one, so that they are quoted as a whole. */
function joinedUp(tokens: readonly QuestionToken[], text: string): QuestionToken[] {
  const joined: QuestionToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const isNext = before !== undefined && text.slice(before.end, token.start).trim() === ''
    if (isNext) joined[joined.length - 1] = { ...before, end: token.end }
    else joined.push(token)
  }
  return joined
}

export const countUnreadCharacters = ({ left }: ReadSentence): number =>
  left.reduce((sum, { start, end }) => sum + end - start, 0)
