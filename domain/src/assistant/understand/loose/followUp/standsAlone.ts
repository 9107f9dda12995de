import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { rankLabels } from '../../example/labelModel.ts'
import { AFTER_ANSWER_LABELS, type QuestionLabel } from '../../example/questionLabels.ts'
import { foldWords } from '../../foldQuestion.ts'
import type { KnownThing } from '../../knownThing.ts'
import { isShortScript } from '../../scripts.ts'
import { thingBook } from '../../thingBook.ts'
import type { PreviousExchange } from '../../understandingResult.ts'
import { bestReading } from '../bestReading.ts'
import type { LooseReading } from '../looseReading.ts'
import type { Thesaurus } from '../thesaurus/thesaurus.ts'
import { COMPARED_WORDS } from './turnWords/carryWords.ts'
import { POINTING_WORDS, SECOND_OPENERS } from './turnWords/leaningWords.ts'

interface Asking {
  things: readonly KnownThing[]
  today: LocalDay
  weekStart: Weekday
  before: PreviousExchange | null
  thesauri?: readonly Thesaurus[]
}

const AFTER_ANSWER: readonly QuestionLabel[] = AFTER_ANSWER_LABELS
/** How much chance examples of second messages may have in a question that is complete. */
const AFTER_LEFT = 0.11
/** How sure examples must be of its own question: with a subject, or with none. */
const LEAST_CHANCE = { withSubject: 0.09, bare: 0.4 } as const
/** Longer messages have "that" and "those" for something they say themselves. */
const MOST_POINTING_WORDS = 9
/** "More than in September" compares the answer; "last month was worse than the one before" itself. */
const MOST_COMPARED_WORDS = 5

/** Two times to compare are a subject, too. */
const hasSubject = ({ topics, names, medicine, app, allConcepts, ...days }: LooseReading): boolean =>
  topics.some(({ topic }) => topic !== 'season' && topic !== 'diary-use') ||
  names.flat().length > 0 ||
  medicine !== null ||
  app !== null ||
  allConcepts.has('pain') ||
  days.periods.length + days.seasons.length > 1

/** It begins like a second message, points back to something that it does not name, or compares with it. */
function leans(reading: LooseReading): boolean {
  const { typed, wordCount, thesaurus } = reading
  const { language } = thesaurus
  const folded = foldWords(typed)
  const text = isShortScript(folded) ? folded.replaceAll(' ', '') : folded
  return (
    SECOND_OPENERS[language].test(text) ||
    (wordCount <= MOST_POINTING_WORDS && POINTING_WORDS[language].test(text)) ||
    (wordCount <= MOST_COMPARED_WORDS && !hasSubject(reading) && COMPARED_WORDS[language].test(text))
  )
}

/** A complete new question in a running chat, which takes nothing from the question before. [ASST-320] */
export function standsAlone(question: string, asking: Asking): boolean {
  const { before, thesauri = [], things } = asking
  if ((before?.asked ?? null) === null || thesauri.length === 0) return false
  if (before!.offered.some(({ label }) => foldWords(label) === foldWords(question))) return false
  const { reading } = bestReading(question, { asking, book: thingBook(things) })
  const { model } = reading.thesaurus
  if (model === null || leans(reading)) return false
  const ranked = rankLabels<QuestionLabel>(model, reading.marks)
  const after = ranked.filter(({ label }) => AFTER_ANSWER.includes(label))
  const own = ranked.find(({ label }) => !AFTER_ANSWER.includes(label))
  const chance = after.reduce((sum, one) => sum + one.chance, 0)
  const least = hasSubject(reading) ? LEAST_CHANCE.withSubject : LEAST_CHANCE.bare
  return own !== undefined && chance < AFTER_LEFT && own.chance >= least
}
