import { expect, test } from 'vitest'
import { draftAnswers, draftedNids, hasDraft, hasDraftRoom, NO_DRAFTS } from './drafts.ts'
import { withActiveTime, withDraftAnswer, withoutDraft, type Drafts } from './drafts.ts'
import { joinDrafts } from './joinDrafts.ts'
import type { Answer } from './questionnaire.ts'

const answered = (drafts: Drafts, linkId: string, answer: Answer | undefined, at: number, nid = 1): Drafts =>
  withDraftAnswer(drafts, { nid, linkId, answer, at, newResponseId: `run-at-${at}` })

test('[QST-14] each answer by itself, under one response from the first on', () => {
  const first = answered(NO_DRAFTS, 'a', 0, 10)
  const both = withActiveTime(answered(first, 'b', false, 20), 1, 500)
  expect(draftAnswers(both, 1)).toEqual({ a: 0, b: false })
  expect(both.runs).toEqual({ 1: { responseId: 'run-at-10', activeMs: 500 } })
  expect(draftAnswers(answered(both, 'a', undefined, 30), 1)).toEqual({ b: false })
  expect([hasDraft(both, 1), hasDraft(both, 2), draftedNids(both)]).toEqual([true, false, [1]])
  expect(withActiveTime(NO_DRAFTS, 1, 500)).toBe(NO_DRAFTS)
})

test('[QST-15] sent is sent: an older answer from another device is no draft, a later one is a new one', () => {
  const sent = withoutDraft(answered(NO_DRAFTS, 'a', 1, 10), 1, 100)
  expect([hasDraft(sent, 1), sent.runs]).toEqual([false, {}])
  const older = { ...sent, answers: { 1: { b: { answer: 2, at: 90 } } } }
  expect(draftAnswers(older, 1)).toEqual({})
  const again = answered(older, 'c', 3, 200)
  expect(draftAnswers(again, 1)).toEqual({ c: 3 })
  expect(again.runs[1]?.responseId).toBe('run-at-200')
})

test('[QST-15] a clock that was set back loses no answer', () => {
  const sent = withoutDraft(answered(NO_DRAFTS, 'a', 1, 5_000), 1, 100)
  expect(draftAnswers(answered(sent, 'a', 2, 50), 1)).toEqual({ a: 2 })
})

test('[QST-14] two devices both keep what they answered; of one question what is being answered here stays', () => {
  const base = answered(NO_DRAFTS, 'a', 1, 10)
  const mine = answered(answered(base, 'b', 2, 20), 'a', 7, 22)
  const theirs = answered(answered(answered(base, 'c', 3, 21), 'a', 8, 23), 'x', 9, 24, 2)
  const joined = joinDrafts({ base, mine, theirs })
  expect([draftAnswers(joined, 1), draftAnswers(joined, 2)]).toEqual([{ a: 7, b: 2, c: 3 }, { x: 9 }])
  expect(joinDrafts({ base: mine, mine, theirs })).toEqual({ ...theirs, sent: {} })
})

test('[QST-15] what another device has sent meanwhile is sent here too', () => {
  const base = answered(NO_DRAFTS, 'a', 1, 10)
  const joined = joinDrafts({ base, mine: base, theirs: withoutDraft(base, 1, 50) })
  expect([hasDraft(joined, 1), joined.sent]).toEqual([false, { 1: 50 }])
})

test('[QST-16] drafts that no server would take any more have no room', () => {
  const long = 'x'.repeat(2_000)
  const filled = (many: number): Drafts =>
    Array.from({ length: many }, (_, at) => at).reduce(
      (drafts, at) => answered(drafts, `q${at}`, long, at),
      NO_DRAFTS,
    )
  expect([hasDraftRoom(filled(40)), hasDraftRoom(filled(50))]).toEqual([true, false])
})
