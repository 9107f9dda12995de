import { RESULT } from '@reprieve/contract/codes.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import type { ListedReport } from '../reportList.ts'
import {
  defaultLinkChoice,
  includesAnswers,
  makeLink,
  checkLinkChoice,
  type LinkRequest,
} from './LinkFields.tsx'
import { isLinkActive, readStoredLinks, fetchLinks, parseLinks, revokeLink } from './linkList.ts'

const UUID = '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11'
const ORIGIN = 'https://diary.example'
const span = { from: dayNumber('2026-10-14'), to: dayNumber('2026-11-12') }
const REPORT: ListedReport = {
  uuid: UUID,
  num: 1,
  state: 'ready',
  progress: 100,
  isEmpty: false,
  created: 1,
  made: 2,
  sections: ['painSummary', 'recordDetails'],
  span,
  hasUsedCredit: false,
  forms: ['pdf'],
}
const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: `said ${code}`,
  body,
})
const MADE = said(RESULT.ok, { share_token: 'tok-1', expires: 77, link_id: UUID })

function asking(...answers: Answer[]) {
  const requests: Record<string, unknown>[] = []
  const ask: Ask = (name, request) => {
    if (name === 'reports/list-share-links') return Promise.resolve(said(RESULT.ok, { links: [] }))
    requests.push(request as Record<string, unknown>)
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? NOT_REACHED)
  }
  return { ask, requests }
}

const WHOLE: LinkRequest = { report: REPORT, sections: REPORT.sections, span: null, days: 14 }

