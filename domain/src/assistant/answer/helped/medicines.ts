import { FLAG, NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { daysTaken } from '@reprieve/domain/doses/medicineDays.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { datedUses } from '@reprieve/domain/reports/facts/medicineDayFacts.ts'
import { countMedicineUses } from '@reprieve/domain/reports/facts/medicineUses.ts'
import { dayNumber, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { AnswerContent, AnswerSentence, Names } from '../../answerContent.ts'
import type { RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  answerInLongerPeriod,
  PAIN_RECORDS,
  selectPeriod,
  toCustomRange,
  requestedRange,
  periodWithCriteria,
  type AnswerDiary,
} from '../answerDiary.ts'
import {
  basisForPeriod,
  basisForIds,
  countFigure,
  dayFigure,
  spanFigures,
  makeFigure,
  namesValue,
} from '../figuresWithBasis.ts'
import { answerDidHelp } from './answerHelped.ts'
import { declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { findThing, columnItemName } from '../things.ts'

/** A dose, or a record of taking it. */
interface Use {
  id: string
  at: Instant
  day: DayNumber
  item: number
  /** Minute of the day; null for a whole-day record. */
  minute: number | null
}

/** Sorted by time. */
export function usesIn(diary: AnswerDiary, { from, to }: DaySpan, isIt: (item: number) => boolean): Use[] {
  const { columns, canonical } = diary
  const { doses, entries } = columns
  const uses: Use[] = []
  for (let dose = 0; dose < doses.count; dose += 1) {
    const [own, item] = [doses.day[dose]!, canonical[doses.item[dose]!]!]
    if (own < from || own > to || !isIt(item)) continue
    const at = doses.at[dose]!
    const local = at + doses.offset[dose]! * MINUTE_MS - own * DAY_MS
    uses.push({ id: doses.ids[dose]!, at, day: own, item, minute: Math.floor(local / MINUTE_MS) })
  }
  for (let row = 0; row < entries.count; row += 1) {
    const own = entries.day[row]!
    if (own < from || own > to) continue
    const item = itemIn(diary, row, isIt)
    if (item === null) continue
    const isAllDay = (entries.flags[row]! & FLAG.isAllDay) !== 0
    const minute = isAllDay ? null : entries.minute[row]!
    uses.push({ id: entries.ids[row]!, at: entries.at[row]!, day: own, item, minute })
  }
  return uses.sort((one, other) => one.at - other.at)
}

function itemIn({ columns, canonical }: AnswerDiary, row: number, isIt: (item: number) => boolean) {
  const { itemStart, item } = columns.entries
  for (let at = itemStart[row]!; at < itemStart[row + 1]!; at += 1) {
    const one = canonical[item[at]!]!
    if (isIt(one)) return one
  }
  return null
}

const isMedicine =
  ({ columns }: AnswerDiary) =>
  (item: number): boolean => {
    const { list, id } = columns.entries.items[item]!
    return list === 'medication' && id !== NOTHING_ID
  }

/** Selects the items of the thing, or all medications without one. */
export function wantedOf(diary: AnswerDiary, thing: RecordedThing | undefined): (item: number) => boolean {
  const found = thing === undefined ? null : findThing(diary, thing)
  if (found === null) return isMedicine(diary)
  const items = new Set(found.items)
  return (item) => items.has(item)
}

/** When it was last recorded as taken. Never says when the next one may be taken. */
export function answerLastUse(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  const { span } = selectPeriod(diary, asked.periods[0] ?? { is: 'alltime' })
  const uses = usesIn(diary, span, wantedOf(diary, thing))
  const isFirst = asked.rank === 'first'
  const use = isFirst ? uses[0] : uses.at(-1)
  const asThing = thing === undefined ? null : findThing(diary, thing).names
  if (use === undefined)
    return declineAnswer(
      'nothing',
      asThing === null ? makeSentence('noDose') : makeSentence('neverRecorded', { name: asThing }),
    )
  const name: Names = asThing ?? namesValue(columnItemName(diary, use.item))
  const basis = basisForIds([use.id], { view: 'doses', span: { from: use.day, to: use.day } })
  const values = { name, day: dayFigure(use.day, basis) }
  if (use.minute === null)
    return makeAnswer([makeSentence(isFirst ? 'firstTime' : 'lastTime', values)], 'medications')
  const time = makeFigure(use.minute, 'time', basis)
  return makeAnswer([makeSentence(isFirst ? 'firstDose' : 'lastDose', { ...values, time })], 'medications')
}

/**
 * How often it was recorded as taken, and on how many days: entries less than an hour apart are one use, as in a report,
 * and a day counts once, as everywhere. [STAT-18, MDAY-1]
 */
export const answerUseCount = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  answerInLongerPeriod(asked, diary, (one) => countUses(one, diary))

function countUses(asked: UnderstoodQuestion, diary: AnswerDiary) {
  const [thing] = asked.things
  const found = thing === undefined ? null : findThing(diary, thing)
  const all = selectPeriod(diary, requestedRange(asked))
  const { span } = all
  const isIt = wantedOf(diary, thing)
  const uses = usesIn(diary, span, isIt)
  const basis = basisForIds(
    uses.map(({ id }) => id),
    { view: 'doses', span, criteria: found?.criteria ?? PAIN_RECORDS },
  )
  const name = found?.names ?? namesOfAll(diary, uses)
  const values = { name, ...spanFigures(span, basis) }
  if (uses.length === 0) {
    const whole = spanFigures(span, basisForPeriod(all, 'records'))
    const none = found === null ? makeSentence('noDose') : makeSentence('usesNone', { name, ...whole })
    return { content: makeAnswer([none]), isEmpty: true }
  }
  const { selection } = periodWithCriteria(diary, all, PAIN_RECORDS)
  const counted = countMedicineUses({ columns: diary.columns, selection, canonical: diary.canonical })
  const times = [...counted].reduce((sum, [item, own]) => sum + (isIt(item) ? own : 0), 0)
  const dated = datedUses({ columns: diary.columns, canonical: diary.canonical, readAmounts: () => [] }, span)
  const days = daysTaken(dated, { has: isIt }, span).size
  const told = makeSentence('uses', {
    ...values,
    uses: countFigure(times, basis),
    days: countFigure(days, basis),
  })
  const items = [...new Set(uses.map(({ item }) => item))]
  const isOfSeveral = thing === undefined && asked.isLoose && items.length > 1
  const each = isOfSeveral
    ? usesOfEach(
        items.map((item) => diary.columns.entries.items[item]!.id),
        { ...asked, periods: [toCustomRange(span)] },
        diary,
      )
    : []
  return { content: makeAnswer([told, ...each], 'medications'), isEmpty: false }
}

const namesOfAll = (diary: AnswerDiary, uses: readonly Use[]): Names =>
  namesValue(...new Set(uses.map(({ item }) => columnItemName(diary, item))))

const MOST_EACH = 6

/** The doses of each medicine by itself, in the time that was asked for. */
const usesOfEach = (
  ids: readonly string[],
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
): readonly AnswerSentence[] =>
  ids.slice(0, MOST_EACH).flatMap((id) => {
    const periods = [requestedRange(asked)]
    const own = { ...asked, things: [{ list: 'medication' as const, ids: [id] }], periods }
    return countUses(own, diary).content.sentences
  })

/** The medications in the profile that have not ended. */
export function answerMyMedicines(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { medications, labelOf, today } = diary
  const current = medications.filter(({ endDate }) => endDate === null || dayNumber(endDate) >= today)
  if (current.length === 0) return makeAnswer([makeSentence('noMedicines')], 'medications')
  const basis = profileBasis(diary, 'medications', current)
  const names = namesValue(
    ...current.map(({ id, commonName }) => labelOf('medication', { id, text: commonName })),
  )
  return makeAnswer(
    [
      makeSentence('myMedicines', { count: countFigure(current.length, basis), names }),
      // What was really taken: the doses of each. [ASST-192]
      ...(asked.isLoose
        ? usesOfEach(
            current.map(({ id }) => id),
            asked,
            diary,
          )
        : []),
    ],
    'medications',
  )
}

export function answerMyConditions(_asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const { conditions, nameOfCondition } = diary
  if (conditions.length === 0) return makeAnswer([makeSentence('noConditions')], 'conditions')
  const basis = profileBasis(diary, 'conditions', conditions)
  const names = namesValue(...conditions.map(nameOfCondition))
  return makeAnswer(
    [makeSentence('myConditions', { count: countFigure(conditions.length, basis), names })],
    'conditions',
  )
}

const profileBasis = (
  { today }: AnswerDiary,
  view: 'medications' | 'conditions',
  rows: readonly { id: string }[],
) =>
  basisForIds(
    rows.map(({ id }) => id),
    { view, span: { from: today, to: today } },
  )

/** Days with an entry and without a medicine, or without the one that was asked about. [ASST-81] */
export function answerDaysWithout(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  const all = selectPeriod(diary, requestedRange(asked))
  const basis = basisForPeriod(all, 'records')
  const days = spanFigures(all.span, basis)
  if (all.days.count === 0) return declineAnswer('nothing', makeSentence('noEntry'))
  const used = new Set(usesIn(diary, all.span, wantedOf(diary, thing)).map(({ day }) => day))
  const without = Array.from(all.days.day).filter((day) => !used.has(day))
  const { entries } = diary.columns
  const free = new Set(without)
  const rows = Array.from(all.selection.rows).filter((row) => free.has(entries.day[row]!))
  const ofFree = basisForIds(
    rows.map((row) => entries.ids[row]!),
    { view: 'records', span: all.span, criteria: all.criteria },
  )
  const values = {
    without: countFigure(without.length, ofFree),
    days: countFigure(all.days.count, basis),
    ...days,
  }
  return makeAnswer(
    [
      thing === undefined
        ? makeSentence('daysWithout', values)
        : makeSentence('daysWithoutThing', { ...values, name: findThing(diary, thing).names }),
    ],
    'medications',
  )
}

/** The diary does not time a medicine; what it knows are marks, and the pain before and after. [ASST-81] */
export function answerHowFast(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const helped = answerDidHelp(asked, diary)
  return { ...helped, opening: [makeSentence('noTiming'), ...(helped.opening ?? [])] }
}
