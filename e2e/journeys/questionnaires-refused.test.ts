import { expect, type Page } from '@playwright/test'
import { uploadQuestionnaire, renewConsent, newMember } from '../harness/questionnaire.ts'
import { commonText } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { chooseLanguage, enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  openQuestionnaireList,
  PATIENCE,
  questionCard,
  questionnaireCard,
  questionnaireLink,
  questionnaires,
  setQuestionSlider,
  slider,
  thanksToast,
} from '../pages/guide/questionnaires.ts'
import {
  exportAnswers,
  NOTE,
  openWeek,
  PAIN,
  readWeeklyFormStatus,
  scaleItem,
  sendForm,
  signInByName,
  SLEEP_QUESTION,
  WEEKLY_FORM,
  WEEKLY_FORM_TITLE,
} from '../pages/guide/weeklyForm.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const REFUSED = 324
const MOVED = 'How many nights did you sleep through?'

test.use({ viewport: PHONE })

/** Refuses only the next request. */
const refuseOnce = (page: Page, errors: object[]): Promise<unknown> =>
  page.route(
    /\/questionnaires\/submit-questionnaire$/,
    (route) => route.fulfill({ status: 422, json: { result_code: REFUSED, result_msg: '', errors } }),
    { times: 1 },
  )

test(
  '[QST-44] refused answers are marked at their questions, the first in focus, and nothing is lost',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/422/)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    await signInByName(page, session.username)
    await openWeek(page, await readWeeklyFormStatus(session))
    await setQuestionSlider(page, PAIN, 4)
    await setQuestionSlider(page, SLEEP_QUESTION, 9)
    await questionCard(page, NOTE).getByRole('textbox').fill('A long week')
    await refuseOnce(page, [
      { path: 'note', reason: 'answer' },
      { path: 'sleep', reason: 'too-high' },
    ])
    await sendForm(page)
    await expect(questionCard(page, SLEEP_QUESTION)).toContainText(questionnaires('tooHigh', { most: '10' }))
    await expect(questionCard(page, NOTE)).toContainText(questionnaires('notTaken'))
    await expect(slider(page, SLEEP_QUESTION)).toBeFocused()
    const told1 = page.getByRole('alert').filter({ hasText: questionnaires('notTakenCount', { count: 2 }) })
    await expect(told1).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(questionCard(page, NOTE).getByRole('textbox')).toHaveValue('A long week')
    await expect(slider(page, PAIN)).toHaveValue('4')

    await setQuestionSlider(page, SLEEP_QUESTION, 8)
    await expect(questionCard(page, SLEEP_QUESTION)).not.toContainText(
      questionnaires('tooHigh', { most: '10' }),
    )
    await expect(page.getByText(questionnaires('notTakenCount', { count: 1 }))).toBeVisible()
    // The other answers stay: the server may have been wrong.
    await sendForm(page)
    await expect(thanksToast(page)).toBeVisible()
    expect(await readWeeklyFormStatus(session)).toMatchObject({ responses: 1 })
  },
)

test(
  '[QST-44, QST-32] a form that was replaced meanwhile says so, and has all answers that still fit',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/422/)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    await signInByName(page, session.username)
    await openWeek(page, await readWeeklyFormStatus(session))
    await setQuestionSlider(page, PAIN, 4)
    await setQuestionSlider(page, SLEEP_QUESTION, 9)
    const form = {
      ...(WEEKLY_FORM.form as object),
      item: [scaleItem('pain', PAIN), scaleItem('nights', MOVED)],
    }
    await uploadQuestionnaire(startedServer(), institution, { id: WEEKLY_FORM.id, everyDays: 7, form })
    await refuseOnce(page, [{ path: 'edition', reason: 'unknown' }])
    await sendForm(page)
    await expect(page.getByRole('alert').filter({ hasText: questionnaires('formReplaced') })).toBeVisible()
    await expect(page.getByText(questionnaires('formChanged'))).toBeVisible()
    await expect(slider(page, PAIN)).toHaveValue('4')
    await expect(questionCard(page, SLEEP_QUESTION)).toHaveCount(0)
    await sendForm(page)
    await expect(questionCard(page, MOVED).getByText(questionnaires('needsAnswer'))).toBeVisible()
    await expect(slider(page, MOVED)).toBeFocused()
    await page.keyboard.press('End')
    await sendForm(page)
    await expect(thanksToast(page)).toBeVisible()
    // Its draft is gone after the next sync.
    await expect
      .poll(async () => (await readWeeklyFormStatus(session)).status, PATIENCE)
      .toBe('recently completed')
    expect(await readWeeklyFormStatus(session)).toMatchObject({ responses: 1 })
  },
)

test(
  '[QST-17, QST-43, CONS-6] answered offline, consent withdrawn and given again: the institution does not get it, and the app says so',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const member = await newMember(startedServer())
    const { session, institution } = member
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    await signInByName(page, session.username)
    const row = await readWeeklyFormStatus(session)
    await openWeek(page, row)
    await context.setOffline(true)
    await setQuestionSlider(page, PAIN, 4)
    await setQuestionSlider(page, SLEEP_QUESTION, 5)
    await sendForm(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await renewConsent(startedServer(), member)
    await context.setOffline(false)
    await waitPastPress(page)
    await dialog.getByRole('button', { name: commonText('retry'), exact: true }).click()

    await expect(page.getByText(questionnaires('keptForYouText'))).toBeVisible()
    await expect(page.getByRole('link', { name: questionnaires('onlyYou') })).toHaveCount(1)
    expect(await exportAnswers(institution.slug)).toEqual([])
    expect(await readWeeklyFormStatus(session)).toMatchObject({ responses: 1, status: 'to be completed' })
    await openQuestionnaireList(page)
    await expect(questionnaireCard(page, WEEKLY_FORM_TITLE)).toContainText(questionnaires('toBeCompleted'))
    await expect(questionnaireLink(questionnaireCard(page, WEEKLY_FORM_TITLE), 'seeAnswers')).toBeVisible()

    await openWeek(page, row)
    await expect(slider(page, PAIN)).toHaveAttribute('aria-valuetext', 'Move the slider')
    await setQuestionSlider(page, PAIN, 1)
    await setQuestionSlider(page, SLEEP_QUESTION, 2)
    await sendForm(page)
    await expect(thanksToast(page)).toBeVisible()
    await expect(page.getByText(questionnaires('keptForYouText'))).toHaveCount(0)
    await expect(page.getByRole('link', { name: questionnaires('onlyYou') })).toHaveCount(1)
    expect(await exportAnswers(institution.slug)).toHaveLength(1)
  },
)

test.describe('[REL 6, QST-31] on 320 pixels with text twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of ['de', 'ru'] as const)
    test(
      `the list, a long form, what is missing and the answers fit, in ${language}`,
      LONG,
      async ({ page }) => {
        test.setTimeout(300_000)
        await signInNewPerson(page, startedServer())
        await page.goto('/menu')
        await chooseLanguage(page, language)
        const fits = async (path: string): Promise<void> => {
          await page.goto(path)
          await expect(page.locator('.questionnaires h2').first()).toBeVisible()
          await enlargeCharacters(page)
          expect(await sidewaysScroll(page)).toBe(0)
        }
        await fits('/questionnaires_page')
        await fits('/questionnaires_page/self/peg')
        await fits('/questionnaires_page/self/weekly-check-in')
        await page.locator('.questionnaire-end button').last().click()
        await expect(page.locator('.field-error').first()).toBeVisible()
        expect(await sidewaysScroll(page)).toBe(0)
      },
    )
})
