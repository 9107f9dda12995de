import { RESULT } from '@reprieve/contract/codes.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { changeServerRecord, readServerRecord } from '../purchases/serverRecord.ts'
import { generatedText } from './PreviousContent.tsx'
import { parseOldReportAddress } from './ReportScreen.tsx'
import { readStoredReports, fetchReports, parseReports } from './reportList.ts'

const TOLD = {
  report_uuid: '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11',
  num: 3,
  state: 'ready',
  progress: 100,
  fault: null,
  created: 1_000,
  made: 2_000,
  sections: ['timeline_view', 'pain_summary', 'of_a_later_server'],
  range: { dateRange: '30days', date: '2026-10-14', date_end: '2026-11-12' },
  used_credit: 1,
  forms: ['csv', 'pdf', 'docx'],
}
const REPORT = {
  uuid: TOLD.report_uuid,
  num: 3,
  state: 'ready',
  progress: 100,
  isEmpty: false,
  created: 1_000,
  made: 2_000,
  sections: ['painSummary', 'timelineView'],
  span: { from: dayNumber('2026-10-14'), to: dayNumber('2026-11-12') },
  hasUsedCredit: true,
  forms: ['pdf', 'csv'],
}
const says =
  (answer: Answer): Ask =>
  () =>
    Promise.resolve(answer)
const list = (body: Record<string, unknown>, code: number = RESULT.ok): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})

test('[REP-5] a report has its time, sections and days, the newest first; invalid ones are left out', () => {
  const later = { ...TOLD, report_uuid: 'b', created: 5_000, state: 'waiting', range: { dateRange: 'x' } }
  const strange = [null, 7, {}, { ...TOLD, state: 'lost' }, { ...TOLD, created: 'today' }]
  expect(parseReports([...strange, TOLD, later])).toEqual([
    { ...REPORT, uuid: 'b', created: 5_000, state: 'waiting', span: null },
    REPORT,
  ])
})

test('[REP-26] the list is stored, and available offline', async () => {
  const diary = aDiary()
  expect(await readStoredReports(diary)).toBeNull()
  expect(await fetchReports(diary, says(list({ reports: [TOLD] })))).toBe('learned')
  expect(await fetchReports(diary, says(NOT_REACHED))).toBe('away')
  expect(await fetchReports(diary, says(list({}, RESULT.sessionEnded)))).toBe('refused')
  expect(await readStoredReports(diary)).toEqual([REPORT])
})

test('[REP-26] an unchanged list notifies nobody', async () => {
  const diary = aDiary()
  await fetchReports(diary, says(list({ reports: [TOLD] })))
  const before = diary.rung.length
  await fetchReports(diary, says(list({ reports: [TOLD] })))
  expect(diary.rung.length).toBe(before)
})

test('[REP-60, D45] a credit that was given back is there with the next list', async () => {
  const diary = aDiary()
  await changeServerRecord(diary, { credits_count: 0, is_pro: true })
  await fetchReports(diary, says(list({ reports: [], credits_count: 1 })))
  expect(await readServerRecord(diary)).toEqual({ credits_count: 1, is_pro: true })
})

test('[REP-26] a list alone does not set a plan', async () => {
  const diary = aDiary()
  await fetchReports(diary, says(list({ reports: [], credits_count: 1 })))
  expect(await readServerRecord(diary)).toBeNull()
})

test('[REP-5, SET-27] the day and the hour are those of who looks, and a file of later says so', () => {
  const clock = { tag: 'en-GB', offsetAt: () => 9 * 3_600_000 }
  const created = Date.UTC(2026, 10, 12, 18, 55)
  expect(generatedText({ created, made: created + 5_000 }, clock)).toEqual({
    generated: '13 November 2026 at 03:55',
    again: null,
  })
  const again = generatedText({ created, made: Date.UTC(2027, 2, 1) }, clock).again
  expect(again).toBe('1 March 2027 at 09:00')
})

test.each([
  ['7', '3', { userId: 7, num: 3 }],
  ['7', '-3', null],
  ['0', '3', null],
  ['7', '3.5', null],
  ['7', '1e3', null],
  ['7', '9'.repeat(16), null],
  [undefined, '3', null],
])('[REP-2, D46] an old address of %s and %s', (userId, oldId, named) => {
  expect(parseOldReportAddress(userId, oldId)).toEqual(named)
})
