import type { Criteria, DateRange } from '@reprieve/domain/filters/filter.ts'
import { computeAverages, inTenths } from '@reprieve/domain/results/days.ts'
import { withAndWithout } from '@reprieve/domain/results/helps/withAndWithout.ts'
import { groupLinks, type LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import { findLinks } from '@reprieve/domain/results/statistics/links.ts'
import { mostRecorded } from '@reprieve/domain/results/statistics/mostRecorded.ts'
import { COMPARED_LISTS, type Link, type TooFew } from '@reprieve/domain/results/statistics/statistics.ts'
import { countMissingDays } from '@reprieve/domain/results/statistics/welch.ts'
import type { ThingList, UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerContent, AnswerFigure, AnswerSentence, Names } from '../../answerContent.ts'
import {
  isBeyondPlan,
  selectPeriod,
  requestedRange,
  narrowPeriod,
  answerInLongerPeriod,
  tellingRangeFor,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForPeriod, countFigure, spanFigures, namesValue, tenthFigure } from '../figuresWithBasis.ts'
import { marksSentences } from '../helped/answerHelped.ts'
import { answerMoodLink } from '../answerMood.ts'
import { linkBasis } from './linkBasis.ts'
import { barRow, joinNames, labelInWords, makeBars } from '../pictures.ts'
import {
  columnItemName,
  criteriaForColumnItem,
  criteriaForThings,
  findThing,
  placeCriteria,
  type FoundThing,
} from '../things.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'

const MOST_ROWS = 3

const isCompared = (list: ThingList): boolean => COMPARED_LISTS.some((one) => one === list)

/**
 * What came with more or less pain: only steady links, as on the screen. What a person considers aggravating, and what
 * they took because of the pain, are not compared. [STAT-16, STAT-26]
 */
export function answerCameWith(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  // Everyday words name no period because none is meant: the shortest in which something can be said.
  const range = asked.isLoose ? tellingRangeFor(asked, diary) : requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  if (asked.list !== null && !isCompared(asked.list))
    return declineAnswer('not-compared', makeSentence('notCompared'))
  const period = selectPeriod(diary, range, placeCriteria(asked, diary))
  const groups = groupsOf(diary, period, asked.list)
  const isMore = asked.intent === 'more-with'
  const rows = (isMore ? groups.more : groups.less).slice(0, MOST_ROWS)
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  if (rows.length === 0) return withYear(noneSteady({ diary, period, groups, isMore }), asked, diary)
  return makeAnswer(
    [
      makeSentence(isMore ? 'moreWith' : 'lessWith', days),
      ...rows.map((link) =>
        makeSentence(isMore ? 'linkRowMore' : 'linkRowLess', {
          name: namesValue(columnItemName(diary, link.item)),
          ...linkFigures(link, period, basisOfItem(diary, period, criteriaForColumnItem(diary, link.item))),
        }),
      ),
      makeSentence('notProof'),
    ],
    'insights',
  )
}

const YEAR: DateRange = { is: '365days' }

/** Nothing in the usual period: what the year shows is told, too, and that it is the year. [ASST-85] */
function withYear(none: AnswerContent, asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (!asked.isLoose || asked.periods.length > 0 || isBeyondPlan(diary, YEAR, 'insights')) return none
  const year = answerCameWith({ ...asked, periods: [YEAR] }, diary)
  const isFound = year.declined === null && year.sentences.length > 1
  return isFound ? { ...year, sentences: [...none.sentences, ...year.sentences] } : none
}

function groupsOf(diary: AnswerDiary, { selection, days }: AnswerPeriod, list: ThingList | null): LinkGroups {
  const all = findLinks(diary.columns.entries, {
    selection,
    days,
    canonical: diary.canonical,
    measures: diary.columns.measures,
  })
  return groupLinks(list === null ? all : all.filter((one) => one.list === list))
}

interface Empty {
  diary: AnswerDiary
  period: AnswerPeriod
  groups: LinkGroups
  isMore: boolean
}

/** Enough days without a steady link is an answer; with too few, it says how many are missing. [ASST-24] */
function noneSteady({ period, groups, isMore }: Empty): AnswerContent {
  const basis = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, basis)
  const isTested = groups.less.length + groups.more.length + groups.hints.length + groups.none.length > 0
  if (isTested) return makeAnswer([makeSentence(isMore ? 'noneMore' : 'noneLess', days)], 'insights')
  const logged = period.days.mean.filter((mean) => !Number.isNaN(mean)).length
  const wanted = wantedOf(groups.tooFew[0] ?? { daysWith: 0, daysWithout: logged })
  return declineAnswer(
    'too-few',
    makeSentence('linksTooFew', { wanted: countFigure(wanted, basis), ...days }),
  )
}

