import { NO_VALUE } from '../../filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { averagesOf } from '../../results/days.ts'
import { isThing } from '../../results/statistics/itemRows.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent, Sentence } from '../told.ts'
import { counts } from './averages.ts'
import {
  PAIN_RECORDS,
  periodOf,
  rangeOf,
  REFLECTIONS,
  within,
  type AnswerDiary,
  type Period,
} from './answerDiary.ts'
import { basisOf, basisOfIds, count, day, named, tenth } from './bases.ts'
import { lastUse } from './medicines.ts'
import { findThing, nameOf } from './things.ts'
import { lacking, sentence, told } from './toldOf.ts'

const MOST_NAMES = 8

const KINDS = { records: PAIN_RECORDS, reflections: REFLECTIONS } as const

/** Covers all time on every plan, as the list does (D44). */
export function lastTime(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const [thing] = asked.things
  if (thing?.list === 'medication') return lastUse(asked, diary)
  const isFirst = asked.rank === 'first'
  const range = asked.periods[0] ?? ({ is: 'alltime' } as const)
  if (thing === undefined) {
    const kind = asked.measure === 'reflections' ? KINDS.reflections : KINDS.records
    const period = periodOf(diary, range, asked.measure === null ? DEFAULT_CRITERIA : kind)
    return oneEntry(diary, period, {
      isFirst,
      say: (at) => sentence(isFirst ? 'firstEntry' : 'lastEntry', { day: at }),
      none: sentence('noEntry'),
    })
  }
  const found = findThing(diary, thing)
  const name = found.names
  return oneEntry(diary, periodOf(diary, range, found.criteria), {
    isFirst,
    say: (at) => sentence(isFirst ? 'firstTime' : 'lastTime', { name, day: at }),
    none: sentence('neverRecorded', { name }),
  })
}

interface Saying {
  isFirst: boolean
  say: (at: ReturnType<typeof day>) => Sentence
  none: Sentence
}

function oneEntry(
  { columns }: AnswerDiary,
  { selection }: Period,
  { isFirst, say, none }: Saying,
): AnswerContent {
  const { ids, day: days, value, entry } = columns.entries
  const row = isFirst ? selection.rows[0] : selection.rows.at(-1)
  if (row === undefined) return lacking('nothing', none)
  const on = days[row]!
  const basis = basisOfIds([ids[row]!], { view: 'records', span: { from: on, to: on } })
  const hasPain = entry[row] === 0 && value[row] !== NO_VALUE
  const pain = hasPain ? [sentence('painThen', { pain: count(value[row]!, basis) })] : []
  return told([say(day(on, basis)), ...pain], 'records')
}

/** The entries of a day; none is an answer. For several days, their counts. */
export function onDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const period = periodOf(diary, rangeOf(asked))
  if (period.span.from !== period.span.to) return counts({ ...asked, measure: null }, diary)
  const basis = basisOf(period, 'records')
  const on = day(period.span.from, basis)
  if (period.selection.rows.length === 0) return told([sentence('onDayNothing', { day: on })], 'calendar')
  const [pain, reflected] = [within(diary, period, PAIN_RECORDS), within(diary, period, REFLECTIONS)]
  const records = count(pain.selection.rows.length, basisOf(pain, 'records'))
  const reflections = count(reflected.selection.rows.length, basisOf(reflected, 'records'))
  return told(
    [
      sentence('onDay', { day: on, records, reflections }),
      ...painOf(pain),
      ...scoreOf(reflected),
      ...namesOn(diary, period),
    ],
    'calendar',
  )
}

function painOf(pain: Period): Sentence[] {
  const { value } = averagesOf(pain.days).pain
  const basis = basisOf(pain, 'records')
  if (value === null) return []
  const highest = count(pain.days.high[0]!, basis)
  return [sentence('onDayPain', { average: tenth(value, basis), highest })]
}

function scoreOf(reflected: Period): Sentence[] {
  const score = reflected.days.score[0]
  if (score === undefined || score === NO_VALUE) return []
  return [sentence('onDayScore', { score: count(score, basisOf(reflected, 'records')) })]
}

/** The items in these entries, each once, in the order of the lists. */
function namesOn(diary: AnswerDiary, { selection }: Period): Sentence[] {
  const { items, item, itemStart } = diary.columns.entries
  const found = new Set<number>()
  for (const row of selection.rows) {
    for (let at = itemStart[row]!; at < itemStart[row + 1]!; at += 1) {
      const one = diary.canonical[item[at]!]!
      if (isThing(items[one]!)) found.add(one)
    }
  }
  const names = [...new Set([...found].map((one) => nameOf(diary, one)))].filter((name) => name !== '')
  return names.length === 0 ? [] : [sentence('onDayNamed', { names: named(...names.slice(0, MOST_NAMES)) })]
}
