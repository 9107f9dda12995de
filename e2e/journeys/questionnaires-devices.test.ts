import { expect } from '@playwright/test'
import { callApi } from '../harness/apiCall.ts'
import { createInvitationCode, newInstitution } from '../harness/institution.ts'
import { uploadQuestionnaire, newMember } from '../harness/questionnaire.ts'
import { commonText, newActivatedPerson } from '../pages/account/account.ts'
import {
  logInByInstitutionLink,
  endMembership,
  institutions,
  invitationPath,
  joinInstitution,
} from '../pages/account/institution.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import {
  openQuestionnaireList,
  questionCard,
  questionnaireCard,
  questionnaires,
  score,
  setQuestionSlider,
  slider,
  thanksToast,
} from '../pages/guide/questionnaires.ts'
import {
  answerElsewhere,
  readDraftLinkIds,
  exportAnswers,
  NOTE,
  openWeek,
  PAIN,
  sendForm,
  signInByName,
  SLEEP_QUESTION,
  WEEKLY_FORM_TITLE,
  readWeeklyFormStatus,
  WEEKLY_FORM,
} from '../pages/guide/weeklyForm.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
const NOT_SENT = 'Error happened while trying to send results to server'

test.use({ viewport: PHONE })

test(
  '[D48, D49, QST-20, QST-26, QST-30, QST-32, QST-35, CONS-6] invited and joined, half answered without a line, finished on another device, the score over time, withdrawn',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const [clinic, session] = await Promise.all([
      newInstitution(startedServer()),
      newActivatedPerson(startedServer()),
    ])
    const { username } = session
    await uploadQuestionnaire(startedServer(), clinic, WEEKLY_FORM)
    const code = await createInvitationCode(startedServer(), clinic, `${username}@example.org`)
    await logInByInstitutionLink(page, invitationPath(clinic.slug, code), username)
    await joinInstitution(page, clinic.name)
    await answerElsewhere(session, 8)

    await openQuestionnaireList(page)
    await expect(questionnaireCard(page, WEEKLY_FORM_TITLE)).toContainText(
      questionnaires('recentlyCompleted'),
    )
    await openWeek(page, await readWeeklyFormStatus(session))
    await context.setOffline(true)
    await setQuestionSlider(page, PAIN, 4)
    await context.setOffline(false)
    await expect.poll(() => readDraftLinkIds(session)).toEqual(['pain'])

    const other = await anotherDevice(context, PHONE)
    await signInByName(other, username)
    await openQuestionnaireList(other)
    await expect(questionnaireCard(other, WEEKLY_FORM_TITLE)).toContainText(
      questionnaires('partiallyCompleted'),
    )
    await openWeek(other, await readWeeklyFormStatus(session))
    await expect(slider(other, PAIN)).toHaveValue('4')
    await setQuestionSlider(other, SLEEP_QUESTION, 5)
    await sendForm(other)
    await expect(thanksToast(other)).toBeVisible()
    await expect(score(other)).toHaveText(/^4\.5/)
    await expect(other.getByText(questionnaires('overTime')).first()).toBeVisible()
    await expect.poll(() => readDraftLinkIds(session)).toEqual([])
    expect(await readWeeklyFormStatus(session)).toMatchObject({ responses: 2, status: 'recently completed' })
    expect(await exportAnswers(clinic.slug)).toHaveLength(2)

    await other.goto(`/institutions/${clinic.slug}`)
    await endMembership(other, 'withdraw', clinic.name)
    await expect(other.getByText(institutions('withdrawn')).first()).toBeVisible()
    expect(await exportAnswers(clinic.slug)).toEqual([])
    await openQuestionnaireList(other)
    await expect(other.getByRole('heading', { name: questionnaires('noLonger') })).toBeVisible()
    await expect(questionnaireCard(other, WEEKLY_FORM_TITLE)).toHaveCount(1)
    await other.context().close()
  },
)

test(
  '[QST-14, QST-15, QST-32] two offline devices answer different questions: both have all, and a sent response is no draft on the other',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    const row = await readWeeklyFormStatus(session)
    const other = await anotherDevice(context, PHONE)
    for (const device of [page, other]) {
      await signInByName(device, session.username)
      await openWeek(device, row)
      await device.context().setOffline(true)
    }
    await setQuestionSlider(page, PAIN, 3)
    await setQuestionSlider(other, SLEEP_QUESTION, 7)
    await questionCard(other, NOTE).getByRole('textbox').fill('A long week')
    for (const device of [page, other]) await device.context().setOffline(false)
    await expect.poll(() => readDraftLinkIds(session)).toEqual(['note', 'pain', 'sleep'])

    await openWeek(page, row)
    await expect(slider(page, SLEEP_QUESTION)).toHaveValue('7')
    await expect(questionCard(page, NOTE).getByRole('textbox')).toHaveValue('A long week')
    await sendForm(page)
    await expect(thanksToast(page)).toBeVisible()
    await expect(score(page)).toHaveText(/^5/)
    await expect.poll(() => readDraftLinkIds(session)).toEqual([])
    await openQuestionnaireList(other)
    await expect(questionnaireCard(other, WEEKLY_FORM_TITLE)).toContainText(
      questionnaires('recentlyCompleted'),
    )
    await openWeek(other, row)
    await expect(slider(other, PAIN)).toHaveAttribute('aria-valuetext', 'Move the slider')
    await other.context().close()
  },
)

test(
  '[QST-23, QST-33] a lost answer is reported with Retry, and is one response',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_FAILED/)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    await signInByName(page, session.username)
    await openWeek(page, await readWeeklyFormStatus(session))
    await setQuestionSlider(page, PAIN, 2)
    await setQuestionSlider(page, SLEEP_QUESTION, 2)
    let tries = 0
    await page.route(/\/questionnaires\/submit-questionnaire$/, async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await sendForm(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(NOT_SENT)
    expect(await readWeeklyFormStatus(session)).toMatchObject({ responses: 1 })
    await waitPastPress(page)
    await dialog.getByRole('button', { name: commonText('retry'), exact: true }).click()
    await expect(thanksToast(page)).toBeVisible()
    expect([await readWeeklyFormStatus(session), tries]).toMatchObject([{ responses: 1 }, 2])
    const { body } = await callApi({ ...startedServer(), session }, 'questionnaires/get-questionnaire', {
      institution_id: (await readWeeklyFormStatus(session)).institution_id,
      questionnaire_id: WEEKLY_FORM.id,
    })
    expect(body['responses']).toHaveLength(1)
  },
)
