import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer } from '../api/ask.ts'
import { fetchMembersOffer } from './JoiningOffer.tsx'

const offerIn = (answer: Answer) => fetchMembersOffer(async () => answer, 7)
const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: '',
  body,
})

test('[INST-62] benefits and studies of an institution are read; invalid ones are left out', async () => {
  const studies = [{ study_id: 'back', name: 'Backs' }, { study_id: 3 }, null]
  const institution = { sponsors: 'pro', studies }
  expect(await offerIn(said(RESULT.ok, { institution }))).toEqual({
    sponsors: 'pro',
    studies: [{ studyId: 'back', name: 'Backs' }],
  })
  const odd = { institution: { sponsors: 'everything' } }
  expect(await offerIn(said(RESULT.ok, odd))).toEqual({ sponsors: 'none', studies: [] })
})

test('[INST-62] without an answer nothing is claimed', async () => {
  expect(await offerIn(NOT_REACHED)).toBeNull()
  expect(await offerIn(said(RESULT.institutionNotActive))).toBeNull()
})
