import { listHelpedRows } from '@reprieve/domain/results/statistics/helpedRows.ts'
import type { DateRange, FactorKind } from '@reprieve/domain/filters/filter.ts'
import type { HelpedRow } from '@reprieve/domain/results/statistics/statistics.ts'
import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodWithCriteria,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { answerDidHelp, answerWhatHelped } from './answerHelped.ts'
import {
  basisForPeriod,
  countFigure,
  criteriaForItems,
  namesValue,
  spanFigures,
} from '../figuresWithBasis.ts'
import { answerMostOften } from '../answerOften.ts'
import { answerScoreInTime, answerStateInTime } from '../days/answerStateInTime.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { dosesInBoth } from './dosesPerWeek.ts'
import { answerMyMedicines } from './medicines.ts'
import { indexLoggedItems, shareOfItem } from '../recordedShares.ts'
import { columnItemName, criteriaForThings, findThing, toReference } from '../things.ts'

const MARKED: readonly FactorKind[] = ['alleviating', 'ineffective', 'aggravating']
const MOST_ROWS = 8

const markedOf = ({ better, same, worse }: HelpedRow): number => better + same + worse

/** As far back as the plan shows. */
const longestRange = (diary: AnswerDiary): DateRange =>
  ([{ is: 'alltime' }, { is: '365days' }, { is: '90days' }] as const).find(
    (range) => !isBeyondPlan(diary, range, 'insights'),
  ) ?? { is: '30days' }

/** Everything that was tried, with its marks however few, and the medicines of the profile. [ASST-93] */
export function answerAllTried(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range)
  const { selection } = period
  const rows = listHelpedRows(diary.columns, { selection, canonical: diary.canonical })
    .filter((row) => markedOf(row) > 0)
    .toSorted((one, other) => markedOf(other) - markedOf(one))
    .slice(0, MOST_ROWS)
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  const medicines = [...answerMyMedicines(asked, diary).sentences, ...earlierMedicines(diary)]
  if (rows.length === 0)
    return {
      ...declineAnswer('nothing', makeSentence('noneMarked', days), ...medicines),
      screen: 'medications',
    }
  return makeAnswer(
    [makeSentence('triedTitle', days), ...rows.map((row) => triedRow(row, diary, period)), ...medicines],
    'whatHelps',
  )
}

/** The marks of a row, counted in records as strong as those of the period. */
function triedRow(row: HelpedRow, diary: AnswerDiary, period: AnswerPeriod): AnswerSentence {
  const reference = toReference(diary.columns.entries.items[row.item]!)
  const basisBy = (kinds: readonly FactorKind[]) => {
    const criteria = criteriaForItems(row.list, [reference], kinds)
    return basisForPeriod(
      periodWithCriteria(diary, period, { ...criteria, severity: period.criteria.severity }),
      'records',
    )
  }
  return makeSentence('triedRow', {
    name: namesValue(columnItemName(diary, row.item)),
    times: countFigure(row.better, basisBy(['alleviating'])),
    marked: countFigure(markedOf(row), basisBy(MARKED)),
  })
}

function earlierMedicines({ medications, labelOf, today }: AnswerDiary): readonly AnswerSentence[] {
  const ended = medications.filter(({ endDate }) => endDate !== null && dayNumber(endDate) < today)
  const names = ended.map(({ id, commonName }) => labelOf('medication', { id, text: commonName }))
  return names.length === 0 ? [] : [makeSentence('earlierMedicines', { names: namesValue(...names) })]
}

/** Nothing that was tried made it worse: then what the person named as making it worse. [ASST-93] */
export function answerHelpedOrWorse(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const helped = answerWhatHelped(asked, diary)
  const isNone = helped.sentences.some(({ key }) => key === 'noneMadeWorse')
  if (!isNone || !asked.isLoose) return helped
  const named = answerMostOften({ ...asked, list: 'aggravating_factor', rank: 'most' }, diary)
  return named.declined === null
    ? { ...helped, sentences: [...helped.sentences, ...named.sentences] }
    : helped
}

const STRONG = 6

