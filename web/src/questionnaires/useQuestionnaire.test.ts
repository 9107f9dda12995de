import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { A_LIST, A_FORM_ANSWER } from './testing/aForm.ts'
import { fetchQuestionnaire, readQuestionnaireDetails } from './useQuestionnaire.ts'

const said = (body: Record<string, unknown>): Answer => ({ reached: true, code: 0, message: '', body })
const CLINIC = { institution: 5, slug: 'clinic', name: 'Clinic', is_active: true, study_id: null }
const ANSWERS: Record<string, Answer> = {
  'questionnaires/get-questionnaires': said(A_LIST),
  'questionnaires/get-questionnaire': said(A_FORM_ANSWER),
  'institutions/get-user-institutions': said({
    institutions: [{ ...CLINIC, since: 1, ended: null, sponsors: 'none' }],
    invitations: [],
  }),
}
const ask: Ask = (name) => Promise.resolve(ANSWERS[name] ?? { reached: false })

test.each(['5', 'clinic', 'Clinic'])(
  '[INST-1, QST-37] a link that names the institution by %s leads to its questionnaire, on a new device, too',
  async (institution) => {
    const diary = aDiary()
    for (const id of ['how-was-it', '1000']) {
      expect(await fetchQuestionnaire(diary, ask, { institution, id })).toBe('learned')
      expect((await readQuestionnaireDetails(diary, { institution, id }))?.row).toMatchObject({
        institution: 5,
        nid: 1000,
      })
    }
  },
)

test('[INST-1, D5] a self-chosen one is found as before, and one that nobody requests is missing', async () => {
  const diary = aDiary()
  expect(await fetchQuestionnaire(diary, ask, { institution: 'self', id: 'peg' })).toBe('learned')
  expect((await readQuestionnaireDetails(diary, { institution: 'self', id: 'peg' }))?.row.nid).toBe(1)
  for (const place of [
    { institution: 'elsewhere', id: 'how-was-it' },
    { institution: 'clinic', id: 'peg' },
  ])
    expect(await fetchQuestionnaire(diary, ask, place)).toBe('not-here')
})
