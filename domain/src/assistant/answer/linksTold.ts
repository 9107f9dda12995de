import { inTenths } from '../../results/days.ts'
import { groupLinks, type LinkGroups } from '../../results/insights/linkGroups.ts'
import { linksOf } from '../../results/statistics/links.ts'
import { COMPARED_LISTS, type Link, type TooFew } from '../../results/statistics/statistics.ts'
import { stillWanted } from '../../results/statistics/welch.ts'
import type { ThingList, UnderstoodQuestion } from '../asked.ts'
import type { AnswerContent, Figure, Sentence } from '../told.ts'
import { isBeyondPlan, periodOf, rangeOf, within, type AnswerDiary, type Period } from './answerDiary.ts'
import { basisOf, count, daysTold, named, tenth } from './bases.ts'
import { criteriaOfItem, findThing, nameOf, type FoundThing } from './things.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

const MOST_ROWS = 3

const isCompared = (list: ThingList): boolean => COMPARED_LISTS.some((one) => one === list)

/**
 * What came with more or less pain: only steady links, as on the screen. What a person considers aggravating, and what
 * they took because of the pain, are not compared. [STAT-16, STAT-26]
 */
export function cameWith(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  if (asked.list !== null && !isCompared(asked.list)) return lacking('not-compared', sentence('notCompared'))
  const period = periodOf(diary, range)
  const groups = groupsOf(diary, period, asked.list)
  const isMore = asked.intent === 'more-with'
  const rows = (isMore ? groups.more : groups.less).slice(0, MOST_ROWS)
  const days = daysTold(period.span, basisOf(period, 'insights'))
  if (rows.length === 0) return noneSteady({ diary, period, groups, isMore })
  return told(
    [
      sentence(isMore ? 'moreWith' : 'lessWith', days),
      ...rows.map((link) =>
        sentence(isMore ? 'linkRowMore' : 'linkRowLess', {
          name: named(nameOf(diary, link.item)),
          ...linkFigures(link, diary, period),
        }),
      ),
      sentence('notProof'),
    ],
    'insights',
  )
}

function groupsOf(diary: AnswerDiary, { selection, days }: Period, list: ThingList | null): LinkGroups {
  const all = linksOf(diary.columns.entries, { selection, days, canonical: diary.canonical })
  return groupLinks(list === null ? all : all.filter((one) => one.list === list))
}

interface Empty {
  diary: AnswerDiary
  period: Period
  groups: LinkGroups
  isMore: boolean
}

/** Enough days without a steady link is an answer; with too few, it says how many are missing. [ASST-24] */
function noneSteady({ period, groups, isMore }: Empty): AnswerContent {
  const basis = basisOf(period, 'insights')
  const days = daysTold(period.span, basis)
  const isTested = groups.less.length + groups.more.length + groups.hints.length + groups.none.length > 0
  if (isTested) return told([sentence(isMore ? 'noneMore' : 'noneLess', days)], 'insights')
  const logged = period.days.mean.filter((mean) => !Number.isNaN(mean)).length
  const wanted = wantedOf(groups.tooFew[0] ?? { daysWith: 0, daysWithout: logged })
  return lacking('too-few', sentence('linksTooFew', { wanted: count(wanted, basis), ...days }))
}

function wantedOf(counts: Pick<TooFew, 'daysWith' | 'daysWithout'>): number {
  const { daysWith, daysWithout, inAll } = stillWanted(counts)
  return Math.max(daysWith + daysWithout, inAll, 1)
}

/** The size in its direction, and its likely range, as on the screen and in a report. */
function linkFigures(link: Link, diary: AnswerDiary, period: Period): Record<string, Figure> {
  const basis = basisOf(within(diary, period, criteriaOfItem(diary, link.item)), 'records')
  const [low, high] = link.difference < 0 ? [-link.high, -link.low] : [link.low, link.high]
  return {
    points: tenth(inTenths(Math.abs(link.difference)), basis),
    low: tenth(inTenths(low), basis),
    high: tenth(inTenths(high), basis),
    with: count(link.daysWith, basis),
    days: count(link.daysWith + link.daysWithout, basisOf(period, 'insights')),
  }
}

/** The link between one thing and pain. */
export function linkOf(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return beyondPlan(diary)
  const [thing] = asked.things
  if (thing === undefined) return cameWith({ ...asked, intent: 'more-with' }, diary)
  const found = findThing(diary, thing)
  if (!isCompared(found.list)) return lacking('not-compared', sentence('notCompared', { name: found.names }))
  const period = periodOf(diary, range)
  const groups = groupsOf(diary, period, found.list)
  const isIt = ({ item }: { item: number }): boolean => found.items.includes(item)
  const link = [...groups.more, ...groups.less, ...groups.hints, ...groups.none].find(isIt)
  if (link !== undefined) return oneLink(link, { diary, period, found })
  return fewDays(groups.tooFew.find(isIt), { diary, period, found })
}

interface OfOne {
  diary: AnswerDiary
  period: Period
  found: FoundThing
}

function oneLink(link: Link, { diary, period, found }: OfOne): AnswerContent {
  const figures = linkFigures(link, diary, period)
  const values = { name: found.names, ...daysTold(period.span, basisOf(period, 'insights')) }
  const isMore = link.difference >= 0
  const says: Record<Link['label'], Sentence> = {
    steady: sentence(isMore ? 'linkMore' : 'linkLess', { ...values, ...figures }),
    hint: sentence(isMore ? 'linkHintMore' : 'linkHintLess', { ...values, ...figures }),
    none: sentence('linkNone', { ...values, with: figures['with']!, days: figures['days']! }),
  }
  return told([says[link.label], sentence('notProof')], 'insights')
}

/** [ASST-24] */
function fewDays(few: TooFew | undefined, { diary, period, found }: OfOne): AnswerContent {
  const all = basisOf(period, 'insights')
  const values = { name: found.names, ...daysTold(period.span, all) }
  if (few === undefined) return lacking('nothing', sentence('notRecordedIn', values))
  const basis = basisOf(within(diary, period, criteriaOfItem(diary, few.item)), 'records')
  const wanted = count(wantedOf(few), all)
  return lacking('too-few', sentence('linkTooFew', { ...values, with: count(few.daysWith, basis), wanted }))
}
