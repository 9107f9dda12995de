import type { DateRange, FactorKind } from '@reprieve/domain/filters/filter.ts'
import { helpVerdict } from '@reprieve/domain/results/helps/helpList.ts'
import { listHelpedRows } from '@reprieve/domain/results/statistics/helpedRows.ts'
import { MIN_VALUE_COUNT } from '@reprieve/domain/results/statistics/relief.ts'
import type { HelpedRow, Wilson } from '@reprieve/domain/results/statistics/statistics.ts'
import { wilsonInterval } from '@reprieve/domain/results/statistics/wilson.ts'
import { BROAD_TOPICS, NEAR_TOPICS } from '../../understand/loose/thesaurus/topicKinds.ts'
import type { RecordedThing, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Basis } from '../../basis.ts'
import type { AnswerContent, AnswerFigure, AnswerPicture, AnswerSentence } from '../../answerContent.ts'
import {
  isBeyondPlan,
  selectPeriod,
  enoughRange,
  narrowPeriod,
  periodWithCriteria,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import {
  basisForPeriod,
  basisForIds,
  countFigure,
  criteriaForItems,
  spanFigures,
  namesValue,
  percentFigure,
  tenthFigure,
} from '../figuresWithBasis.ts'
import { findThing, columnItemName, placeCriteria, toReference, type FoundThing } from '../things.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'

const MOST_ROWS = 3
const MARKED: readonly FactorKind[] = ['alleviating', 'ineffective', 'aggravating']

/** The same words as on "What helps me". [RES-70] */
const VERDICTS = {
  usually: 'helpedUsually',
  often: 'helpedOften',
  sometimes: 'helpedSometimes',
  rarely: 'helpedRarely',
} as const

type Marks = Pick<HelpedRow, 'better' | 'same' | 'worse' | 'share'>

const markedOf = ({ better, same, worse }: Marks): number => better + same + worse

const inPercent = (share: number): number => Math.round(share * 100)

const likely = ({ low, high }: Wilson, basis: Basis) => ({
  low: percentFigure(inPercent(low), basis),
  high: percentFigure(inPercent(high), basis),
})

/** The person's marks, and the values before and after; an unmarked use does not count as ineffective. */
export function answerDidHelp(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.things.length === 0) return answerWhatHelped(asked, diary)
  const all = apart(asked, diary).map((thing) => findThing(diary, thing))
  const tried = all.filter(isTried)
  const place = placeCriteria(asked, diary)
  const hasEnough = (one: DateRange): boolean =>
    tried.some((found) => rateThing(diary, selectPeriod(diary, one, place), found).sentences.length > 0)
  const range = wholeRange(asked, diary) ?? enoughRange(asked, diary, hasEnough)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  if (tried.length === 0)
    return declineAnswer('not-compared', makeSentence('notTried', { name: joinNames(all) }))
  const period = selectPeriod(diary, range, place)
  const rated = tried.map((found) => rateThing(diary, period, found))
  const told = rated.filter(({ sentences }) => sentences.length > 0)
  const [first] = told
  if (first === undefined) {
    const few = neverTried(tried, asked) ?? tooFewMarks(rated[0]!)
    if (asked.place === null) return few
    // Too few in that place: what was marked at all is told, too.
    const whole = answerDidHelp({ ...asked, place: null }, diary)
    return whole.declined === null ? { ...whole, sentences: [...few.sentences, ...whole.sentences] } : few
  }
  return {
    ...makeAnswer(
      [
        ...told.flatMap(({ sentences }) => sentences),
        // "Heat or cold": of the one without a mark, that is said.
        ...(asked.topic === 'heat-or-cold' ? rated : []).flatMap(({ marked, values }) =>
          marked === 0 ? [makeSentence('noMarks', values)] : [],
        ),
      ],
      'whatHelps',
    ),
    // Two things that were tried are not one: each has its own marks.
    ...(told.length === 1 && first.picture !== null ? { picture: first.picture } : {}),
    ...(told.length === 1 ? { opening: [makeSentence('openRated')] } : {}),
    ...(told.length === 1 && first.marked > 0
      ? { source: { counts: 'records' as const, figure: countFigure(first.ofAll.n, first.ofAll) } }
      : {}),
  }
}

/** Several interventions that only come near a word are no single one: each has its own marks. [ASST-107] */
const apart = (
  { things, topic, isLoose }: UnderstoodQuestion,
  diary: AnswerDiary,
): readonly RecordedThing[] =>
  !isLoose ||
  topic === null ||
  !(topic === 'heat-or-cold' || NEAR_TOPICS.has(topic) || BROAD_TOPICS.has(topic))
    ? things
    : things.flatMap((thing): readonly RecordedThing[] =>
        thing.list === 'alleviating_factor' && !isOneItem(diary, thing)
          ? thing.ids.map((id) => ({ list: thing.list, ids: [id] }))
          : [thing],
      )

