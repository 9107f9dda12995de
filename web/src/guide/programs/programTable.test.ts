import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../../api/ask.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { addPendingAction } from '../pendingActionsTable.ts'
import {
  fetchProgram,
  fetchPrograms,
  readStoredProgram,
  readStoredPrograms,
  readStoredProgress,
} from './programTable.ts'

const said = (body: Record<string, unknown>, code: number = RESULT.ok): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})

const listed = (edition: string, progress = 0) =>
  said({
    edition,
    programs: [{ program_id: 'calm', title: 'Calm', summary: 'S', lessons: 2, order: 1, progress }],
  })

const body = (edition: string, intro = 'Intro') =>
  said({
    program_id: 'calm',
    title: 'Calm',
    edition,
    format: 'markdown',
    summary: 'S',
    intro,
    who_it_is_for: 'All',
    who_should_ask_first: 'Some',
    lessons: [],
  })

/** Answers by the name of the call, and records the requests. */
function answering(answers: Record<string, Answer>) {
  const asked: string[] = []
  const ask: Ask = async (name) => {
    asked.push(name)
    return answers[name] ?? { reached: false }
  }
  return { ask, asked }
}

const LIST = 'programs/list-programs'
const BODY = 'programs/get-program-body'

test('[GUIDE-14] a program that was opened is there without a line, and fetched again only when it has changed', async () => {
  const diary = aDiary()
  expect([await readStoredPrograms(diary), await readStoredProgram(diary, 'calm')]).toEqual([null, null])
  const first = answering({ [LIST]: listed('1'), [BODY]: body('1') })
  expect(await fetchProgram(diary, first.ask, 'calm')).toBe('learned')
  expect(await readStoredProgram(diary, 'calm')).toMatchObject({ edition: '1', whoShouldAskFirst: 'Some' })
  expect(await fetchProgram(diary, first.ask, 'calm')).toBe('learned')
  expect(first.asked).toEqual([LIST, BODY, LIST])
  expect(await fetchProgram(diary, answering({}).ask, 'calm')).toBe('away')
  expect(await readStoredProgram(diary, 'calm')).toMatchObject({ edition: '1' })
  const later = answering({ [LIST]: listed('2'), [BODY]: body('2', 'New') })
  await fetchProgram(diary, later.ask, 'calm')
  expect(await readStoredProgram(diary, 'calm')).toMatchObject({ edition: '2', intro: 'New' })
})

test.each([
  [said({}, RESULT.guideDenied), 'denied'],
  [said({}, RESULT.notFound), 'unknown'],
  [said({}, RESULT.unknown), 'refused'],
  [{ reached: false } as const, 'away'],
])('[GUIDE-5] an invalid answer is reported with its reason: %j', async (answer, why) => {
  expect(await fetchPrograms(aDiary(), answering({ [LIST]: answer }).ask)).toBe(why)
  const { ask } = answering({ [LIST]: listed('1'), [BODY]: answer })
  expect(await fetchProgram(aDiary(), ask, 'calm')).toBe(why)
})

test('[PROG-2] the progress is the highest that was reported or is still unsent', async () => {
  const diary = aDiary()
  expect(await readStoredProgress(diary, 'calm')).toBe(0)
  await fetchPrograms(diary, answering({ [LIST]: listed('1', 50) }).ask)
  expect(await readStoredProgress(diary, 'calm')).toBe(50)
  await addPendingAction(diary, { is: 'progress', id: 'calm', progress: 25 })
  expect(await readStoredProgress(diary, 'calm')).toBe(50)
  await addPendingAction(diary, { is: 'progress', id: 'calm', progress: 100 })
  expect(await readStoredProgress(diary, 'calm')).toBe(100)
})