/** What helped when the pain was strong; otherwise what helped at all. [ASST-93] */
export function answerHelpedWhenBad(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = asked.periods[0] ?? longestRange(diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const strong = asked.level?.value ?? STRONG
  const period = selectPeriod(diary, range, {
    ...PAIN_RECORDS,
    severity: { ...PAIN_RECORDS.severity, from: strong },
  })
  const rows = listHelpedRows(diary.columns, { selection: period.selection, canonical: diary.canonical })
    .filter(({ share, better }) => share !== null && better > 0)
    .toSorted((one, other) => other.share!.low - one.share!.low)
    .slice(0, MOST_ROWS / 2)
  const basis = basisForPeriod(period, 'records')
  if (rows.length === 0) {
    const few = makeSentence('fewMarksWhenBad', { level: countFigure(strong, basis) })
    const helped = answerWhatHelped({ ...asked, effect: 'helped', things: [] }, diary)
    return { ...helped, sentences: [few, ...helped.sentences] }
  }
  const title = makeSentence('helpedWhenBad', {
    level: countFigure(strong, basis),
    ...spanFigures(period.span, basis),
  })
  return makeAnswer([title, ...rows.map((row) => triedRow(row, diary, period))], 'flare')
}

const LAST_90_DAYS: DateRange = { is: '90days' }

/** Whether something helps less than it did: its marks of late beside those before. [ASST-93] */
export function answerWorksLess(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const isOfMedicine = asked.things.every(({ list }) => list === 'medication')
  const tell = isOfMedicine ? [makeSentence('tellPharmacist')] : []
  const now = selectPeriod(diary, LAST_90_DAYS)
  const earlier = daysBefore(diary, now)
  if (isBeyondPlan(diary, { is: 'alltime' }, 'insights') || earlier === null) {
    const helped = answerDidHelp({ ...asked, effect: 'helped' }, diary)
    return { ...helped, sentences: [...helped.sentences, ...tell] }
  }
  const found = asked.things.map((thing) => findThing(diary, thing))
  const wanted = new Set(found.flatMap(({ items }) => items))
  const before = selectPeriod(diary, earlier)
  const rowsOf = (period: AnswerPeriod): readonly HelpedRow[] =>
    listHelpedRows(diary.columns, { selection: period.selection, canonical: diary.canonical }).filter(
      (row) => markedOf(row) > 0 && (found.length === 0 ? row.list === 'medication' : wanted.has(row.item)),
    )
  const past = rowsOf(before)
  const both = rowsOf(now).flatMap((row) => {
    const was = past.find(({ item }) => item === row.item)
    return was === undefined ? [] : [worksRow({ row, was, diary, now, before })]
  })
  if (both.length > 0)
    return makeAnswer([...both.slice(0, MOST_ROWS / 2), makeSentence('worksSmall'), ...tell], 'whatHelps')
  const helped = answerDidHelp({ ...asked, effect: 'helped' }, diary)
  return { ...helped, sentences: [...helped.sentences, ...tell] }
}

function daysBefore(diary: AnswerDiary, { span }: AnswerPeriod): DateRange | null {
  const first = selectPeriod(diary, { is: 'alltime' }).span.from
  return first < span.from ? toCustomRange({ from: first, to: span.from - 1 }) : null
}

interface WorksRow {
  row: HelpedRow
  was: HelpedRow
  diary: AnswerDiary
  now: AnswerPeriod
  before: AnswerPeriod
}

function worksRow({ row, was, diary, now, before }: WorksRow): AnswerSentence {
  const reference = toReference(diary.columns.entries.items[row.item]!)
  const basisBy = (period: AnswerPeriod, kinds: readonly FactorKind[]) =>
    basisForPeriod(
      periodWithCriteria(diary, period, criteriaForItems(row.list, [reference], kinds)),
      'records',
    )
  const ofNow = basisBy(now, MARKED)
  return makeSentence('worksRow', {
    name: namesValue(columnItemName(diary, row.item)),
    times: countFigure(row.better, basisBy(now, ['alleviating'])),
    marked: countFigure(markedOf(row), ofNow),
    timesBefore: countFigure(was.better, basisBy(before, ['alleviating'])),
    markedBefore: countFigure(markedOf(was), basisBy(before, MARKED)),
    ...spanFigures(now.span, ofNow),
  })
}

/** All medicines of the profile, each by itself. */
const medicinesOf = ({ medications }: AnswerDiary): readonly RecordedThing[] =>
  medications.map(({ id }) => ({ list: 'medication', ids: [id] }))

/** Whether something else than pain is recorded more or less often: its days, and those of the same time before. [ASST-93] */
export function answerThingTrend(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  if (asked.measure === 'score') return answerScoreInTime(asked, diary)
  const isOfMedicines = asked.list === 'medication' && asked.things.length === 0
  if (asked.things.length > 0 && asked.things.every(({ list }) => list !== 'medication'))
    return answerStateInTime(asked, diary)
  const found = (isOfMedicines ? medicinesOf(diary) : asked.things)
    .map((thing) => findThing(diary, thing))
    .filter(({ items }) => items.length > 0)
  if (found.length === 0) return null
  const now = selectPeriod(diary, asked.periods[0] ?? { is: '30days' })
  const [, then] = asked.periods
  const before = selectPeriod(diary, then ?? toCustomRange(previousSpan(now.span)))
  const { from: fromBefore, to: toBefore } = spanFigures(before.span, basisForPeriod(before, 'records'))
  const [items, itemsBefore] = [indexLoggedItems(diary, now), indexLoggedItems(diary, before)]
  const rows = found.flatMap((thing) =>
    thing.items.map((item) => {
      const share = shareOfItem(item, items, itemsBefore)
      const basisBy = (period: AnswerPeriod) =>
        basisForPeriod(periodWithCriteria(diary, period, criteriaForThings([thing])), 'records')
      return { share, item, ofNow: basisBy(now), ofBefore: basisBy(before) }
    }),
  )
  const together = isOfMedicines && then !== undefined && rows.length > 1 ? dosesInBoth(asked, diary) : []
  return makeAnswer(
    together.concat(
      rows.map(({ share, item, ofNow, ofBefore }) =>
        makeSentence(then === undefined ? 'thingNow' : 'thingThen', {
          name: namesValue(columnItemName(diary, item)),
          with: countFigure(share.now, ofNow),
          days: countFigure(share.days, basisForPeriod(now, 'records')),
          withBefore: countFigure(share.before, ofBefore),
          daysBefore: countFigure(share.daysBefore, basisForPeriod(before, 'records')),
          ...spanFigures(now.span, ofNow),
          ...(then === undefined ? {} : { fromBefore, toBefore }),
        }),
      ),
    ),
    'charts',
  )
}
