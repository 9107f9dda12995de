import { expect, test } from 'vitest'
import type { JudgedHelp } from '../results/helps/helpList.ts'
import { helpVerdict } from '../results/helps/helpList.ts'
import type { LinkGroups } from '../results/insights/linkGroups.ts'
import type { PeriodChange } from '../results/periodChange.ts'
import type { Link } from '../results/statistics/statistics.ts'
import { wilsonInterval } from '../results/statistics/wilson.ts'
import { rankFindings, type FindingFacts } from './findings.ts'

function help(item: number, yes: number, n: number): JudgedHelp {
  const share = wilsonInterval(yes, n)
  return {
    item,
    list: 'alleviating_factor',
    better: yes,
    same: n - yes,
    worse: 0,
    share,
    verdict: helpVerdict(share),
    relief: { n: 0, told: null },
  }
}
const link = (item: number, difference: number): Link => ({
  item,
  list: 'symptom',
  label: 'steady',
  isNew: false,
  difference,
  meanWith: 5,
  daysWith: 22,
  daysWithout: 41,
  low: 0.4,
  high: 2.6,
  p: 0.001,
})
const NO_LINKS: LinkGroups = { less: [], more: [], hints: [], none: [], tooFew: [] }
const LOWER: PeriodChange = {
  is: 'compared',
  way: 'lower',
  change: { points: -1.3, percent: 22, band: 'minimal', direction: 'lower' },
}
const QUIET: FindingFacts = {
  helped: [],
  links: NO_LINKS,
  change: { is: 'too-few' },
  averages: {
    pain: { value: 4.62, logged: { days: 12, outOf: 30 } },
    function: { value: null, logged: { days: 0, outOf: 30 } },
    hardDays: { days: 1, outOf: 12 },
  },
  daysBefore: 0,
  loggedOfSeven: 2,
}
const kinds = (facts: Partial<FindingFacts>) => rankFindings({ ...QUIET, ...facts }).map(({ is }) => is)

test('[HOME-29] what helped comes first, then a steady pattern, a change, the logged days and the level', () => {
  const all = {
    helped: [help(3, 8, 9)],
    links: { ...NO_LINKS, more: [link(4, 1.7)] },
    change: LOWER,
    daysBefore: 11,
    loggedOfSeven: 6,
  }
  expect(kinds(all)).toEqual(['helped', 'link', 'change', 'logged', 'level'])
  expect(rankFindings({ ...QUIET, ...all })).toEqual([
    { is: 'helped', item: 3, yes: 8, n: 9, same: 1, worse: 0 },
    { is: 'link', item: 4, way: 'more', points: 1.7, daysWith: 22, daysWithout: 41 },
    { is: 'change', way: 'lower', points: 1.3, days: 12, daysBefore: 11 },
    { is: 'logged', days: 6, outOf: 7 },
    { is: 'level', average: 4.6, days: 12, outOf: 30 },
  ])
})

test('[HOME-29] what helps only sometimes or rarely is not announced', () => {
  expect(kinds({ helped: [help(1, 4, 7)] })).toEqual(['level'])
  expect(rankFindings({ ...QUIET, helped: [help(1, 4, 7), help(2, 6, 10)] })[0]).toMatchObject({ item: 2 })
})

test('[HOME-29] a pattern with less pain comes before one with more, and hints are never announced', () => {
  const both = { ...NO_LINKS, less: [link(7, -1.2)], more: [link(4, 1.7)] }
  expect(rankFindings({ ...QUIET, links: both })[0]).toMatchObject({ item: 7, way: 'less', points: 1.2 })
  expect(kinds({ links: { ...NO_LINKS, hints: [link(4, 1.7)] } })).toEqual(['level'])
  expect(kinds({ links: null })).toEqual(['level'])
})

test('[HOME-29] a change is announced only if it is clear and compared with the period before', () => {
  const none: PeriodChange = { ...LOWER, way: 'none' }
  expect(kinds({ change: none })).toEqual(['level'])
})

test('[HOME-29] logged days are counted only where nothing much is missing', () => {
  expect(kinds({ loggedOfSeven: 5 })).toEqual(['logged', 'level'])
  expect(kinds({ loggedOfSeven: 4 })).toEqual(['level'])
})

test.each([
  [0, 7],
  [4, 3],
  [6, 1],
])('[HOME-29] with %d logged days it says that %d more are needed', (days, more) => {
  const pain = { value: days === 0 ? null : 5, logged: { days, outOf: 30 } }
  expect(rankFindings({ ...QUIET, averages: { ...QUIET.averages, pain } })).toEqual([
    { is: 'wait', days: more },
  ])
})
