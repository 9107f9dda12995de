import { makeBrief } from '@reprieve/domain/reports/brief/brief.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import {
  NOTHING_ASKED,
  type Chart,
  type RecordedThing,
  type UnderstoodQuestion,
} from '../../understoodQuestion.ts'
import { PAIN_RECORDS, selectPeriod, toCustomRange, type AnswerDiary } from '../answerDiary.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { answerWhatHelped } from '../helped/answerHelped.ts'
import { answerHowOften, answerMostOften } from '../answerOften.ts'
import { answerPattern } from '../links/answerPattern.ts'
import { answerAveragePain, answerHardDays } from '../days/averages.ts'
import { answerAllTried } from '../helped/answerTried.ts'
import { answerUseCount } from '../helped/medicines.ts'
import { basisForPeriod, countFigure, spanFigures, tenthFigure } from '../figuresWithBasis.ts'
import { declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { findThing } from '../things.ts'
import { answerVisitShort, timeOfVisit } from './visitShort.ts'

/** The device makes the page for the appointment; the answer names its days and links to it. [ASST-25] */
export function answerVisit(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.rank === 'least') return answerVisitShort(asked, diary)
  const content = contentForVisit(asked, diary)
  // Who is not believed is first told that the pain is real.
  if (asked.topic === 'being-believed') return { ...content, opening: [makeSentence('kindLonely')] }
  // "Since my last visit": the diary doesn't have its day. [ASST-108]
  const isSinceLast = asked.measure === 'days' && asked.periods.length === 0
  return isSinceLast ? { ...content, opening: [makeSentence('lastVisitUnknown')] } : content
}

/** How to put pain into words: where, what kind, how long and how strong, as recorded. [ASST-25] */
export function answerDescribe(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [place] = asked.things
  if (place !== undefined) return describePlace(place, diary)
  const ask = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'most',
    isLoose: true,
    ...own,
  })
  const kinds = answerMostOften(ask({ list: 'character', rank: 'most' }), diary)
  const points = [
    answerMostOften(ask({ list: 'location', rank: 'most' }), diary),
    kinds,
    answerPattern(ask({ measure: 'length' }), diary),
    answerAveragePain(ask({}), diary),
  ].flatMap(({ declined, sentences }) => (declined === null ? sentences : []))
  return makeAnswer([makeSentence('describe'), ...points, ...wordsToMark(kinds)], 'brief')
}

/** Pain in one place, by the records of that place. [ASST-193] */
function describePlace(place: RecordedThing, diary: AnswerDiary): AnswerContent {
  const { names, criteria } = findThing(diary, place)
  if (selectPeriod(diary, { is: 'alltime' }, criteria).selection.rows.length === 0)
    return {
      ...declineAnswer(
        'nothing',
        makeSentence('neverRecorded', { name: names }),
        makeSentence('describeMark'),
      ),
      screen: 'newRecord',
    }
  const ask = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'most',
    isLoose: true,
    things: [place],
    ...own,
  })
  const kinds = answerMostOften(ask({ list: 'character', rank: 'most' }), diary)
  const points = [
    answerAveragePain(ask({}), diary),
    answerHowOften(ask({ intent: 'how-often' }), diary),
    answerPattern(ask({ measure: 'length' }), diary),
    kinds,
  ].flatMap(({ declined, sentences }) => (declined === null ? sentences : []))
  return makeAnswer([makeSentence('describe'), ...points, ...wordsToMark(kinds)], 'brief')
}

/** No kind of pain was marked: how to come by words for it. [ASST-226] */
const wordsToMark = ({ declined }: AnswerContent): readonly AnswerSentence[] =>
  declined === null ? [] : [makeSentence('describeMark')]

