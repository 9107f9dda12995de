import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callApi, type Session } from '../../harness/apiCall.ts'
import { runAdminCommand } from '../../harness/institution.ts'
import { temporaryFolder } from '../../harness/leftovers.ts'
import type { QuestionnaireUpload } from '../../harness/questionnaire.ts'
import { expectHome, logIn } from '../account/account.ts'
import { startedServer } from '../sync/startedServer.ts'
import { PATIENCE, questionnaireButton } from './questionnaires.ts'
import { waitPastPress } from '../records/steadyPress.ts'

const HL7 = 'http://hl7.org/fhir/StructureDefinition/'

export const scaleItem = (linkId: string, text: string): object => ({
  linkId,
  text,
  type: 'integer',
  required: true,
  extension: [
    { url: `${HL7}questionnaire-itemControl`, valueCodeableConcept: { coding: [{ code: 'slider' }] } },
    { url: `${HL7}minValue`, valueInteger: 0 },
    { url: `${HL7}maxValue`, valueInteger: 10 },
  ],
})

export const PAIN = 'How strong was your pain this week?'
export const SLEEP_QUESTION = 'How much did pain disturb your sleep?'
export const NOTE = 'What would you like us to know?'
export const WEEKLY_FORM_TITLE = 'Your week'

/** The weekly form of an institution in these journeys, with the mean of two answers as its score. */
export const WEEKLY_FORM: QuestionnaireUpload = {
  id: 'week',
  everyDays: 7,
  form: {
    resourceType: 'Questionnaire',
    status: 'active',
    title: WEEKLY_FORM_TITLE,
    copyright: 'Made up for a test.',
    item: [
      scaleItem('pain', PAIN),
      scaleItem('sleep', SLEEP_QUESTION),
      { linkId: 'note', text: NOTE, type: 'text' },
    ],
  },
  scoring: { method: 'mean', items: ['pain', 'sleep'], range: { min: 0, max: 10 }, decimals: 1 },
}

interface Row {
  institution_id: number
  responses: number
  status: string
}

/** Its status on the server. */
export async function readWeeklyFormStatus(session: Session): Promise<Row> {
  const { body } = await callApi({ ...startedServer(), session }, 'questionnaires/get-questionnaires')
  const [institution] = body['institutions'] as { questionnaires: Row[] }[]
  const [row] = institution?.questionnaires ?? []
  if (row === undefined) throw new Error('Nothing is asked')
  return row
}

/** Completed by another client that has no drafts and sends only the time. */
export async function answerElsewhere(session: Session, value: number): Promise<void> {
  const { institution_id } = await readWeeklyFormStatus(session)
  const item = ['pain', 'sleep'].map((linkId) => ({ linkId, answer: [{ valueInteger: value }] }))
  const { code } = await callApi({ ...startedServer(), session }, 'questionnaires/submit-questionnaire', {
    institution_id,
    questionnaire_id: WEEKLY_FORM.id,
    response: { resourceType: 'QuestionnaireResponse', status: 'completed', item },
    timing: Date.now(),
    offset: 0,
  })
  expect(code).toBe(0)
}

/** The linkIds of the account's stored draft. */
export async function readDraftLinkIds(session: Session): Promise<string[]> {
  const pref = { type: 'user_settings_record', pref_type: 'questionnaire_drafts' }
  const { body } = await callApi({ ...startedServer(), session }, 'sync/get-record', pref)
  return Object.entries((body['content'] ?? {}) as Record<string, unknown>)
    .filter(([key, value]) => /^\d/.test(key) && value !== null)
    .map(([key]) => key.slice(key.indexOf('.') + 1))
    .toSorted()
}

export async function openWeek(page: Page, { institution_id }: Row): Promise<void> {
  await page.goto(`/questionnaires_page/${institution_id}/${WEEKLY_FORM.id}`)
  await expect(page.getByRole('heading', { level: 2, name: WEEKLY_FORM_TITLE, exact: true })).toBeVisible(
    PATIENCE,
  )
}

export async function signInByName(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
}

export async function sendForm(page: Page): Promise<void> {
  await waitPastPress(page)
  await questionnaireButton(page, 'send').click()
}

/** The answers that the institution receives, as its operator exports them. */
export async function exportAnswers(slug: string): Promise<string[]> {
  const path = join(temporaryFolder(), 'answers.jsonl')
  await runAdminCommand(startedServer(), 'export', slug, '--to', path)
  return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
}
