import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { HARD_DAY, makeDayTable, painPoints } from '@reprieve/domain/results/days.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerGoodAgainstBad } from '../visit/answerOverview.ts'
import { answerGoodDays, longestRange } from './answerDayCounts.ts'
import { answerHardDays } from './averages.ts'
import { shareSentence } from '../links/answerDiffers.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodWithCriteria,
  requestedRange,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { answerCameWith } from '../links/answerLinks.ts'
import { answerNotRecorded } from '../answerNotRecorded.ts'
import { answerSinceStart } from './answerSince.ts'
import { basisOfDays } from './dayRuns.ts'
import { basisForPeriod, countFigure, spanFigures } from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { findRecordedShares, indexLoggedItems, shareOfItem } from '../recordedShares.ts'
import { criteriaForThings, findThing, painCriteria } from '../things.ts'
import { answerOnDay } from './times.ts'

const MOST_ROWS = 4
/** With fewer days on a side nothing is said about them. */
const LEAST_SIDE = 3
const EASY = 3
const MOST_DAYS = 3

/** Some days of a period. */
function onDays(
  diary: AnswerDiary,
  period: AnswerPeriod,
  isMeant: (day: DayNumber) => boolean,
): AnswerPeriod {
  const { entries } = diary.columns
  const rows = period.selection.rows.filter((row) => isMeant(entries.day[row]!))
  const selection = { ...period.selection, rows }
  return {
    ...period,
    selection,
    days: makeDayTable(entries, selection),
    ids: Array.from(rows, (row) => entries.ids[row]!),
  }
}

interface TwoSides {
  diary: AnswerDiary
  one: AnswerPeriod
  other: AnswerPeriod
}

/** What was recorded more or less often on some days than on the others; those in `but` are left out. */
function rowsApart({ diary, one, other }: TwoSides, but: readonly number[]): readonly AnswerSentence[] {
  const [now, before] = [indexLoggedItems(diary, one), indexLoggedItems(diary, other)]
  return findRecordedShares(now, before)
    .filter(({ item }) => !but.includes(item))
    .slice(0, MOST_ROWS)
    .map((share) => shareSentence(share, { diary, now: one, before: other, key: 'apartRow' }))
}

/** "What is different about the nights I sleep well": what else was recorded on days with the thing, and on the others. [ASST-222] */
export function answerApart(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const found = asked.things.map((thing) => findThing(diary, thing))
  const all = selectPeriod(diary, range)
  const days = spanFigures(all.span, basisForPeriod(all, 'records'))
  const name = joinNames(found)
  const withIt = new Set(periodWithCriteria(diary, all, criteriaForThings(found)).days.day)
  if (withIt.size === 0) return answerNotRecorded(asked, diary)
  const one = onDays(diary, all, (day) => withIt.has(day))
  const other = onDays(diary, all, (day) => !withIt.has(day))
  const counts = { name, days: countFigure(one.days.count, basisForPeriod(one, 'records')) }
  const rest = { others: countFigure(other.days.count, basisForPeriod(other, 'records')) }
  const title = makeSentence('apartTitle', { ...counts, ...rest, ...days })
  const rows = rowsApart(
    { diary, one, other },
    found.flatMap(({ items }) => items),
  )
  return makeAnswer(
    [title, ...(rows.length === 0 ? [makeSentence('apartNothing')] : rows), makeSentence('differsOnly')],
    'calendar',
  )
}

/** "What is different about the days I can't get up": hard days and the others, or with too few what came with more and less pain. [ASST-256] */
export function answerHardApart(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const points = painPoints(selectPeriod(diary, range, PAIN_RECORDS).days)
  const hard = new Set(points.filter(({ value }) => value >= HARD_DAY).map(({ day }) => day))
  const known = new Set(points.map(({ day }) => day))
  if (hard.size < LEAST_SIDE || known.size - hard.size < LEAST_SIDE)
    return answerGoodAgainstBad({ ...asked, ways: [], periods: [] }, diary)
  const counted = answerHardDays({ ...asked, periods: [range] }, diary)
  const all = selectPeriod(diary, range)
  const one = onDays(diary, all, (day) => hard.has(day))
  const other = onDays(diary, all, (day) => known.has(day) && !hard.has(day))
  const rows = rowsApart({ diary, one, other }, [])
  return {
    ...makeAnswer(
      [
        ...counted.sentences,
        ...(rows.length === 0 ? [makeSentence('apartNothing')] : rows),
        makeSentence('differsOnly'),
      ],
      'calendar',
    ),
    opening: [makeSentence('openDiffers')],
  }
}

