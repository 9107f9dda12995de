import type { FactorKind } from '../../filters/filter.ts'
import { helpedOf } from '../../results/statistics/helped.ts'
import { LEAST_TOLD } from '../../results/statistics/relief.ts'
import type { HelpedRow, Wilson } from '../../results/statistics/statistics.ts'
import { wilsonOf } from '../../results/statistics/wilson.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { Basis } from '../basis.ts'
import type { AnswerContent, Sentence } from '../told.ts'
import { isBeyondPlan, periodOf, rangeOf, within, type AnswerDiary, type Period } from './answerDiary.ts'
import { basisOf, basisOfIds, count, criteriaOf, daysTold, named, percent, tenth } from './bases.ts'
import { findThing, nameOf, referenceOf, type FoundThing } from './things.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

const MOST_ROWS = 3
const MARKED: readonly FactorKind[] = ['alleviating', 'ineffective', 'aggravating']

type Marks = Pick<HelpedRow, 'better' | 'same' | 'worse' | 'share'>

const markedOf = ({ better, same, worse }: Marks): number => better + same + worse

const inPercent = (share: number): number => Math.round(share * 100)

const likely = ({ low, high }: Wilson, basis: Basis) => ({
  low: percent(inPercent(low), basis),
  high: percent(inPercent(high), basis),
})

/** The person's marks, and the values before and after; an unmarked use does not count as ineffective. */
export function didHelp(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const [thing] = asked.things
  if (thing === undefined) return whatHelped(asked, diary)
  const found = findThing(diary, thing)
  const isTried = found.list === 'medication' || found.list === 'alleviating_factor'
  if (!isTried) return lacking('not-compared', sentence('notCompared', { name: found.names }))
  const period = periodOf(diary, range)
  const { selection } = period
  const rows = helpedOf(diary.columns, { selection, canonical: diary.canonical }).filter(({ item }) =>
    found.items.includes(item),
  )
  const marks = summed(rows)
  const basisBy = (kinds: readonly FactorKind[]): Basis =>
    basisOf(within(diary, period, criteriaOf(found.list, found.references, kinds)), 'records')
  const relief = rows.length === 1 ? reliefTold(diary, period, rows[0]!) : []
  const ofAll = basisBy(MARKED)
  const values = { name: found.names, ...daysTold(period.span, ofAll) }
  const marked = markedOf(marks)
  if (marks.share === null && relief.length === 0) {
    if (marked === 0) return lacking('nothing', sentence('noMarks', values))
    const wanted = count(LEAST_TOLD - marked, ofAll)
    return lacking('too-few', sentence('marksTooFew', { ...values, marked: count(marked, ofAll), wanted }))
  }
  return told([...marksTold(marks, { found, values, ofAll, basisBy }), ...relief], 'insights')
}

interface OfMarks {
  found: FoundThing
  values: Sentence['values']
  ofAll: Basis
  basisBy: (kinds: readonly FactorKind[]) => Basis
}

function marksTold(marks: Marks, { values, ofAll, basisBy }: OfMarks): Sentence[] {
  if (marks.share === null) return []
  return [
    sentence('marks', {
      ...values,
      marked: count(markedOf(marks), ofAll),
      better: count(marks.better, basisBy(['alleviating'])),
      same: count(marks.same, basisBy(['ineffective'])),
      worse: count(marks.worse, basisBy(['aggravating'])),
    }),
    sentence('marksLikely', likely(marks.share, ofAll)),
  ]
}

/** One name for several items, such as a medication in two strengths: adds their marks. */
function summed(rows: readonly HelpedRow[]): Marks {
  const [first] = rows
  if (rows.length === 1 && first !== undefined) return first
  const sum = (of: 'better' | 'same' | 'worse'): number => rows.reduce((all, row) => all + row[of], 0)
  const marks = { better: sum('better'), same: sum('same'), worse: sum('worse') }
  const marked = marks.better + marks.same + marks.worse
  return { ...marks, share: marked < LEAST_TOLD ? null : wilsonOf(marks.better, marked) }
}

/** Medians of the values before and after, from five pairs on. */
function reliefTold(diary: AnswerDiary, { span }: Period, { item, relief, list }: HelpedRow): Sentence[] {
  if (relief.told === null) return []
  const { doses, entries } = diary.columns
  const ids = doses.ids.filter(
    (_, dose) =>
      diary.canonical[doses.item[dose]!] === item &&
      doses.day[dose]! >= span.from &&
      doses.day[dose]! <= span.to,
  )
  const criteria = criteriaOf(list, [referenceOf(entries.items[item]!)])
  const basis = basisOfIds(ids, { view: 'doses', span, criteria })
  const { medianBefore, medianAfter } = relief.told
  return [
    sentence('relief', {
      before: tenth(medianBefore, basis),
      after: tenth(medianAfter, basis),
      pairs: count(relief.n, basis),
    }),
  ]
}

const WAYS = {
  helped: { kind: 'alleviating', of: 'better', title: 'helpedMost', row: 'helpedRow' },
  not: { kind: 'ineffective', of: 'same', title: 'notHelped', row: 'notHelpedRow' },
  worse: { kind: 'aggravating', of: 'worse', title: 'madeWorse', row: 'worseRow' },
} as const

/** Items with at least five marks, by the lower bound of their share. */
export function whatHelped(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const way = WAYS[asked.effect ?? 'helped']
  const period = periodOf(diary, range)
  const { selection } = period
  const all = helpedOf(diary.columns, { selection, canonical: diary.canonical }).filter(
    ({ list }) => asked.list === null || asked.list === list,
  )
  const days = daysTold(period.span, basisOf(period, 'insights'))
  const marked = all.filter((row) => markedOf(row) > 0)
  if (marked.length === 0) return lacking('nothing', sentence('noneMarked', days))
  const enough = marked.filter((row) => row.share !== null)
  if (enough.length === 0) {
    const wanted = LEAST_TOLD - Math.max(...marked.map(markedOf))
    return lacking(
      'too-few',
      sentence('helpedTooFew', { ...days, wanted: count(wanted, basisOf(period, 'insights')) }),
    )
  }
  const shares = enough.map((row) => ({ row, share: wilsonOf(row[way.of], markedOf(row)) }))
  const first = shares.toSorted(
    (one, other) => other.share.low - one.share.low || one.row.item - other.row.item,
  )
  return told(
    [
      sentence(way.title, days),
      ...first.slice(0, MOST_ROWS).map(({ row, share }) => {
        const reference = referenceOf(diary.columns.entries.items[row.item]!)
        const basisBy = (kinds: readonly FactorKind[]): Basis =>
          basisOf(within(diary, period, criteriaOf(row.list, [reference], kinds)), 'records')
        return sentence(way.row, {
          name: named(nameOf(diary, row.item)),
          times: count(row[way.of], basisBy([way.kind])),
          marked: count(markedOf(row), basisBy(MARKED)),
          ...likely(share, basisBy(MARKED)),
        })
      }),
    ],
    'insights',
  )
}