function wantedOf(counts: Pick<TooFew, 'daysWith' | 'daysWithout'>): number {
  const { daysWith, daysWithout, inAll } = countMissingDays(counts)
  return Math.max(daysWith + daysWithout, inAll, 1)
}

/** The size in its direction, and its likely range, as on the screen and in a report. */
function linkFigures(
  link: Link,
  period: AnswerPeriod,
  basis: AnswerFigure['basis'],
): Record<LinkFigure, AnswerFigure> {
  const [low, high] = link.difference < 0 ? [-link.high, -link.low] : [link.low, link.high]
  return {
    points: tenthFigure(inTenths(Math.abs(link.difference)), basis),
    low: tenthFigure(inTenths(low), basis),
    high: tenthFigure(inTenths(high), basis),
    with: countFigure(link.daysWith, basis),
    days: countFigure(link.daysWith + link.daysWithout, basisForPeriod(period, 'insights')),
  }
}

type LinkFigure = 'points' | 'low' | 'high' | 'with' | 'days'

const basisOfItem = (diary: AnswerDiary, period: AnswerPeriod, criteria: Criteria) =>
  basisForPeriod(narrowPeriod(diary, period, criteria), 'records')

/** The link between pain and one thing, or the things of a topic. [ASST-52] */
export function answerLink(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  if (asked.things.length === 0) return answerCameWith({ ...asked, intent: 'more-with' }, diary)
  const shares = sharesInPlace(asked, diary)
  if (shares !== null) return shares
  const link = linkOfThings(asked, diary)
  // Who never marked low mood may have scored the days.
  const mood = link.declined === 'nothing' && asked.topic === 'low-mood' ? answerMoodLink(asked, diary) : null
  return mood?.declined === null ? mood : link
}

/** "Nausea on migraine days": on how many days with the place a symptom was recorded, and on how many others. [ASST-101] */
function sharesInPlace(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const { place, things } = asked
  if (place === null || !asked.isLoose || !things.every(({ list }) => list === 'symptom')) return null
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const [found, where] = [things.map((thing) => findThing(diary, thing)), findThing(diary, place)]
  const all = selectPeriod(diary, range)
  const [withIt, inPlace] = [criteriaForThings(found), where.criteria].map(
    (criteria) => new Set(narrowPeriod(diary, all, criteria).days.day),
  )
  const elsewhere = new Set(Array.from(all.days.day).filter((day) => !inPlace!.has(day)))
  if (withIt!.size === 0 || inPlace!.size === 0 || elsewhere.size === 0) return null
  const basis = basisForPeriod(narrowPeriod(diary, all, criteriaForThings(found)), 'records')
  const whole = basisForPeriod(all, 'records')
  const among = (days: ReadonlySet<number>) =>
    countFigure([...withIt!].filter((day) => days.has(day)).length, basis)
  return makeAnswer(
    [
      makeSentence('shareInPlace', {
        name: joinNames(found),
        place: where.names,
        with: among(inPlace!),
        days: countFigure(inPlace!.size, whole),
        others: among(elsewhere),
        otherDays: countFigure(elsewhere.size, whole),
        ...spanFigures(all.span, whole),
      }),
      makeSentence('notFirst'),
    ],
    'insights',
  )
}

