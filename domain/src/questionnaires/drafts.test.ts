import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredAt, draftAnswers, draftedNids, hasDraft, hasDraftRoom, NO_DRAFTS } from './drafts.ts'
import { withActiveTime, withDraftAnswer, withoutDraft, withRun, type Drafts } from './drafts.ts'
import { joinDrafts } from './joinDrafts.ts'
import type { QuestionnaireAnswer } from './questionnaire.ts'

const answered = (
  drafts: Drafts,
  linkId: string,
  answer: QuestionnaireAnswer | undefined,
  at: number,
  nid = 1,
): Drafts => withDraftAnswer(drafts, { nid, linkId, answer, at, newResponseId: `run-at-${at}` })

test('[QST-14] each answer separately, under one response id from the first on', () => {
  const first = answered(NO_DRAFTS, 'a', 0, 10)
  const both = withActiveTime(answered(first, 'b', false, 20), 1, 500)
  expect(draftAnswers(both, 1)).toEqual({ a: 0, b: false })
  expect(both.runs).toEqual({
    1: { responseId: 'run-at-10', activeMs: 500, beganAt: 10, answeredAt: 20 },
  })
  expect(draftAnswers(answered(both, 'a', undefined, 30), 1)).toEqual({ b: false })
  expect([hasDraft(both, 1), hasDraft(both, 2), draftedNids(both)]).toEqual([true, false, [1]])
  expect(withActiveTime(NO_DRAFTS, 1, 500)).toBe(NO_DRAFTS)
})

test('[QST-15] after sending, an older answer from another device is not a draft, a later one starts a new one', () => {
  const sent = withoutDraft(answered(NO_DRAFTS, 'a', 1, 10), 1, 100)
  expect([hasDraft(sent, 1), sent.runs]).toEqual([false, {}])
  const older = { ...sent, answers: { 1: { b: { answer: 2, at: 90 } } } }
  expect(draftAnswers(older, 1)).toEqual({})
  const again = answered(older, 'c', 3, 200)
  expect(draftAnswers(again, 1)).toEqual({ c: 3 })
  expect(again.runs[1]?.responseId).toBe('run-at-200')
})

test('[QST-15] a run that was sent overwrites nothing, whichever device continues it', () => {
  const half = answered(NO_DRAFTS, 'a', 1, 10)
  const phone = withoutDraft(half, 1, 100)
  const desktop = answered(half, 'b', 2, 200)
  const joined = { ...joinDrafts({ base: half, mine: desktop, theirs: phone }), runs: desktop.runs }
  expect(draftAnswers(joined, 1)).toEqual({ b: 2 })
  const sending = withRun(joined, { nid: 1, at: 300, newResponseId: 'new' })
  expect(sending.runs).toEqual({ 1: { responseId: 'new', activeMs: 0, beganAt: 300, answeredAt: 200 } })
  expect(withRun(sending, { nid: 1, at: 400, newResponseId: 'another' })).toBe(sending)
  expect(answered(joined, 'c', 3, 300).runs[1]?.responseId).toBe('run-at-300')
})

test('[QST-15] a clock that was set back loses no answer', () => {
  const sent = withoutDraft(answered(NO_DRAFTS, 'a', 1, 5_000), 1, 100)
  expect(draftAnswers(answered(sent, 'a', 2, 50), 1)).toEqual({ a: 2 })
})

test('[QST-14] answers of two devices are both kept; for one question the local input stays', () => {
  const base = answered(NO_DRAFTS, 'a', 1, 10)
  const mine = answered(answered(base, 'b', 2, 20), 'a', 7, 22)
  const theirs = answered(answered(answered(base, 'c', 3, 21), 'a', 8, 23), 'x', 9, 24, 2)
  const joined = joinDrafts({ base, mine, theirs })
  expect([draftAnswers(joined, 1), draftAnswers(joined, 2)]).toEqual([{ a: 7, b: 2, c: 3 }, { x: 9 }])
  expect(joinDrafts({ base: mine, mine, theirs })).toEqual({ ...theirs, sent: {} })
})

interface GivenAnswer {
  linkId: string
  answer: number | undefined
}
const anyAnswers: fc.Arbitrary<GivenAnswer[]> = fc.array(
  fc.record({
    linkId: fc.constantFrom('p', 'q', 'r', 's'),
    answer: fc.option(fc.nat(10), { nil: undefined }),
  }),
  { maxLength: 12 },
)

test('[QST-14] whatever two devices answer to different questions, joined on either of them it is all of it', () => {
  const answering = (from: Drafts, given: GivenAnswer[], on: string) =>
    given.reduce((drafts, { linkId, answer }, at) => answered(drafts, on + linkId, answer, 100 + at), from)
  fc.assert(
    fc.property(anyAnswers, anyAnswers, anyAnswers, (before, here, there) => {
      const base = ['p', 't'].reduce((drafts, on) => answering(drafts, before, on), NO_DRAFTS)
      const [phone, desktop] = [answering(base, here, 'p'), answering(base, there, 't')]
      const ofDevice = (drafts: Drafts, on: string) =>
        Object.entries(draftAnswers(drafts, 1)).filter(([linkId]) => linkId.startsWith(on))
      const all = Object.fromEntries([...ofDevice(phone, 'p'), ...ofDevice(desktop, 't')])
      expect(draftAnswers(joinDrafts({ base, mine: phone, theirs: desktop }), 1)).toEqual(all)
      expect(draftAnswers(joinDrafts({ base, mine: desktop, theirs: phone }), 1)).toEqual(all)
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('[QST-15] a draft that another device has sent counts as sent here too', () => {
  const base = answered(NO_DRAFTS, 'a', 1, 10)
  const joined = joinDrafts({ base, mine: base, theirs: withoutDraft(base, 1, 50) })
  expect([hasDraft(joined, 1), joined.sent]).toEqual([false, { 1: 50 }])
})

test('[QST-16] drafts too large for the server have no room', () => {
  const long = 'x'.repeat(2_000)
  const filled = (many: number): Drafts =>
    Array.from({ length: many }, (_, at) => at).reduce(
      (drafts, at) => answered(drafts, `q${at}`, long, at),
      NO_DRAFTS,
    )
  expect([hasDraftRoom(filled(30)), hasDraftRoom(filled(40))]).toEqual([true, false])
})

test('[QST-17] it was answered when the last answer was given or taken away, and not when it is sent', () => {
  const two = answered(answered(NO_DRAFTS, 'a', 1, 10), 'b', 2, 20)
  expect(answeredAt(two, 1)).toBe(20)
  expect(answeredAt(answered(two, 'b', undefined, 30), 1)).toBe(30)
  expect(answeredAt(withRun(two, { nid: 1, at: 900, newResponseId: 'r' }), 1)).toBe(20)
  expect(answeredAt({ ...two, runs: {} }, 1)).toBe(20)
  const sent = withoutDraft(two, 1, 100)
  expect([answeredAt(NO_DRAFTS, 1), answeredAt(sent, 1)]).toEqual([null, null])
  expect(answeredAt(answered(sent, 'a', 1, 200), 1)).toBe(200)
})