function contentForVisit(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { figures, span } = makeBrief(diary.columns, diary)
  const period = selectPeriod(diary, toCustomRange(span), PAIN_RECORDS)
  const basis = basisForPeriod(period, 'brief')
  const { now, before } = figures.pain
  if (now.value === null)
    return {
      ...declineAnswer('nothing', makeSentence('visitNothing', spanFigures(span, basis))),
      screen: 'brief',
    }
  const pain = makeSentence('visitPain', {
    average: tenthFigure(now.value, basis),
    days: countFigure(now.logged.days, basis),
    ...spanFigures(span, basis),
  })
  const more = asked.isLoose ? pointsOfVisit(asked, diary) : []
  if (before === null || before.value === null)
    return makeAnswer([makeSentence('visit'), pain, ...more], 'brief')
  const earlier = basisForPeriod(
    selectPeriod(diary, toCustomRange(previousSpan(span)), PAIN_RECORDS),
    'brief',
  )
  const was = makeSentence('visitBefore', {
    before: tenthFigure(before.value, earlier),
    daysBefore: countFigure(before.logged.days, earlier),
  })
  return makeAnswer([makeSentence('visit'), pain, was, ...more], 'brief')
}

/** About one place, what else is general would bury it. */
const pointsOfVisit = (asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] =>
  asked.place === null
    ? [...pointsAbout(asked, diary), ...pointsForVisit(asked, diary)]
    : [...pointsOfPlace(asked.place, diary), makeSentence('visitBring')]

const MOST_LINES = 2

/** What the diary has about the subject that the doctor is to be told about. */
function pointsAbout(asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  const isTold = ({ list }: RecordedThing): boolean => list !== 'alleviating_factor' && list !== 'medication'
  if (asked.effect !== null) return answerAllTried({ ...asked, things: [], periods: [] }, diary).sentences
  const often = asked.things
    .filter(isTold)
    .map((thing) => answerHowOften({ ...asked, intent: 'how-often', things: [thing], periods: [] }, diary))
  return often.flatMap(({ sentences }) => sentences.slice(0, 1)).slice(0, MOST_LINES)
}

/** "About my back": how strong it was there, how often, and what helped there. [ASST-108] */
function pointsOfPlace(place: RecordedThing, diary: AnswerDiary): readonly AnswerSentence[] {
  const about: UnderstoodQuestion = { ...NOTHING_ASKED, intent: 'visit', isLoose: true, things: [place] }
  return [
    answerAveragePain({ ...about, measure: 'pain' }, diary),
    answerHowOften({ ...about, intent: 'how-often' }, diary),
    answerWhatHelped({ ...about, things: [], place, effect: 'helped' }, diary),
  ].flatMap(({ declined, sentences }) => (declined === null ? sentences : sentences.slice(0, 1)))
}

/** What else a doctor asks for, of the last thirty days: hard days, where, what helped, what was taken. [ASST-25] */
function pointsForVisit({ periods }: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] {
  const range = timeOfVisit(periods, diary)
  const ask = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'visit',
    ...own,
  })
  return [
    ...(range.length > 0 ? [answerAveragePain(ask({ periods: range }), diary)] : []),
    answerHardDays(ask({ periods: range }), diary),
    answerMostOften(ask({ list: 'location', rank: 'most', periods: range }), diary),
    answerWhatHelped(
      ask({ effect: 'helped', periods: range.length > 0 ? range : [{ is: '30days' }] }),
      diary,
    ),
    answerUseCount(ask({ periods: range }), diary),
  ]
    .flatMap(({ declined, sentences }) => (declined === null ? sentences.slice(0, MOST_LINES) : []))
    .concat(makeSentence('visitBring'))
}

const EXPLAINED: Record<Chart, AnswerKey> = {
  insights: 'explainInsights',
  charts: 'explainCharts',
  timeline: 'explainTimeline',
  compare: 'explainCompare',
  calendar: 'explainCalendar',
  body: 'explainBody',
}

/** What a chart shows and what it does not. [ASST-26] */
export function answerExplain({ chart, isLoose }: UnderstoodQuestion): AnswerContent {
  if (chart === null && isLoose) return makeAnswer([makeSentence('explainLikely')], 'insights')
  const of = chart ?? 'insights'
  return makeAnswer([makeSentence(EXPLAINED[of])], of)
}
