import { inTenths } from '../../results/days.ts'
import { groupLinks, type LinkGroups } from '../../results/insights/linkGroups.ts'
import { findLinks } from '../../results/statistics/links.ts'
import { COMPARED_LISTS, type Link, type TooFew } from '../../results/statistics/statistics.ts'
import { countMissingDays } from '../../results/statistics/welch.ts'
import type { ThingList, UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerContent, AnswerFigure, AnswerSentence } from '../answerContent.ts'
import {
  isBeyondPlan,
  selectPeriod,
  requestedRange,
  periodWithCriteria,
  type AnswerDiary,
  type AnswerPeriod,
} from './answerDiary.ts'
import { basisForPeriod, countFigure, spanFigures, namesValue, tenthFigure } from './figuresWithBasis.ts'
import { criteriaForColumnItem, findThing, columnItemName, type FoundThing } from './things.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from './makeAnswer.ts'

const MOST_ROWS = 3

const isCompared = (list: ThingList): boolean => COMPARED_LISTS.some((one) => one === list)

/**
 * What came with more or less pain: only steady links, as on the screen. What a person considers aggravating, and what
 * they took because of the pain, are not compared. [STAT-16, STAT-26]
 */
export function answerCameWith(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  if (asked.list !== null && !isCompared(asked.list))
    return declineAnswer('not-compared', makeSentence('notCompared'))
  const period = selectPeriod(diary, range)
  const groups = groupsOf(diary, period, asked.list)
  const isMore = asked.intent === 'more-with'
  const rows = (isMore ? groups.more : groups.less).slice(0, MOST_ROWS)
  const days = spanFigures(period.span, basisForPeriod(period, 'insights'))
  if (rows.length === 0) return noneSteady({ diary, period, groups, isMore })
  return makeAnswer(
    [
      makeSentence(isMore ? 'moreWith' : 'lessWith', days),
      ...rows.map((link) =>
        makeSentence(isMore ? 'linkRowMore' : 'linkRowLess', {
          name: namesValue(columnItemName(diary, link.item)),
          ...linkFigures(link, diary, period),
        }),
      ),
      makeSentence('notProof'),
    ],
    'insights',
  )
}

function groupsOf(diary: AnswerDiary, { selection, days }: AnswerPeriod, list: ThingList | null): LinkGroups {
  const all = findLinks(diary.columns.entries, { selection, days, canonical: diary.canonical })
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
function linkFigures(link: Link, diary: AnswerDiary, period: AnswerPeriod): Record<string, AnswerFigure> {
  const basis = basisForPeriod(
    periodWithCriteria(diary, period, criteriaForColumnItem(diary, link.item)),
    'records',
  )
  const [low, high] = link.difference < 0 ? [-link.high, -link.low] : [link.low, link.high]
  return {
    points: tenthFigure(inTenths(Math.abs(link.difference)), basis),
    low: tenthFigure(inTenths(low), basis),
    high: tenthFigure(inTenths(high), basis),
    with: countFigure(link.daysWith, basis),
    days: countFigure(link.daysWith + link.daysWithout, basisForPeriod(period, 'insights')),
  }
}

/** The link between one thing and pain. */
export function answerLink(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const [thing] = asked.things
  if (thing === undefined) return answerCameWith({ ...asked, intent: 'more-with' }, diary)
  const found = findThing(diary, thing)
  if (!isCompared(found.list))
    return declineAnswer('not-compared', makeSentence('notCompared', { name: found.names }))
  const period = selectPeriod(diary, range)
  const groups = groupsOf(diary, period, found.list)
  const isIt = ({ item }: { item: number }): boolean => found.items.includes(item)
  const link = [...groups.more, ...groups.less, ...groups.hints, ...groups.none].find(isIt)
  if (link !== undefined) return oneLink(link, { diary, period, found })
  return fewDays(groups.tooFew.find(isIt), { diary, period, found })
}

interface OfOne {
  diary: AnswerDiary
  period: AnswerPeriod
  found: FoundThing
}

function oneLink(link: Link, { diary, period, found }: OfOne): AnswerContent {
  const figures = linkFigures(link, diary, period)
  const values = { name: found.names, ...spanFigures(period.span, basisForPeriod(period, 'insights')) }
  const isMore = link.difference >= 0
  const says: Record<Link['label'], AnswerSentence> = {
    steady: makeSentence(isMore ? 'linkMore' : 'linkLess', { ...values, ...figures }),
    hint: makeSentence(isMore ? 'linkHintMore' : 'linkHintLess', { ...values, ...figures }),
    none: makeSentence('linkNone', { ...values, with: figures['with']!, days: figures['days']! }),
  }
  return makeAnswer([says[link.label], makeSentence('notProof')], 'insights')
}

/** [ASST-24] */
function fewDays(few: TooFew | undefined, { diary, period, found }: OfOne): AnswerContent {
  const all = basisForPeriod(period, 'insights')
  const values = { name: found.names, ...spanFigures(period.span, all) }
  if (few === undefined) return declineAnswer('nothing', makeSentence('notRecordedIn', values))
  const basis = basisForPeriod(
    periodWithCriteria(diary, period, criteriaForColumnItem(diary, few.item)),
    'records',
  )
  const wanted = countFigure(wantedOf(few), all)
  return declineAnswer(
    'too-few',
    makeSentence('linkTooFew', { ...values, with: countFigure(few.daysWith, basis), wanted }),
  )
}
