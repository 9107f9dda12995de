import { describe, expect, test } from 'vitest'
import { DEFAULT_RANGE, rangeToSpan } from '../filters/dateRange.ts'
import { planFromRights, type KnownPlan, type Rights } from '../purchases/plan.ts'
import { CREDITS_PER_REPORT, creditNeed, type CreditReason } from './creditNeed.ts'
import { ADVANCED_SECTIONS, DEFAULT_OPTIONS, toggleSection } from './reportOptions.ts'

const TODAY = 20_000
const WITHIN = { from: TODAY - 29, to: TODAY }
const BEYOND = { from: TODAY - 30, to: TODAY }
const BASIC = DEFAULT_OPTIONS
const ADVANCED = toggleSection(DEFAULT_OPTIONS, 'timelineView')

const planWith = (isPro: boolean, subscription: Rights['subscription']): KnownPlan => {
  const rights: Rights = { isPro, subscription, credits: 3 }
  return planFromRights(rights)
}

const PEOPLE = {
  Lite: planWith(false, 'none'),
  Pro: planWith(true, 'none'),
  Subscription: planWith(false, 'live'),
  'Pro with a subscription': planWith(true, 'live'),
  'an ended subscription': planWith(false, 'ended'),
  'Pro with an ended subscription': planWith(true, 'ended'),
}

const REPORTS = [
  { options: BASIC, span: WITHIN },
  { options: BASIC, span: BEYOND },
  { options: ADVANCED, span: WITHIN },
  { options: ADVANCED, span: BEYOND },
]

const AS_LITE: readonly (readonly CreditReason[])[] = [[], ['range'], ['advanced'], ['range', 'advanced']]
const ALL_FREE: readonly (readonly CreditReason[])[] = [[], [], [], []]

describe('[BUY-1, D45] what a report costs: basic and advanced, within 30 days and beyond', () => {
  test.each<[keyof typeof PEOPLE, readonly (readonly CreditReason[])[]]>([
    ['Lite', AS_LITE],
    ['Pro', AS_LITE],
    ['Subscription', ALL_FREE],
    ['Pro with a subscription', ALL_FREE],
    ['an ended subscription', AS_LITE],
    ['Pro with an ended subscription', AS_LITE],
  ])('%s', (who, wanted) => {
    const needs = REPORTS.map((report) => creditNeed({ ...report, today: TODAY, plan: PEOPLE[who] }))
    const reasons = needs.map((need) => (need.isFree ? [] : need.because))
    expect(reasons).toEqual(wanted)
  })

  test.each(ADVANCED_SECTIONS)('%s is an advanced section', (section) => {
    const options = toggleSection(BASIC, section)
    expect(creditNeed({ options, span: WITHIN, today: TODAY, plan: 'lite' })).toMatchObject({
      because: ['advanced'],
    })
  })
})

describe('[BUY-1] the date line', () => {
  const priced = (from: number, to: number, graceDays = 0) =>
    creditNeed({ options: BASIC, span: { from, to }, today: TODAY, plan: 'lite', graceDays }).isFree

  test('is charged to nobody: 30 days with what is tomorrow elsewhere are 30 days', () => {
    const { from, to } = rangeToSpan(DEFAULT_RANGE, { today: TODAY, first: 0, last: TODAY + 2 })
    expect([to - from + 1, priced(from, to)]).toEqual([32, true])
  })

  test('who does not know the calendar for certain leaves a day, and no more', () => {
    expect([priced(TODAY - 30, TODAY, 1), priced(TODAY - 31, TODAY, 1)]).toEqual([true, false])
  })
})

test('[BUY-2, REP-58] a report costs one credit, for however many reasons, and each is listed', () => {
  const needs = REPORTS.slice(1).map((report) => creditNeed({ ...report, today: TODAY, plan: 'pro' }))
  expect(needs.map((need) => (need.isFree ? 0 : need.credits))).toEqual([1, 1, 1])
  expect(CREDITS_PER_REPORT).toBe(1)
})