test('[SHARE-1, SHARE-3] the token is after the # and is stored nowhere on the device', async () => {
  const diary = aDiary()
  const { ask, requests } = asking(MADE)
  const made = await makeLink({ diary, ask, origin: ORIGIN }, WHOLE)
  expect(made).toEqual({ is: 'made', address: `${ORIGIN}/share#tok-1`, expires: 77 })
  expect(requests).toEqual([
    { report_uuid: UUID, days: 14, client_id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  const kept = await Promise.all(
    ['share_request', 'share_links'].map((id) => diary.tables.shelved('known', id)),
  )
  expect(JSON.stringify(kept)).not.toContain('tok-1')
})

test('[SHARE-4] after a lost answer the same link is requested, and after an answer another one', async () => {
  const diary = aDiary()
  const { ask, requests } = asking(NOT_REACHED, MADE)
  const means = { diary, ask, origin: ORIGIN }
  expect(await makeLink(means, WHOLE)).toEqual({ is: 'away' })
  await makeLink(means, WHOLE)
  await makeLink(means, WHOLE)
  const [first, second, third] = requests.map(({ client_id: id }) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('[SHARE-4] another choice is another link', async () => {
  const diary = aDiary()
  const { ask, requests } = asking(NOT_REACHED)
  const means = { diary, ask, origin: ORIGIN }
  await makeLink(means, WHOLE)
  await makeLink(means, { ...WHOLE, days: 7 })
  expect(new Set(requests.map(({ client_id: id }) => id)).size).toBe(2)
})

test('[SHARE-7] a link to a part is sent in the format of the call', async () => {
  const { ask, requests } = asking(MADE)
  const some = { from: dayNumber('2026-11-01'), to: dayNumber('2026-11-05') }
  const less: LinkRequest = { ...WHOLE, sections: ['painSummary'], span: some, days: 90 }
  await makeLink({ diary: aDiary(), ask, origin: ORIGIN }, less)
  expect(requests[0]).toMatchObject({
    days: 90,
    sections: ['pain_summary'],
    range: { dateRange: 'custom', date: '2026-11-01', date_end: '2026-11-05' },
  })
})

test.each([
  [RESULT.reportDenied, { is: 'not-yours' }],
  [RESULT.reportWaiting, { is: 'waiting' }],
  [RESULT.malformed, { is: 'refused', message: 'said 102' }],
])('[SHARE-4] %i has its own message', async (code, told) => {
  const { ask } = asking(said(code))
  expect(await makeLink({ diary: aDiary(), ask, origin: ORIGIN }, WHOLE)).toEqual(told)
})

test('[SHARE-3, SHARE-7] at first a link is to the whole report, for 14 days', () => {
  const first = defaultLinkChoice(REPORT)
  expect(first).toEqual({
    sections: REPORT.sections,
    isAllDays: true,
    typed: { from: '2026-10-14', to: '2026-11-12' },
    days: 14,
  })
  expect(checkLinkChoice(first, REPORT)).toEqual({ is: 'wanted', link: WHOLE })
  expect(checkLinkChoice({ ...first, isAllDays: false }, REPORT)).toEqual({ is: 'wanted', link: WHOLE })
})

test.each([
  [{ sections: [] }, 'sections'],
  [{ isAllDays: false, typed: { from: 'x', to: '2026-11-01' } }, 'from'],
  [{ isAllDays: false, typed: { from: '2026-11-02', to: '2026-11-01' } }, 'order'],
  [{ isAllDays: false, typed: { from: '2026-10-13', to: '2026-11-01' } }, 'outside'],
  [{ isAllDays: false, typed: { from: '2026-11-01', to: '2026-11-13' } }, 'outside'],
])('[SHARE-7] %j is not sent', (change, at) => {
  expect(checkLinkChoice({ ...defaultLinkChoice(REPORT), ...change }, REPORT)).toEqual({ is: 'fault', at })
})

const LISTED = {
  link_id: UUID,
  report_uuid: UUID,
  created: 5,
  expires: 100,
  revoked: null,
  state: 'ready',
  sections: ['pain_summary', 'unknown'],
  range: { dateRange: 'custom', date: '2026-11-01', date_end: '2026-11-05' },
  openings: [{ at: 6, what: 'page' }, { at: 9, what: 'pdf' }, { at: 7, what: 'by-magic' }, null],
}

test('[SHARE-6] a link lists each of its openings, the latest first; invalid ones are left out', () => {
  expect(parseLinks([null, {}, LISTED, { ...LISTED, created: 8, range: null }])).toMatchObject([
    { created: 8, span: null },
    {
      id: UUID,
      created: 5,
      sections: ['painSummary'],
      span: { from: dayNumber('2026-11-01'), to: dayNumber('2026-11-05') },
      openings: [
        { at: 9, what: 'pdf' },
        { at: 6, what: 'page' },
      ],
    },
  ])
})

test.each([
  [{}, true],
  [{ state: 'waiting' }, true],
  [{ revoked: 40 }, false],
  [{ expires: 50 }, false],
  [{ state: 'failed' }, false],
])('[SHARE-6] %j says whether it can be opened', (change, isOpen) => {
  const [link] = parseLinks([{ ...LISTED, ...change }])
  expect(link && isLinkActive(link, 50)).toBe(isOpen)
})

test('[SHARE-6] the last known list is available offline', async () => {
  const diary = aDiary()
  expect(await readStoredLinks(diary)).toBeNull()
  const ask: Ask = () => Promise.resolve(said(RESULT.ok, { links: [LISTED] }))
  expect(await fetchLinks(diary, ask)).toBe('learned')
  expect(await fetchLinks(diary, () => Promise.resolve(NOT_REACHED))).toBe('away')
  expect(await readStoredLinks(diary)).toEqual(parseLinks([LISTED]))
})

test.each([
  [said(RESULT.ok), true],
  [said(RESULT.notFound), true],
  [said(RESULT.rateLimited), false],
  [NOT_REACHED, false],
])('[SHARE-11] a link counts as ended only when the server says so', async (answer, isEnded) => {
  const { ask } = asking(answer)
  expect(await revokeLink(aDiary(), ask, UUID)).toBe(isEnded)
})

test('[FHIR-11] only a link to the whole report says that questionnaire answers are included', () => {
  const whole = defaultLinkChoice(REPORT)
  const typed = { from: '2026-10-14', to: '2026-11-12' }
  expect(
    [whole, { ...whole, isAllDays: false, typed }].map((choice) => includesAnswers(choice, REPORT)),
  ).toEqual([true, true])
  const less = [
    { ...whole, sections: ['recordDetails'] as const },
    { ...whole, isAllDays: false, typed: { ...typed, from: '2026-10-15' } },
    { ...whole, isAllDays: false, typed: { ...typed, from: '' } },
  ]
  expect(less.map((choice) => includesAnswers(choice, REPORT))).toEqual([false, false, false])
  const summary: ListedReport = { ...REPORT, sections: ['painSummary'] }
  expect(includesAnswers(defaultLinkChoice(summary), summary)).toBe(false)
})
