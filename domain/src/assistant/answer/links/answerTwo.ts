import { computeAverages } from '@reprieve/domain/results/days.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  narrowPeriod,
  PAIN_RECORDS,
  selectPeriod,
  tellingRangeFor,
  type AnswerDiary,
} from '../answerDiary.ts'
import { answerDidHelp } from '../helped/answerHelped.ts'
import { answerAveragePain } from '../days/averages.ts'
import { answerLink } from './answerLinks.ts'
import { answerNextDay } from './answerNextDay.ts'
import { basisForPeriod, countFigure, namesValue, tenthFigure } from '../figuresWithBasis.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'
import { criteriaForThings, findThing, type FoundThing } from '../things.ts'

const ofFirst = (asked: UnderstoodQuestion): UnderstoodQuestion => ({ ...asked, second: [] })
const ofSecond = (asked: UnderstoodQuestion): UnderstoodQuestion => ({
  ...asked,
  things: asked.second,
  second: [],
})

/** Each thing by itself, and the days with both. [ASST-75] */
export function answerLinkOfTwo(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { place } = asked
  const isEmpty = place !== null && findThing(diary, place).items.length === 0
  return isEmpty ? withoutEmptyPlace(asked, findThing(diary, place), diary) : linkOfTwo(asked, diary)
}

/** The place was never recorded: that is said, and all pain is compared. [ASST-302] */
function withoutEmptyPlace(
  asked: UnderstoodQuestion,
  { names }: FoundThing,
  diary: AnswerDiary,
): AnswerContent {
  const told = linkOfTwo({ ...asked, place: null }, diary)
  const said = [
    makeSentence('neverRecorded', { name: names }),
    makeSentence('markInList', { list: { list: 'location' } }),
  ]
  return { ...told, opening: [...said, ...(told.opening ?? [])] }
}

function linkOfTwo(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.second.length === 0) return withMissing(answerLink(asked, diary), asked)
  const [next, ...others] = sidesOf(asked.second)
  const both = { ...asked, second: next! }
  const two = joinAnswers(
    answerLink(ofFirst(both), diary),
    answerLink(ofSecond(both), diary),
    sentencesOfBoth(both, diary),
  )
  const all = others.reduce(
    (told, things) => joinAnswers(told, answerLink({ ...asked, things, second: [] }, diary), []),
    two,
  )
  return asked.topic === null && asked.topicWords !== null ? withMissing(all, asked) : all
}

/** Two things of one list are two sides: home, the office and the street. [ASST-244] */
const sidesOf = (second: readonly RecordedThing[]): readonly (readonly RecordedThing[])[] =>
  new Set(second.map(({ list }) => list)).size < second.length ? second.map((thing) => [thing]) : [second]

/** The average pain of the records with each of two places. [ASST-75] */
export const answerAverageOfTwo = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  joinAnswers(
    answerAveragePain(ofFirst(asked), diary),
    answerAveragePain(ofSecond(asked), diary),
    sentencesOfBoth(asked, diary),
  )

/** The marks of both; neither is called the better one, because they were used on different days. [ASST-75] */
export function answerHelpOfTwo(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const first = answerDidHelp(ofFirst(asked), diary)
  if (asked.second.length > 0) return joinAnswers(first, answerDidHelp(ofSecond(asked), diary), [])
  return withMissing(first, asked)
}

/** The day after each of them. [ASST-284] */
export const answerNextDayOfTwo = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  joinAnswers(answerNextDay(ofFirst(asked), diary), answerNextDay(ofSecond(asked), diary), [])

/** The diary has only one of them. [ASST-75] */
const withMissing = (first: AnswerContent, { topicWords }: UnderstoodQuestion): AnswerContent => ({
  ...first,
  sentences: [...first.sentences, makeSentence('nothingAbout', { name: namesValue(topicWords ?? '') })],
})

function joinAnswers(
  first: AnswerContent,
  second: AnswerContent,
  more: readonly AnswerSentence[],
): AnswerContent {
  const [main, other] = first.declined === null ? [first, second] : [second, first]
  // Only one of them can be drawn: its days are the whole picture.
  const isAlone = main.declined === null && other.declined !== null && main.picture !== undefined
  return {
    ...(isAlone ? { picture: main.picture } : {}),
    ...makeAnswer([...first.sentences, ...second.sentences, ...more], main.screen ?? other.screen),
    declined: main.declined,
  }
}

/** Fewer days say nothing. */
const LEAST_DAYS_OF_BOTH = 3

function sentencesOfBoth(asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  const all = selectPeriod(diary, tellingRangeFor(asked, diary), PAIN_RECORDS)
  const [one, other] = [asked.things, asked.second].map((things) =>
    narrowPeriod(diary, all, criteriaForThings(things.map((thing) => findThing(diary, thing)))),
  )
  const days = new Set(other!.days.day)
  const { entries } = diary.columns
  const rows = one!.selection.rows.filter((row) => days.has(entries.day[row]!))
  const ids = Array.from(rows, (row) => entries.ids[row]!)
  const both = narrowPeriod(diary, { ...one!, selection: { ...one!.selection, rows }, ids }, one!.criteria)
  const { value, logged } = computeAverages(both.days).pain
  if (value === null || logged.days < LEAST_DAYS_OF_BOTH) return []
  const basis = basisForPeriod(both, 'records')
  return [
    makeSentence('bothDays', { average: tenthFigure(value, basis), days: countFigure(logged.days, basis) }),
  ]
}