const linkOfThings = (asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent =>
  answerInLongerPeriod(asked, diary, (one) => {
    const content = answerLinkInPeriod(one, diary)
    return { content, isEmpty: content.declined === 'nothing' || content.declined === 'too-few' }
  })

function answerLinkInPeriod(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = tellingRangeFor(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const found = asked.things.map((thing) => findThing(diary, thing))
  const period = periodOfLink(asked, diary, range)
  const compared = found.filter(({ list }) => isCompared(list))
  const counted = found.filter((thing) => !isCompared(thing.list) && countRows(diary, period, thing) > 0)
  const rest = notComparedSentences(counted, { diary, period })
  if (compared.length === 0) return onlyCounted(rest, { counted, period, found })
  const answer = comparedLink(compared, { diary, period })
  // Nothing to compare, but something counted: the counts are the answer.
  if (answer.declined === 'nothing' && rest.length > 0) return onlyCounted(rest, { counted, period, found })
  return { ...answer, sentences: [...answer.sentences, ...rest] }
}

/**
 * "Is gardening bad for my back": an activity is recorded in the reflection of a day, and the place in the pain records
 * of that day. So the days are those of the place, with its pain, and every entry of these days counts. [ASST-121]
 */
function periodOfLink(asked: UnderstoodQuestion, diary: AnswerDiary, range: DateRange): AnswerPeriod {
  const period = selectPeriod(diary, range, placeCriteria(asked, diary))
  if (asked.place === null || !isRecordedApart(asked, diary, period)) return period
  const { entries } = diary.columns
  const days = new Set(period.days.day)
  const all = selectPeriod(diary, toCustomRange(period.span))
  const rows = all.selection.rows.filter((row) => days.has(entries.day[row]!))
  const ids = Array.from(period.selection.rows, (row) => entries.ids[row]!)
  return { ...period, selection: { ...all.selection, rows }, ids }
}

/** Whether the things were recorded, and never in an entry of the place. */
function isRecordedApart({ things }: UnderstoodQuestion, diary: AnswerDiary, inPlace: AnswerPeriod): boolean {
  const criteria = criteriaForThings(things.map((thing) => findThing(diary, thing)))
  const isIn = (period: AnswerPeriod): boolean =>
    narrowPeriod(diary, period, criteria).selection.rows.length > 0
  return !isIn(inPlace) && isIn(selectPeriod(diary, toCustomRange(inPlace.span)))
}

interface InPeriod {
  diary: AnswerDiary
  period: AnswerPeriod
}

/** Several things are counted as one, like merged items: a day is with it if any of them was recorded. [ASST-52] */
function comparedLink(found: readonly FoundThing[], { diary, period }: InPeriod): AnswerContent {
  const names = joinNames(found)
  const values = { name: names, ...spanFigures(period.span, basisForPeriod(period, 'insights')) }
  const criteria = criteriaForThings(found)
  const [main, ...others] = found
    .flatMap((thing) => thing.items.map((item) => ({ item, list: thing.list, thing })))
    .toSorted((one, other) => countRows(diary, period, other.thing) - countRows(diary, period, one.thing))
  if (main === undefined) return notRecordedThen(found, period)
  const merged = new Set(others.map(({ item }) => item))
  const canonical = diary.canonical.map((item) => (merged.has(item) ? main.item : item))
  const { selection, days } = period
  const links = findLinks(diary.columns.entries, {
    selection,
    days,
    canonical,
    measures: diary.columns.measures,
  })
  const groups = groupLinks(links)
  const isIt = ({ item }: { item: number }): boolean => item === main.item
  const link = [...groups.more, ...groups.less, ...groups.hints, ...groups.none].find(isIt)
  const basis = basisOfItem(diary, period, criteria)
  if (link !== undefined) return oneLink(link, { diary, period, names, criteria })
  const few = groups.tooFew.find(isIt)
  if (few === undefined) return notRecordedThen(found, period)
  const wanted = countFigure(wantedOf(few), basisForPeriod(period, 'insights'))
  return declineAnswer(
    'too-few',
    makeSentence('linkTooFew', { ...values, with: countFigure(few.daysWith, basis), wanted }),
  )
}

/** Says where to mark it, so that there is an answer one day. [ASST-56] */
function notRecordedThen(found: readonly FoundThing[], period: AnswerPeriod): AnswerContent {
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  const compared = found.find(({ list }) => isCompared(list))
  const { list } = compared ?? found[0]!
  return declineAnswer(
    'nothing',
    makeSentence('notRecordedIn', { name: joinNames(found), ...days }),
    markSentence(found, list),
  )
}

/** What may do good or harm has a place for each. */
function markSentence(found: readonly FoundThing[], list: ThingList): AnswerSentence {
  const lists = found.map((thing) => thing.list)
  if (lists.includes('aggravating_factor') && lists.includes('alleviating_factor'))
    return makeSentence('markBoth', {
      worse: { list: 'aggravating_factor' },
      better: { list: 'alleviating_factor' },
    })
  if (list === 'alleviating_factor') return makeSentence('markHelped', { list: { list } })
  return makeSentence(isCompared(list) ? 'markInList' : 'markToCount', { list: { list } })
}

const countRows = (diary: AnswerDiary, period: AnswerPeriod, { criteria }: FoundThing): number =>
  narrowPeriod(diary, period, criteria).selection.rows.length

interface OfOne extends InPeriod {
  names: Names
  criteria: Criteria
}

function oneLink(link: Link, { diary, period, names, criteria }: OfOne): AnswerContent {
  const basis = basisOfItem(diary, period, criteria)
  const { points, low, high, with: daysWith, days } = linkFigures(link, period, basis)
  const isMore = link.difference >= 0
  const counted = { with: daysWith, days, ...spanFigures(period.span, basisForPeriod(period, 'insights')) }
  const size = { name: names, points }
  const found: Record<Link['label'], readonly AnswerSentence[]> = {
    steady: [
      makeSentence(isMore ? 'linkMore' : 'linkLess', size),
      makeSentence('linkSteady', { ...counted, low, high }),
    ],
    hint: [
      makeSentence(isMore ? 'linkHintMore' : 'linkHintLess', size),
      makeSentence('linkCounted', counted),
      makeSentence('linkLikely', { low, high }),
    ],
    none: [makeSentence('linkNone', { name: names }), makeSentence('linkCounted', counted)],
  }
  const averages = withAndWithout(link)
  const entries = linkBasis(diary, period, { list: link.list, criteria })
  return {
    ...makeAnswer([...found[link.label], makeSentence('notFirst')], 'insights'),
    opening: [makeSentence(link.label === 'steady' && isMore ? 'openTogether' : 'openLook')],
    ...makeBars([
      barRow(names, countFigure(link.daysWith, entries.withIt), tenthFigure(averages.withIt, entries.withIt)),
      {
        ...barRow(
          labelInWords('rowOtherDays'),
          countFigure(link.daysWithout, entries.without),
          tenthFigure(averages.without, entries.without),
        ),
        isWith: false,
      },
    ]),
    source: { counts: 'days', figure: countFigure(link.daysWith, basis) },
  }
}

/**
 * What a person calls aggravating is an opinion, and what they took was taken when the pain was high: both are counted,
 * not compared. [STAT-16, STAT-26]
 */
function notComparedSentences(found: readonly FoundThing[], { diary, period }: InPeriod): AnswerSentence[] {
  return found.flatMap((thing): AnswerSentence[] => {
    const own = narrowPeriod(diary, period, thing.criteria)
    const basis = basisForPeriod(own, 'records')
    const counts = {
      name: thing.names,
      records: countFigure(own.selection.rows.length, basis),
      days: countFigure(own.days.count, basis),
      ...spanFigures(period.span, basis),
    }
    if (thing.list === 'aggravating_factor')
      return [makeSentence('namedWorse', counts), ...averageThen(own, period), ...recordedAlong(diary, own)]
    return [makeSentence('triedOften', counts), ...marksSentences(diary, period, thing)]
  })
}

/** The pain in these records and in all of the period: where the numbers stand, which is no comparison. [ASST-120] */
function averageThen(own: AnswerPeriod, period: AnswerPeriod): readonly AnswerSentence[] {
  const [then, always] = [own, period].map(({ days }) => computeAverages(days).pain)
  if (then!.value === null || always!.value === null) return []
  const whole = basisForPeriod(period, 'records')
  return [
    makeSentence('averageThen', { average: tenthFigure(then!.value, basisForPeriod(own, 'records')) }),
    makeSentence('averageAlways', {
      average: tenthFigure(always!.value, whole),
      days: countFigure(always!.logged.days, whole),
    }),
  ]
}

const ALONG: readonly ThingList[] = ['symptom', 'location', 'environment']
const MOST_ALONG = 3

/** What was recorded most often in the same records. */
function recordedAlong(diary: AnswerDiary, { selection }: AnswerPeriod): AnswerSentence[] {
  const names = ALONG.flatMap((list) =>
    mostRecorded(diary.columns.entries, { selection, canonical: diary.canonical, list }).slice(0, 1),
  )
    .map(({ item }) => columnItemName(diary, item))
    .filter((name) => name !== '')
    .slice(0, MOST_ALONG)
  return names.length === 0 ? [] : [makeSentence('recordedAlong', { names: namesValue(...names) })]
}

interface CountedThings {
  /** Those that were recorded. */
  counted: readonly FoundThing[]
  found: readonly FoundThing[]
  period: AnswerPeriod
}

function onlyCounted(
  sentences: readonly AnswerSentence[],
  { counted, found, period }: CountedThings,
): AnswerContent {
  if (sentences.length === 0) return notRecordedThen(found, period)
  const isOpinion = counted.every(({ list }) => list === 'aggravating_factor')
  const why = makeSentence(isOpinion ? 'opinionNotCompared' : 'notCompared', { name: joinNames(counted) })
  return { ...declineAnswer('not-compared', ...sentences, why), screen: 'whatHelps' }
}
