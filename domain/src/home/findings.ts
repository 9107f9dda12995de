import { inTenths, type Averages } from '../results/days.ts'
import type { JudgedHelp } from '../results/helps/helpList.ts'
import type { LinkGroups } from '../results/insights/linkGroups.ts'
import type { PeriodChange } from '../results/periodChange.ts'
import { LEAST_DAYS } from '../results/statistics/change.ts'
import type { Link } from '../results/statistics/statistics.ts'

/** One true sentence about the diary, as data; every number in it comes with its count. */
export type Finding =
  /** `same` and `worse`: the other marks of the `n`. */
  | { is: 'helped'; item: number; yes: number; n: number; same: number; worse: number }
  /** A steady pattern: pain on days with the item, compared with days without it. */
  | { is: 'link'; item: number; way: 'less' | 'more'; points: number; daysWith: number; daysWithout: number }
  /** Compared with the period of equal length right before. */
  | { is: 'change'; way: 'lower' | 'higher'; points: number; days: number; daysBefore: number }
  | { is: 'logged'; days: number; outOf: number }
  | { is: 'level'; average: number; days: number; outOf: number }
  /** How many more logged days are needed until two periods can be compared. */
  | { is: 'wait'; days: number }

export interface FindingFacts {
  /** Surest first. */
  helped: readonly JudgedHelp[]
  /** Null if the records are selected by pain. */
  links: LinkGroups | null
  change: PeriodChange
  averages: Averages
  /** Logged days of the period before. */
  daysBefore: number
  /** Of the last seven days, how many have an entry. */
  loggedOfSeven: number
}

const DAY_COUNT = 7
/** Below this, a count of logged days would show what is missing rather than what is there. */
const LEAST_OF_SEVEN = 5

/**
 * Everything that can be said now, the most useful first. Never empty: the last ones say how the pain was, or what is
 * still missing. [HOME-29]
 */
export function rankFindings(facts: FindingFacts): readonly [Finding, ...Finding[]] {
  const found = [
    ...helpedFinding(facts),
    ...linkFinding(facts),
    ...changeFinding(facts),
    ...loggedFinding(facts),
  ]
  const last = lastFinding(facts)
  const [first, ...rest] = found
  return first === undefined ? [last] : [first, ...rest, last]
}

/** Only what helps usually or often: the row of what rarely helps is no good news for the first screen. */
function helpedFinding({ helped }: FindingFacts): Finding[] {
  const best = helped.find(({ verdict }) => verdict === 'usually' || verdict === 'often')
  if (best === undefined) return []
  const { item, share, same, worse } = best
  return [{ is: 'helped', item, yes: share.yes, n: share.n, same, worse }]
}

/** Less pain before more pain: what a person can do is worth more than what they already suspect. */
function linkFinding({ links }: FindingFacts): Finding[] {
  const [less] = links?.less ?? []
  const [more] = links?.more ?? []
  const link = less ?? more
  return link === undefined ? [] : [describeLink(link)]
}

const describeLink = ({ item, difference, daysWith, daysWithout }: Link): Finding => ({
  is: 'link',
  item,
  way: difference < 0 ? 'less' : 'more',
  points: inTenths(Math.abs(difference)),
  daysWith,
  daysWithout,
})

function changeFinding({ change, averages, daysBefore }: FindingFacts): Finding[] {
  if (change.is !== 'compared' || change.way === 'none') return []
  const points = inTenths(Math.abs(change.change.points))
  return [{ is: 'change', way: change.way, points, days: averages.pain.logged.days, daysBefore }]
}

const loggedFinding = ({ loggedOfSeven }: FindingFacts): Finding[] =>
  loggedOfSeven < LEAST_OF_SEVEN ? [] : [{ is: 'logged', days: loggedOfSeven, outOf: DAY_COUNT }]

function lastFinding({ averages: { pain } }: FindingFacts): Finding {
  const { days, outOf } = pain.logged
  if (pain.value === null || days < LEAST_DAYS) return { is: 'wait', days: LEAST_DAYS - days }
  return { is: 'level', average: inTenths(pain.value), days, outOf }
}
