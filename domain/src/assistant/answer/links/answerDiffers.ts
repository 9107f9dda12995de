import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { computeAverages } from '@reprieve/domain/results/days.ts'
import { LEAST_DAYS } from '@reprieve/domain/results/statistics/change.ts'
import type { Basis } from '../../basis.ts'
import type { AnswerContent, AnswerFigure, AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  narrowPeriod,
  PAIN_RECORDS,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import type { AnswerKey } from '../answerKeys.ts'
import { answerAverageScore } from '../days/averages.ts'
import { answerHowOften } from '../answerOften.ts'
import { answerLastTime, answerOnDay } from '../days/times.ts'
import {
  basisForIds,
  basisForPeriod,
  countFigure,
  namesValue,
  spanFigures,
  tenthFigure,
} from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { averageRow, labelInWords, makeBars } from '../pictures.ts'
import { findRecordedShares, indexLoggedItems, shareOfItem, type RecordedShare } from '../recordedShares.ts'
import { columnItemName, criteriaForColumnItem, findThing, placeCriteria } from '../things.ts'

const LAST_7_DAYS: DateRange = { is: '7days' }
const DAYS_BEFORE = 28
const MOST_ROWS = 3
/** Of days that the question names itself. */
const LEAST_NAMED = 3

/**
 * "Why is it worse this week": what was recorded more or less often than in the 28 days before. It says what differs,
 * and never what led to what. [ASST-54]
 */
export function answerWhatDiffers(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked, diary)
  if (isBeyondPlan(diary, range, 'compare')) return declineBeyondPlan(diary)
  const twoDays = answerTwoDays(asked, diary)
  if (twoDays !== null) return twoDays
  const { now, before, isNamed } = periodsOf(asked, diary, range)
  const [pain, painBefore] = [now, before].map((period) => computeAverages(period.days).pain)
  const days = spanFigures(now.span, basisForPeriod(now, 'records'))
  if (pain!.value === null) {
    // Of one day, what was recorded then and on the day before. [ASST-258]
    const told = asked.place === null ? sentencesOfDays(asked, diary, now.span) : []
    if (told.length > 0) return makeAnswer(told, 'calendar')
    if (asked.place === null) return declineAnswer('nothing', makeSentence('noPainNumbers', days))
    // Without that place: what was recorded at all then.
    const other = answerWhatDiffers({ ...asked, place: null, rank: 'least' }, diary)
    const none = makeSentence('notRecordedIn', { name: findThing(diary, asked.place).names, ...days })
    // When it was there last, however long ago. [ASST-251]
    const about = { ...asked, intent: 'last-time', things: [asked.place], place: null, periods: [] } as const
    const last = answerLastTime(about, diary)
    const when = last.declined === null ? last.sentences : []
    return { ...other, sentences: [none, ...when, ...other.sentences] }
  }
  const logged = painBefore!.logged.days
  if (painBefore!.value === null || logged < (isNamed ? LEAST_NAMED : LEAST_DAYS))
    return withCount(tooFewBefore(before, logged), asked, diary)
  const [items, itemsBefore] = [indexLoggedItems(diary, now), indexLoggedItems(diary, before)]
  const meant = asked.things.flatMap((thing) => findThing(diary, thing).items)
  const shares = findRecordedShares(items, itemsBefore).filter(({ item }) => !meant.includes(item))
  const [value, valueBefore] = [pain!.value, painBefore!.value]
  const [daysNow, daysBefore] = [pain!.logged.days, logged]
  const [ofNow, ofBefore] = [painBasis(diary, now), painBasis(diary, before)]
  const both = {
    now: tenthFigure(value, ofNow),
    before: tenthFigure(valueBefore, ofBefore),
    daysBefore: countFigure(daysBefore, ofBefore),
  }
  const averages =
    now.span.from === now.span.to
      ? makeSentence('differsDay', { ...both, day: days.from })
      : isNamed
        ? makeSentence('comparePain', {
            ...both,
            ...days,
            days: countFigure(daysNow, ofNow),
            ...spanBefore(before.span, ofBefore),
          })
        : makeSentence('differsPain', { ...both, ...days, days: countFigure(daysNow, ofNow) })
  const isNotHigher = asked.isLoose && asked.rank !== 'least' && !isNamed && value <= valueBefore
  const contrary = isNotHigher ? [makeSentence('differsNotHigher')] : []
  const scores = scoresOf(asked, diary, [now, before])
  // What was asked about comes first, whether it differs or not.
  const own = meant.map((item) =>
    shareSentence(shareOfItem(item, items, itemsBefore), { diary, now, before, key: 'differsThing' }),
  )
  const ofPlace = daysOfPlace(asked, diary, [now, before])
  const rows = shares.slice(0, MOST_ROWS).map((share) => shareSentence(share, { diary, now, before }))
  const onDays = sentencesOfDays(asked, diary, now.span)
  const found =
    rows.length === 0
      ? onDays.length === 0
        ? [makeSentence('differsNothing')]
        : []
      : [makeSentence('differsTitle'), ...rows, makeSentence('differsOnly')]
  return {
    ...makeAnswer([...scores, ...ofPlace, averages, ...contrary, ...own, ...found, ...onDays], 'calendar'),
    // From a day that is not known, the last days are all there is.
    opening: [
      ...(asked.isLoose && asked.place !== null && asked.things.length === 0
        ? [makeSentence('readAsPlace', { name: findThing(diary, asked.place).names })]
        : []),
      makeSentence(asked.measure === 'days' ? 'sinceUnknown' : 'openDiffers'),
    ],
    ...makeBars(
      asked.measure === 'score'
        ? []
        : [
            averageRow(labelInWords('rowNow'), now, { value, days: daysNow, isWith: true }),
            averageRow(labelInWords('rowBefore'), before, {
              value: valueBefore,
              days: daysBefore,
              isWith: false,
            }),
          ],
    ),
    source: { counts: 'records', figure: countFigure(ofNow.n, ofNow) },
  }
}