const isOneItem = (diary: AnswerDiary, thing: RecordedThing): boolean =>
  findThing(diary, thing).names.names.length <= 1

const isTried = ({ list }: FoundThing): boolean => list === 'medication' || list === 'alleviating_factor'

/** What was marked about a thing in a period. */
interface RatedThing {
  /** Empty if there are too few marks. */
  sentences: readonly AnswerSentence[]
  picture: AnswerPicture | null
  marked: number
  better: AnswerFigure
  ofAll: Basis
  values: AnswerSentence['values']
}

function rateThing(diary: AnswerDiary, period: AnswerPeriod, found: FoundThing): RatedThing {
  const { selection } = period
  const rows = listHelpedRows(diary.columns, { selection, canonical: diary.canonical }).filter(({ item }) =>
    found.items.includes(item),
  )
  const marks = summed(rows)
  const basisBy = (kinds: readonly FactorKind[]): Basis =>
    basisForPeriod(
      narrowPeriod(diary, period, criteriaForItems(found.list, found.references, kinds)),
      'records',
    )
  const ofAll = basisBy(MARKED)
  const values = { name: found.names, ...spanFigures(period.span, ofAll) }
  const counts = {
    better: countFigure(marks.better, basisBy(['alleviating'])),
    same: countFigure(marks.same, basisBy(['ineffective'])),
    worse: countFigure(marks.worse, basisBy(['aggravating'])),
  }
  const relief = rows.length === 1 ? reliefTold(diary, period, rows[0]!) : []
  const marked = markedOf(marks)
  const ofMarks =
    marks.share === null
      ? []
      : [
          makeSentence(VERDICTS[helpVerdict(marks.share)], {
            name: found.names,
            better: counts.better,
            marked: countFigure(marked, ofAll),
          }),
          makeSentence('marks', {
            ...spanFigures(period.span, ofAll),
            same: counts.same,
            worse: counts.worse,
          }),
          makeSentence('marksLikely', likely(marks.share, ofAll)),
        ]
  return {
    sentences: [...ofMarks, ...relief],
    picture: marks.share === null ? null : { is: 'marks', ...counts },
    marked,
    better: counts.better,
    ofAll,
    values,
  }
}

/** Only the sentences, for an answer about something else. */
export const marksSentences = (
  diary: AnswerDiary,
  period: AnswerPeriod,
  found: FoundThing,
): readonly AnswerSentence[] => rateThing(diary, period, found).sentences

/** "How often did I use it, and with what result": what was never recorded has no marks, and the list to mark it in. [ASST-245] */
function neverTried(tried: readonly FoundThing[], asked: UnderstoodQuestion): AnswerContent | null {
  const [one] = tried
  const isNever = tried.every(({ items, list }) => items.length === 0 && list === 'alleviating_factor')
  if (one === undefined || !isNever || !asked.isLoose || asked.place !== null) return null
  return {
    ...declineAnswer(
      'nothing',
      makeSentence('neverRecorded', { name: joinNames(tried) }),
      makeSentence('markToCount', { list: { list: one.list } }),
      makeSentence('markEffect'),
    ),
    screen: 'newRecord',
  }
}

/** [ASST-24] */
function tooFewMarks({ marked, ofAll, values, better }: RatedThing): AnswerContent {
  if (marked === 0)
    return declineAnswer('nothing', makeSentence('noMarks', values), makeSentence('markEffect'))
  const wanted = countFigure(MIN_VALUE_COUNT - marked, ofAll)
  return declineAnswer(
    'too-few',
    makeSentence('triedRow', { name: values['name']!, times: better, marked: countFigure(marked, ofAll) }),
    makeSentence('marksTooFew', { ...values, marked: countFigure(marked, ofAll), wanted }),
  )
}

/** One name for several items, such as a medication in two strengths: adds their marks. */
function summed(rows: readonly HelpedRow[]): Marks {
  const [first] = rows
  if (rows.length === 1 && first !== undefined) return first
  const sum = (of: 'better' | 'same' | 'worse'): number => rows.reduce((all, row) => all + row[of], 0)
  const marks = { better: sum('better'), same: sum('same'), worse: sum('worse') }
  const marked = marks.better + marks.same + marks.worse
  return { ...marks, share: marked < MIN_VALUE_COUNT ? null : wilsonInterval(marks.better, marked) }
}

