import { inTenths } from '../../results/days.ts'
import { groupLinks, type LinkGroups } from '../../results/insights/linkGroups.ts'
import { isChosenByPain, findLinks } from '../../results/statistics/links.ts'
import type { Link } from '../../results/statistics/statistics.ts'
import { countMissingDays } from '../../results/statistics/welch.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { LinkFacts, LinksFacts } from '../summaryFacts.ts'
import { limitRows } from './limitRows.ts'

const MOST_LINKS = 3
const NONE = { rows: [], more: 0 }

/** Steady links only; if there are none, the reason is given and no hints take their place. [REP-38] */
export function linkFacts(diary: ReportDiary): LinksFacts {
  if (isChosenByPain(diary.filter.criteria))
    return { lower: NONE, higher: NONE, empty: { is: 'by-severity' } }
  const { columns, selection, days, canonical } = diary
  const groups = groupLinks(
    findLinks(columns.entries, { selection, days, canonical, measures: columns.measures }),
  )
  const told = (link: Link): LinkFacts => factsOf(link, diary)
  const isEmpty = groups.less.length + groups.more.length === 0
  return {
    lower: limitRows(groups.less.map(told), MOST_LINKS),
    higher: limitRows(groups.more.map(told), MOST_LINKS),
    empty: isEmpty ? whyEmpty(groups, diary) : null,
  }
}

function factsOf(link: Link, { labelOf }: ReportDiary): LinkFacts {
  const { item, list, difference, daysWith, daysWithout } = link
  const ends = difference < 0 ? [-link.high, -link.low] : [link.low, link.high]
  const [low = 0, high = 0] = ends.map(inTenths)
  return {
    label: labelOf(item),
    list,
    points: inTenths(Math.abs(difference)),
    low,
    high,
    days: { days: daysWith, outOf: daysWith + daysWithout },
  }
}

/** How many days the nearest candidate still lacks. */
function whyEmpty({ hints, none, tooFew }: LinkGroups, { days }: ReportDiary): LinksFacts['empty'] {
  if (hints.length + none.length > 0) return { is: 'none' }
  const logged = days.mean.filter((mean) => !Number.isNaN(mean)).length
  const [nearest = { daysWith: 0, daysWithout: logged }] = tooFew
  const wanted = countMissingDays(nearest)
  return { is: 'few-days', wanted: Math.max(wanted.daysWith + wanted.daysWithout, wanted.inAll, 1) }
}