interface ComparedPeriods {
  now: AnswerPeriod
  before: AnswerPeriod
  /** Both are named with their days: they are those of the question, or longer than usual. */
  isNamed: boolean
}

/** The later period is told first, whichever of two was named first. [ASST-163] */
function periodsOf(asked: UnderstoodQuestion, diary: AnswerDiary, range: DateRange): ComparedPeriods {
  const one = selectPeriod(diary, range, placeCriteria(asked, diary))
  const other = earlierPeriod(asked, diary, one)
  const [, second] = asked.periods
  const named = second === undefined ? null : selectPeriod(diary, second).span
  const isNamed = asked.isLoose && named !== null && named.from === other.span.from
  const isLonger = other.span.to - other.span.from + 1 > DAYS_BEFORE
  if (!isNamed) return { now: one, before: other, isNamed: isLonger && asked.isLoose }
  return other.span.from > one.span.from
    ? { now: other, before: one, isNamed }
    : { now: one, before: other, isNamed }
}

/** "Headaches nearly every day": on how many of all days the place was recorded, now and before. [ASST-221] */
function daysOfPlace(
  { place, isLoose }: UnderstoodQuestion,
  diary: AnswerDiary,
  periods: readonly AnswerPeriod[],
): readonly AnswerSentence[] {
  if (place === null || !isLoose) return []
  const [now, before] = periods.map(({ span }) => selectPeriod(diary, toCustomRange(span)))
  const [items, itemsBefore] = [indexLoggedItems(diary, now!), indexLoggedItems(diary, before!)]
  return findThing(diary, place).items.map((item) =>
    shareSentence(shareOfItem(item, items, itemsBefore), {
      diary,
      now: now!,
      before: before!,
      key: 'differsThing',
    }),
  )
}

/** The scores of both times, if a question is about the mood. [ASST-165] */
const scoresOf = (
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  periods: readonly AnswerPeriod[],
): readonly AnswerSentence[] =>
  asked.measure !== 'score'
    ? []
    : periods.flatMap(
        ({ span }) => answerAverageScore({ ...asked, periods: [toCustomRange(span)] }, diary).sentences,
      )

const spanBefore = (span: DaySpan, basis: Basis) => {
  const { from, to } = spanFigures(span, basis)
  return { fromBefore: from, toBefore: to }
}

/** "Fine yesterday and today this": both days beside each other, and nothing about the weeks before. [ASST-130] */
function answerTwoDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const spans = asked.periods.map((one) => selectPeriod(diary, one).span)
  const areDays = spans.length > 1 && spans.every(({ from, to }) => from === to)
  if (!areDays || !asked.isLoose) return null
  const later = spans.reduce((one, other) => (other.from > one.from ? other : one))
  return {
    ...makeAnswer([...sentencesOfDays(asked, diary, later), makeSentence('differsOnly')], 'calendar'),
    opening: [makeSentence('openDiffers')],
  }
}

/** Of two days the later one: "fine yesterday and today this". */
function rangeOf(
  { periods: [first = LAST_7_DAYS, second] }: UnderstoodQuestion,
  diary: AnswerDiary,
): DateRange {
  if (second === undefined) return first
  const [one, other] = [first, second].map((range) => selectPeriod(diary, range).span)
  const areDays = one!.from === one!.to && other!.from === other!.to
  return areDays && other!.from > one!.from ? second : first
}