/** "What comes before a bad day": the days before hard ones, and the days before all others. [ASST-223] */
export function answerEves(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const pain = selectPeriod(diary, range, painCriteria({ ...asked, things: [] }, diary))
  const points = painPoints(pain.days)
  const reached = (level: number) => points.filter(({ value }) => value >= level).map(({ day }) => day)
  // Who has hardly a day of 7 is asked about days at half the scale.
  const level = reached(HARD_DAY).length >= LEAST_SIDE ? HARD_DAY : MIDDLE
  const hard = new Set(reached(level))
  const basis = basisOfDays(diary, pain, (day) => hard.has(day))
  const values = {
    count: countFigure(hard.size, basis),
    level: countFigure(level, basis),
    ...spanFigures(pain.span, basisForPeriod(pain, 'records')),
  }
  const all = selectPeriod(diary, range)
  const known = new Set(points.map(({ day }) => day))
  const one = onDays(diary, all, (day) => hard.has(day + 1))
  const other = onDays(diary, all, (day) => known.has(day + 1) && !hard.has(day + 1))
  if (one.days.count < LEAST_SIDE || other.days.count < LEAST_SIDE)
    return declineAnswer('too-few', makeSentence('evesFew', values))
  const rows = rowsApart({ diary, one, other }, [])
  return makeAnswer(
    rows.length === 0
      ? [makeSentence('evesNothing', values)]
      : [makeSentence('evesTitle', values), ...rows, makeSentence('differsOnly')],
    'calendar',
  )
}
const MIDDLE = 5

/** "Why no good days any more": their number now and before, then what came with more pain. [ASST-220] */
export function answerFewerGood(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const about: UnderstoodQuestion = { ...asked, isLoose: false, things: [] }
  const now = answerGoodDays(about, diary)
  if (now.declined !== null) return now
  const { span } = selectPeriod(diary, requestedRange(asked))
  const earlier = toCustomRange(previousSpan(span))
  const told: readonly AnswerSentence[] = isBeyondPlan(diary, earlier, 'insights')
    ? []
    : answerGoodDays({ ...about, periods: [earlier] }, diary).sentences.slice(0, 1)
  const more = answerCameWith({ ...about, intent: 'more-with', periods: [], list: null }, diary)
  return {
    ...makeAnswer([now.sentences[0]!, ...told, ...more.sentences], 'insights'),
    opening: [makeSentence('openDiffers')],
  }
}

/** "What did I do on the good days of that week": how many they were, and what was noted on each. [ASST-224] */
export function answerNoted(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const counted = answerGoodDays(asked, diary)
  if (counted.declined !== null) return counted
  const { days } = selectPeriod(diary, requestedRange(asked), painCriteria(asked, diary))
  const good = painPoints(days)
    .filter(({ value }) => value <= EASY)
    .slice(-MOST_DAYS)
  const onEach = good.flatMap(({ day }) => {
    const on: DateRange = { is: 'custom', from: localDay(day), to: localDay(day) }
    return answerOnDay({ ...asked, intent: 'on-day', periods: [on], things: [], ways: [] }, diary).sentences
  })
  return { ...counted, sentences: [counted.sentences[0]!, ...onEach] }
}

