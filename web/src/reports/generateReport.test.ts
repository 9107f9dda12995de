import { RESULT } from '@reprieve/contract/codes.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { describe, expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { changeServerRecord, readServerRecord } from '../purchases/serverRecord.ts'
import { generateReport, type SyncFirst } from './generateReport.ts'
import { DEFAULT_REPORT_CHOICE } from './reportChoice.ts'

const UUID = '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11'
const answer = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: `said ${code}`,
  body,
})
const RECEIVED = answer(RESULT.ok, { report_uuid: UUID, state: 'waiting', credits_count: 1 })
const LIST = answer(RESULT.ok, { reports: [] })
const ASKED = {
  choice: DEFAULT_REPORT_CHOICE,
  criteria: DEFAULT_CRITERIA,
  now: { at: NOON, offset: 3_600_000 },
  questions: [],
  usesCredit: false,
  credits: 0,
}
const sent: SyncFirst = () => Promise.resolve('sent')

/** Gives these answers in order to report requests, then repeats the last. */
function asking(...answers: Answer[]) {
  const requests: Record<string, unknown>[] = []
  const ask: Ask = (name, request) => {
    if (name !== 'reports/generate-report') return Promise.resolve(LIST)
    requests.push(request as Record<string, unknown>)
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? NOT_REACHED)
  }
  return { ask, requests }
}

test('[REP-20, REP-21] the choice is sent in the format of the call, with the local time of the person', async () => {
  const { ask, requests } = asking(RECEIVED)
  const outcome = await generateReport({ diary: aDiary(), ask, syncFirst: sent }, ASKED)
  expect(outcome).toEqual({ is: 'received', uuid: UUID, hasUsedCredit: false })
  expect(requests).toEqual([
    {
      client_id: expect.stringMatching(/^[\da-f-]{36}$/),
      options: expect.objectContaining({ pain_summary_enabled: 1, charts_view_enabled: 0 }),
      filter: null,
      range: { dateRange: '30days' },
      paper: 'a4',
      time_offset: 3_600_000,
      use_credit: 0,
    },
  ])
})

test.each([
  ['there is no line', 'away', 'no-line'],
  ['something could not be sent', 'not-all', 'not-all-sent'],
] as const)('[REP-20] while %s nothing is requested: the report would lack it', async (_why, ended, is) => {
  const { ask, requests } = asking(RECEIVED)
  const means = { diary: aDiary(), ask, syncFirst: () => Promise.resolve(ended) }
  expect(await generateReport(means, ASKED)).toEqual({ is })
  expect(requests).toEqual([])
})

test.each([
  ['the answer was lost', NOT_REACHED],
  ['the server is busy', answer(RESULT.rateLimited)],
  ['the session has ended', answer(RESULT.sessionEnded)],
])('[REP-28, D45] after %s the same is asked for under the same id', async (_when, first) => {
  const { ask, requests } = asking(first, RECEIVED)
  const means = { diary: aDiary(), ask, syncFirst: sent }
  await generateReport(means, ASKED)
  await generateReport(means, ASKED)
  await generateReport(means, ASKED)
  const ids = requests.map((request) => request['client_id'])
  expect(ids[1]).toBe(ids[0])
  expect(ids[2], 'another report, once it was answered').not.toBe(ids[1])
})

test('[REP-28] another choice, and another day, is another report', async () => {
  const { ask, requests } = asking(NOT_REACHED)
  const means = { diary: aDiary(), ask, syncFirst: sent }
  await generateReport(means, ASKED)
  await generateReport(means, { ...ASKED, choice: { ...DEFAULT_REPORT_CHOICE, paper: 'letter' } })
  await generateReport(means, { ...ASKED, now: { ...ASKED.now, at: NOON + 86_400_000 } })
  expect(new Set(requests.map((request) => request['client_id'])).size).toBe(3)
})

test('[REP-28] two tabs that press at the same time request one report', async () => {
  const { ask, requests } = asking(NOT_REACHED)
  const means = { diary: aDiary(), ask, syncFirst: sent }
  await Promise.all([generateReport(means, ASKED), generateReport(means, ASKED)])
  expect(requests[0]?.['client_id']).toBe(requests[1]?.['client_id'])
})

test.each([
  [RESULT.passwordNotSet, { is: 'no-password' }],
  [RESULT.creditNeeded, { is: 'credit-needed' }],
  [RESULT.subscriptionInvalid, { is: 'subscription-ended' }],
  [RESULT.reportEmpty, { is: 'refused', message: 'said 305' }],
])('[REP-19, REP-30, BUY-7, REP-59] the refusal %i has its own message', async (code, told) => {
  const { ask } = asking(answer(code))
  expect(await generateReport({ diary: aDiary(), ask, syncFirst: sent }, ASKED)).toEqual(told)
})

test.each([
  ['the server counts', { credits_count: 1 }, 1],
  ['the server says nothing of it', {}, 2],
])('[REP-22, REP-60] a credit is deducted immediately, if %s', async (_who, told, left) => {
  const diary = aDiary()
  await changeServerRecord(diary, { is_pro: true, credits_count: 3 })
  const { ask, requests } = asking(answer(RESULT.ok, { report_uuid: UUID, state: 'waiting', ...told }))
  const outcome = await generateReport(
    { diary, ask, syncFirst: sent },
    { ...ASKED, usesCredit: true, credits: 3 },
  )
  expect(outcome).toMatchObject({ is: 'received', hasUsedCredit: true })
  expect(requests[0]).toMatchObject({ use_credit: 1 })
  expect(await readServerRecord(diary)).toEqual({ is_pro: true, credits_count: left })
})

describe('[REP-22, REP-60] a person who agreed to a credit and was not charged, because the server allows a day more,', () => {
  const listing = (used_credit: number): Answer => {
    const listed = { report_uuid: UUID, state: 'waiting', created: NOON, used_credit }
    return answer(RESULT.ok, { reports: [listed] })
  }
  const outcomeOf = async (credits_count: number, list: Answer) => {
    const diary = aDiary()
    await changeServerRecord(diary, { credits_count: 3 })
    const received = answer(RESULT.ok, { report_uuid: UUID, state: 'waiting', credits_count })
    const ask: Ask = (name) => Promise.resolve(name === 'reports/generate-report' ? received : list)
    const outcome = await generateReport(
      { diary, ask, syncFirst: sent },
      { ...ASKED, usesCredit: true, credits: 3 },
    )
    return [
      outcome.is === 'received' && outcome.hasUsedCredit,
      (await readServerRecord(diary))?.['credits_count'],
    ]
  }

  test('is not told that one was', async () => {
    expect(await outcomeOf(3, listing(0))).toEqual([false, 3])
    expect(await outcomeOf(3, NOT_REACHED)).toEqual([false, 3])
    expect(await outcomeOf(2, NOT_REACHED)).toEqual([true, 2])
  })

  test('nor is one who bought some elsewhere told that none was', async () => {
    expect(await outcomeOf(3, listing(1))).toEqual([true, 3])
    expect(await outcomeOf(7, listing(0))).toEqual([false, 7])
  })
})

test('[REP-60] a free report costs none', async () => {
  const diary = aDiary()
  await changeServerRecord(diary, { credits_count: 3 })
  await generateReport({ diary, ask: asking(RECEIVED).ask, syncFirst: sent }, ASKED)
  expect(await readServerRecord(diary)).toEqual({ credits_count: 3 })
})
