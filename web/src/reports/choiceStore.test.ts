import { toggleSection } from '@reprieve/domain/reports/reportOptions.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import {
  DEFAULT_REPORT_CHOICE,
  openReportChoice,
  parseReportChoice,
  REPORT_CHOICE_KEY,
  type ReportChoice,
  serializeReportChoice,
} from './reportChoice.ts'
import { computeReportPrice } from './reportPrice.ts'

const CHOICE: ReportChoice = {
  options: toggleSection(DEFAULT_REPORT_CHOICE.options, 'timelineView'),
  range: { is: 'custom', from: '2026-08-01', to: '2026-11-01' },
  paper: 'letter',
}

test('[REP-8] the choice is there again on the next visit, with its own range', async () => {
  const diary = aDiary()
  const store = openReportChoice(diary)
  await store.settled()
  expect(store.current()).toEqual({ isKnown: true, value: DEFAULT_REPORT_CHOICE })
  store.change(() => CHOICE)
  await store.settled()
  const again = openReportChoice(diary)
  await again.settled()
  expect(again.current()).toEqual({ isKnown: true, value: CHOICE })
})

test('[REP-8] it is stored beside the filter and does not change it', async () => {
  const diary = aDiary()
  await saveSettings(diary, 'filter_settings', { opened: {}, now: { timing: '7days' } })
  const store = openReportChoice(diary)
  store.change(() => CHOICE)
  await store.settled()
  expect(await readSettings(diary, 'filter_settings')).toEqual({
    timing: '7days',
    [REPORT_CHOICE_KEY]: serializeReportChoice(CHOICE),
  })
})

test.each([undefined, null, 7, 'x', []])('[REP-14] of %j nothing is chosen yet', (kept) => {
  expect(parseReportChoice(kept)).toEqual(DEFAULT_REPORT_CHOICE)
})

test('[D44] an invalid or reversed range becomes the last 30 days', () => {
  const kept = serializeReportChoice(CHOICE)
  expect(parseReportChoice({ ...kept, range: '2026-11-01_2026-08-01' }).range).toEqual({ is: '30days' })
  expect(parseReportChoice({ ...kept, range: 'someday' }).range).toEqual({ is: '30days' })
})

const TODAY = dayNumber('2026-11-12')
const of = (daysAgo: number) => ({ selection: { span: { from: TODAY - daysAgo, to: TODAY } }, today: TODAY })

test.each([
  ['lite', 0, 29, { is: 'free', notes: ['liteNotice'] }],
  ['lite', 1, 30, { is: 'credit', notes: ['liteNotice', 'creditUsedRange'] }],
  ['pro', 0, 30, { is: 'no-credit', notes: ['creditNeededRange'] }],
  ['subscription', 0, 900, { is: 'free', notes: [] }],
] as const)('[REP-58, BUY-1] %s with %i credits, %i days back', (plan, credits, daysAgo, price) => {
  expect(
    computeReportPrice({ choice: DEFAULT_REPORT_CHOICE, results: of(daysAgo) }, { plan, credits }),
  ).toEqual(price)
})

test('[REP-58] both reasons are shown, each separately', () => {
  const { notes } = computeReportPrice({ choice: CHOICE, results: of(90) }, { plan: 'pro', credits: 1 }) as {
    notes: unknown
  }
  expect(notes).toEqual(['creditUsedRange', 'creditUsedAdvanced'])
})

test('[REP-59, D16] without a known plan there is no price, and none before the diary is read', () => {
  const loading = { is: 'loading', read: 0, total: null } as const
  expect(computeReportPrice({ choice: DEFAULT_REPORT_CHOICE, results: of(3) }, null)).toEqual({
    is: 'unknown',
  })
  expect(
    computeReportPrice({ choice: DEFAULT_REPORT_CHOICE, results: loading }, { plan: 'lite', credits: 0 }),
  ).toEqual({
    is: 'reading',
  })
})