/** "Side effects for the doctor": symptoms on days with a medicine, and how to note one. It judges none. [ASST-226] */
export function answerSideEffects(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const all = selectPeriod(diary, range)
  const logged = indexLoggedItems(diary, all)
  const named = asked.things.flatMap((thing) => findThing(diary, thing).items)
  const { items } = diary.columns.entries
  const taken = new Set(
    [...logged.byItem].flatMap(([item, days]) =>
      items[item]!.list === 'medication' && (named.length === 0 || named.includes(item)) ? [...days] : [],
    ),
  )
  const one = onDays(diary, all, (day) => taken.has(day))
  const other = onDays(diary, all, (day) => !taken.has(day))
  const [now, before] = [indexLoggedItems(diary, one), indexLoggedItems(diary, other)]
  const symptoms = [...now.byItem.keys()].filter((item) => items[item]!.list === 'symptom')
  const rows = symptoms
    .map((item) => shareOfItem(item, now, before))
    .toSorted((a, b) => b.now - a.now)
    .slice(0, MOST_ROWS)
    .map((share) => shareSentence(share, { diary, now: one, before: other, key: 'apartRow' }))
  const span = spanFigures(all.span, basisForPeriod(all, 'records'))
  return makeAnswer(
    [
      ...(rows.length === 0 ? [makeSentence('sideNone', span)] : [makeSentence('sideTitle', span), ...rows]),
      makeSentence('sideHow'),
    ],
    'newRecord',
  )
}

const LAST_7_DAYS: DateRange = { is: '7days' }
const DAYS_BEFORE = 28

/** "So tired lately": how often that was recorded now and before, and what else differed; no numbers of pain. [ASST-227] */
export function answerState(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [range = LAST_7_DAYS, second] = asked.periods
  if (isBeyondPlan(diary, range, 'compare')) return declineBeyondPlan(diary)
  const now = selectPeriod(diary, range)
  const to = now.span.from - 1
  const earlier = second ?? toCustomRange({ from: to - DAYS_BEFORE + 1, to })
  const before = selectPeriod(
    diary,
    isBeyondPlan(diary, earlier, 'compare') ? toCustomRange(previousSpan(now.span)) : earlier,
  )
  const found = asked.things.map((thing) => findThing(diary, thing))
  const meant = found.flatMap(({ items }) => items)
  const [items, itemsBefore] = [indexLoggedItems(diary, now), indexLoggedItems(diary, before)]
  const own = meant.map((item) =>
    shareSentence(shareOfItem(item, items, itemsBefore), { diary, now, before, key: 'differsThing' }),
  )
  const none = meant.length > 0 ? [] : answerNotRecorded(asked, diary).sentences
  const rows = findRecordedShares(items, itemsBefore)
    .filter(({ item }) => !meant.includes(item))
    .slice(0, MOST_ROWS)
    .map((share) => shareSentence(share, { diary, now, before }))
  const [days, daysBefore] = [now, before].map((one) => spanFigures(one.span, basisForPeriod(one, 'records')))
  return {
    ...makeAnswer(
      [
        ...none,
        makeSentence('statePeriods', { ...days!, fromBefore: daysBefore!.from, toBefore: daysBefore!.to }),
        ...own,
        ...(rows.length === 0
          ? [makeSentence('differsNothing')]
          : [makeSentence('differsTitle'), ...rows, makeSentence('differsOnly')]),
      ],
      'calendar',
    ),
    opening: [makeSentence('openDiffers')],
  }
}

/** "What has changed since I saw the doctor": the pain of both times, and what else differed. [ASST-228] */
export function answerChangedSince(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const since = answerSinceStart(asked, diary)
  const [range] = asked.periods
  if (since.declined !== null || range === undefined) return since
  const { from } = selectPeriod(diary, range).span
  const span = { from, to: diary.today }
  const [now, before] = [span, previousSpan(span)].map((one) => selectPeriod(diary, toCustomRange(one)))
  const rows = findRecordedShares(indexLoggedItems(diary, now!), indexLoggedItems(diary, before!))
    .slice(0, MOST_ROWS)
    .map((share) => shareSentence(share, { diary, now: now!, before: before! }))
  const found = rows.length === 0 ? [makeSentence('differsNothing')] : [makeSentence('differsTitle'), ...rows]
  return { ...since, sentences: [...since.sentences, ...found] }
}