/** What was recorded on one day, and on the day before it or the other day that was named. */
function sentencesOfDays(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  { from, to }: DaySpan,
): readonly AnswerSentence[] {
  if (from !== to || !asked.isLoose) return []
  const spans = asked.periods.map((range) => selectPeriod(diary, range).span)
  const other = spans.find((span) => span.from === span.to && span.from !== from)?.from ?? from - 1
  return [from, other].flatMap((day) => {
    const on = localDay(day)
    const about = {
      ...asked,
      intent: 'on-day' as const,
      periods: [{ is: 'custom' as const, from: on, to: on }],
    }
    return answerOnDay(about, diary).sentences.filter(({ key }) => key !== 'onDayScore')
  })
}

const painBasis = (diary: AnswerDiary, period: AnswerPeriod) =>
  basisForPeriod(narrowPeriod(diary, period, PAIN_RECORDS), 'records')

/** The plan may allow only a part of the days before: then that part. [ASST-23] */
function earlierPeriod(asked: UnderstoodQuestion, diary: AnswerDiary, { span }: AnswerPeriod): AnswerPeriod {
  const [, named] = asked.periods
  const other = named === undefined ? null : selectPeriod(diary, named, placeCriteria(asked, diary))
  if (other !== null && other.span.to - other.span.from + 1 >= LEAST_DAYS) return other
  const to = span.from - 1
  const before = (length: number): AnswerPeriod => {
    const wanted = Array.from({ length }, (_, day) => to - length + 1 + day)
    const isAllowed = (from: number): boolean => !isBeyondPlan(diary, toCustomRange({ from, to }), 'compare')
    const from = wanted.find(isAllowed) ?? to
    return selectPeriod(diary, toCustomRange({ from, to }), placeCriteria(asked, diary))
  }
  const usual = before(DAYS_BEFORE)
  const hasEnough = ({ days }: AnswerPeriod): boolean => computeAverages(days).pain.logged.days >= LEAST_DAYS
  if (!asked.isLoose || asked.place === null || hasEnough(usual)) return usual
  // A place has fewer days: as far back as it takes. [ASST-165]
  return LONGER_BEFORE.map(before).find(hasEnough) ?? usual
}

const LONGER_BEFORE = [90, 180, 330] as const

/** [ASST-24] */
function tooFewBefore(before: AnswerPeriod, logged: number): AnswerContent {
  const basis = basisForPeriod(before, 'records')
  const wanted = countFigure(LEAST_DAYS - logged, basis)
  return declineAnswer(
    'too-few',
    makeSentence('differsTooFew', {
      days: countFigure(logged, basis),
      wanted,
      ...spanFigures(before.span, basis),
    }),
  )
}

interface InPeriods {
  diary: AnswerDiary
  now: AnswerPeriod
  before: AnswerPeriod
  /** By default, which way it differs. */
  key?: AnswerKey
}

export function shareSentence(share: RecordedShare, { diary, now, before, key }: InPeriods): AnswerSentence {
  const { item } = share
  const isMore = share.now / share.days > share.before / share.daysBefore
  const counts = (period: AnswerPeriod, count: number, days: number): [AnswerFigure, AnswerFigure] => [
    countFigure(count, itemBasis(diary, period, item)),
    countFigure(days, basisForPeriod(period, 'records')),
  ]
  const [withNow, days] = counts(now, share.now, share.days)
  const [withBefore, daysBefore] = counts(before, share.before, share.daysBefore)
  return makeSentence(key ?? (isMore ? 'differsMore' : 'differsLess'), {
    name: namesValue(columnItemName(diary, item)),
    with: withNow,
    days,
    withBefore,
    daysBefore,
  })
}

/** The records that contain an item, and the doses of it. */
function itemBasis(diary: AnswerDiary, period: AnswerPeriod, item: number) {
  const { columns, canonical } = diary
  const criteria = criteriaForColumnItem(diary, item)
  const own = narrowPeriod(diary, period, criteria)
  if (columns.entries.items[item]!.list !== 'medication') return basisForPeriod(own, 'records')
  const { doses, entries } = columns
  const { from, to } = period.span
  const dosed = doses.ids.filter(
    (_, dose) => canonical[doses.item[dose]!] === item && doses.day[dose]! >= from && doses.day[dose]! <= to,
  )
  const ids = [...Array.from(own.selection.rows, (row) => entries.ids[row]!), ...dosed]
  return basisForIds(ids, { view: 'doses', span: period.span, criteria })
}

/** With too few days before, at least how often the place was recorded. */
function withCount(few: AnswerContent, asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.place === null) return few
  const often = answerHowOften({ ...asked, intent: 'how-often', things: [asked.place], place: null }, diary)
  return { ...few, sentences: [...often.sentences, ...few.sentences] }
}
