import { expect, test } from 'vitest'
import {
  needsAnswer,
  ownQuestionnaireStatus,
  questionnaireStatus,
  type QuestionnaireFacts,
} from './status.ts'
import { windowOn } from './windows.ts'

test('[QST-9] once: from its first day on, due on the last of its days', () => {
  const once = { kind: 'once', dueDays: 14 } as const
  expect(windowOn(once, 100, 99)).toBe(null)
  expect(windowOn(once, 100, 100)).toEqual({ opens: 100, due: 113, next: null })
  expect(windowOn({ ...once, dueDays: null }, 100, 900)).toEqual({ opens: 100, due: null, next: null })
})

test('[QST-9] every n days: a new window opens on that day', () => {
  const weekly = { kind: 'every', days: 7, dueDays: 3 } as const
  expect(windowOn(weekly, 100, 106)).toEqual({ opens: 100, due: 102, next: 107 })
  expect(windowOn(weekly, 100, 107)).toEqual({ opens: 107, due: 109, next: 114 })
})

const asking = (beside: Partial<QuestionnaireFacts>): QuestionnaireFacts => ({
  schedule: { kind: 'every', days: 7, dueDays: null },
  first: 100,
  completedOn: null,
  hasDraft: false,
  today: 108,
  ...beside,
})

test.each<[string, Partial<QuestionnaireFacts>, string | null, boolean]>([
  ['not open yet', { today: 99 }, null, false],
  ['never completed', {}, 'to be completed', true],
  ['completed before this window', { completedOn: 106 }, 'to be updated', true],
  ['completed on the day it opened', { completedOn: 107 }, 'recently completed', false],
  ['half done', { hasDraft: true }, 'partially completed', true],
  ['half done again', { hasDraft: true, completedOn: 106 }, 'partially completed', true],
  ['half done though it was completed', { hasDraft: true, completedOn: 107 }, 'partially completed', false],
  [
    'once, and done for ever',
    { schedule: { kind: 'once', dueDays: 1 }, completedOn: 100, today: 900 },
    'recently completed',
    false,
  ],
  ['late', { schedule: { kind: 'once', dueDays: 1 }, today: 900 }, 'to be completed', true],
])('[QST-10, QST-11, D49] %s', (_name, beside, status, isCounted) => {
  expect(questionnaireStatus(asking(beside))).toBe(status)
  expect(needsAnswer(asking(beside))).toBe(isCounted)
})

test("[QST-10] one's own goes by the days since the last time", () => {
  const own = (completedOn: number | null, hasDraft = false): string =>
    ownQuestionnaireStatus({ days: 7, completedOn, hasDraft, today: 108 })
  expect([own(null), own(101), own(102), own(102, true)]).toEqual([
    'to be completed',
    'to be updated',
    'recently completed',
    'partially completed',
  ])
})