/** Medians of the values before and after, from five pairs on. */
function reliefTold(
  diary: AnswerDiary,
  { span }: AnswerPeriod,
  { item, relief, list }: HelpedRow,
): AnswerSentence[] {
  if (relief.told === null) return []
  const { doses, entries } = diary.columns
  const ids = doses.ids.filter(
    (_, dose) =>
      diary.canonical[doses.item[dose]!] === item &&
      doses.day[dose]! >= span.from &&
      doses.day[dose]! <= span.to,
  )
  const criteria = criteriaForItems(list, [toReference(entries.items[item]!)])
  const basis = basisForIds(ids, { view: 'doses', span, criteria })
  const { medianBefore, medianAfter } = relief.told
  return [
    makeSentence('relief', {
      before: tenthFigure(medianBefore, basis),
      after: tenthFigure(medianAfter, basis),
      pairs: countFigure(relief.n, basis),
    }),
  ]
}

const WAYS = {
  helped: { kind: 'alleviating', of: 'better', title: 'helpedMost', row: 'helpedRow', none: 'noneMarked' },
  not: { kind: 'ineffective', of: 'same', title: 'notHelped', row: 'notHelpedRow', none: 'noneWithoutHelp' },
  worse: { kind: 'aggravating', of: 'worse', title: 'madeWorse', row: 'worseRow', none: 'noneMadeWorse' },
} as const

/** In everyday words, whether something helps is asked of all marks; null if a period is named. */
function wholeRange({ isLoose, periods }: UnderstoodQuestion, diary: AnswerDiary): DateRange | null {
  const year: DateRange = { is: '365days' }
  const isLong = isLoose && periods.length === 0
  return isLong && !isBeyondPlan(diary, year, 'insights') ? year : null
}

/** What helped less than half of the times is no answer to what helped, unless nothing did better; what did not, likewise. */
function mostly(of: 'better' | 'same', rows: readonly HelpedRow[]): readonly HelpedRow[] {
  const found = rows.filter((row) => row[of] * 2 >= markedOf(row))
  return found.length > 0 ? found : rows
}

/** Items with at least five marks, by the lower bound of their share. */
export function answerWhatHelped(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const hasEnough = (one: DateRange): boolean => {
    const { selection } = selectPeriod(diary, one, placeCriteria(asked, diary))
    return listHelpedRows(diary.columns, { selection, canonical: diary.canonical }).some(
      ({ share, list }) => share !== null && (asked.list === null || asked.list === list),
    )
  }
  const range = wholeRange(asked, diary) ?? enoughRange(asked, diary, hasEnough)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const way = WAYS[asked.effect ?? 'helped']
  const period = selectPeriod(diary, range, placeCriteria(asked, diary))
  const { selection } = period
  const all = listHelpedRows(diary.columns, { selection, canonical: diary.canonical }).filter(
    ({ list }) => asked.list === null || asked.list === list,
  )
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  const marked = all.filter((row) => markedOf(row) > 0)
  if (marked.length === 0) return declineAnswer('nothing', makeSentence('noneMarked', days))
  const enough = marked.filter((row) => row.share !== null)
  if (enough.length === 0) {
    const wanted = MIN_VALUE_COUNT - Math.max(...marked.map(markedOf))
    return declineAnswer(
      'too-few',
      makeSentence('helpedTooFew', {
        ...days,
        wanted: countFigure(wanted, basisForPeriod(period, 'insights')),
      }),
    )
  }
  const marks = enough.filter((row) => way.of === 'better' || row[way.of] > 0)
  const counted = way.of === 'worse' ? marks : mostly(way.of, marks)
  if (counted.length === 0) return makeAnswer([makeSentence(way.none, days)], 'whatHelps')
  const shares = counted.map((row) => ({ row, share: wilsonInterval(row[way.of], markedOf(row)) }))
  const first = shares.toSorted(
    (one, other) => other.share.low - one.share.low || one.row.item - other.row.item,
  )
  return makeAnswer(
    [
      ...(asked.time === null ? [] : [makeSentence('notByTime')]),
      makeSentence(way.title, days),
      ...first.slice(0, MOST_ROWS).map(({ row, share }) => {
        const reference = toReference(diary.columns.entries.items[row.item]!)
        const basisBy = (kinds: readonly FactorKind[]): Basis =>
          basisForPeriod(
            periodWithCriteria(diary, period, criteriaForItems(row.list, [reference], kinds)),
            'records',
          )
        return makeSentence(way.row, {
          name: namesValue(columnItemName(diary, row.item)),
          times: countFigure(row[way.of], basisBy([way.kind])),
          marked: countFigure(markedOf(row), basisBy(MARKED)),
          ...likely(share, basisBy(MARKED)),
        })
      }),
    ],
    'insights',
  )
}
