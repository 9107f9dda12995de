import { expect, type Page } from '@playwright/test'
import { answersFromFhir } from '@reprieve/contract/questionnaires/answersFromFhir.ts'
import { someForms, type FilledForm } from '@reprieve/contract/questionnaires/testing/someForms.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { Fhir } from 'fhir'
import { gunzipSync } from 'node:zlib'
import { callApi } from '../harness/apiCall.ts'
import { uploadQuestionnaire, newMember } from '../harness/questionnaire.ts'
import { button, expectHome, logIn } from '../pages/account/account.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { expectAskedQuestions, expectShownAnswers, giveAnswer } from '../pages/guide/anyForm.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const text = await loadText('en', 'questionnaires')

const SEED = 20_261_116
const MANY = 20

test.use({ viewport: PHONE })

const checker = new Fhir()
const FAULTS: readonly string[] = ['error', 'fatal']

/** Faults by the published structures of HL7, and by our rules that those do not cover. */
function structureFaults(resource: object): string[] {
  const { messages } = checker.validate(resource, { errorOnUnexpected: true })
  return messages
    .filter(({ severity }) => FAULTS.includes(String(severity)))
    .map(({ location, message }) => `${location}: ${message}`)
}

function hasOneValue(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return true
  const values = Object.keys(node).filter((key) => /^value[A-Z]/.test(key))
  return values.length <= 1 && Object.values(node).every(hasOneValue)
}

/** A busy machine is slow for forty pages in a row. */
const expectForm = (page: Page): Promise<void> =>
  expect(page.locator('.questionnaire-intro')).toBeVisible({ timeout: 60_000 })

async function fillIn(page: Page, form: FilledForm): Promise<void> {
  for (const item of form.asked) {
    const answer = form.answers[item.linkId]
    if (answer !== undefined) await giveAnswer(page, item, answer)
  }
}

const GZIP = 0x1f

/** A long body is sent compressed. */
function plainText(body: Buffer | null): string {
  if (body === null) throw new Error('Nothing was sent')
  return (body[0] === GZIP ? gunzipSync(body) : body).toString()
}

/** The body that is sent. */
async function sentBy(page: Page): Promise<Record<string, unknown>> {
  const sending = /\/questionnaires\/submit-questionnaire$/
  // Firefox shows the body of a request only if the request is intercepted.
  await page.route(sending, (route) => route.continue())
  const [request] = await Promise.all([page.waitForRequest(sending), button(page, text('send')).click()])
  await page.unroute(sending)
  return JSON.parse(plainText(request.postDataBuffer())) as Record<string, unknown>
}

test(
  '[QST-1, QST-5, QST-31, QST-32] any form is drawn, keeps its answers after a reload, and is sent as a response that FHIR accepts',
  LONG,
  async ({ page }) => {
    test.setTimeout(600_000)
    const { session, institution } = await newMember(startedServer())
    const forms = someForms({ seed: SEED, many: MANY })
    for (const [at, { definition: form }] of forms.entries())
      await uploadQuestionnaire(startedServer(), institution, { id: `form-${at}`, form })
    const { body } = await callApi({ ...startedServer(), session }, 'questionnaires/get-questionnaires')
    const [{ institution_id: nid }] = body['institutions'] as [{ institution_id: number }]
    await page.goto('/login')
    await logIn(page, session.username)
    await expectHome(page)

    for (const [at, form] of forms.entries())
      await test.step(`form-${at}`, async () => {
        await page.goto(`/questionnaires_page/${nid}/form-${at}`)
        await expectForm(page)
        await fillIn(page, form)
        await expectAskedQuestions(page, form)
        await expectShownAnswers(page, form)
        await page.reload()
        await expectForm(page)
        await expectShownAnswers(page, form)
        const { response } = await sentBy(page)
        await expect(page.getByText(text('thankYou')).first()).toBeVisible()
        expect(answersFromFhir(form.questionnaire, response)).toEqual({ ok: true, value: form.answers })
        expect(structureFaults(response as object)).toEqual([])
        expect(hasOneValue(response)).toBe(true)
      })
    const kept = await callApi({ ...startedServer(), session }, 'questionnaires/get-questionnaires')
    const [{ questionnaires, to_be_completed }] = kept.body['institutions'] as [
      { questionnaires: { responses: number }[]; to_be_completed: number },
    ]
    expect([questionnaires.map(({ responses }) => responses), to_be_completed]).toEqual([
      forms.map(() => 1),
      0,
    ])
  },
)
