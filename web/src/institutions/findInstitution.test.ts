import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../api/ask.ts'
import { findInstitution } from './publicInstitution.ts'

const answering = (answer: Answer) => {
  const asked: unknown[] = []
  const ask: Ask = async (name, request) => {
    asked.push([name, request])
    return answer
  }
  return { ask, asked }
}
const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: 'Wait.',
  body,
})

test('[INST-63] the typed name is searched without surrounding spaces', async () => {
  const { ask, asked } = answering(said(RESULT.ok, { nid: 7 }))
  expect(await findInstitution(ask, '  Riverside Pain Clinic ')).toEqual({ is: 'found', nid: 7 })
  expect(asked).toEqual([['institutions/get-institution-id', { name: 'Riverside Pain Clinic' }]])
})

test('[INST-63] unknown, switched off, refused and without a line are four different things', async () => {
  const found = async (answer: Answer) => findInstitution(answering(answer).ask, 'Riverside')
  expect(await found(said(RESULT.notFound))).toEqual({ is: 'unknown' })
  expect(await found(said(RESULT.institutionNotActive))).toEqual({ is: 'not-active' })
  expect(await found(said(RESULT.rateLimited))).toEqual({ is: 'refused', message: 'Wait.' })
  expect(await found(NOT_REACHED)).toEqual({ is: 'away' })
})
