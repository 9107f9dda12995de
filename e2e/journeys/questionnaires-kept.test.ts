import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi, type Session } from '../harness/apiCall.ts'
import { uploadQuestionnaire, newMember } from '../harness/questionnaire.ts'
import { commonText, newActivatedPerson } from '../pages/account/account.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { duplicateTab } from '../pages/app/tabs.ts'
import {
  openForm,
  openQuestionnaireList,
  PATIENCE,
  PEG,
  PEG_QUESTIONS,
  questionCard,
  questionnaireCard,
  questionnaires,
  setQuestionSlider,
  slider,
  thanksToast,
} from '../pages/guide/questionnaires.ts'
import {
  readDraftLinkIds,
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
import { diskRoom } from '../pages/sync/diskRoom.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')

const SYNC_CALLS = '**/api/v4/sync/**'

test.use({ viewport: PHONE })

const note = (page: Page): Locator => questionCard(page, NOTE).getByRole('textbox')

/** Fills the drafts with other answers until only a few hundred characters are left. */
async function fillDrafts(session: Session): Promise<void> {
  const long = { a: 'x'.repeat(2_000), t: Date.now() }
  const content = Object.fromEntries(Array.from({ length: 34 }, (_, at) => [`999.q${at + 10}`, long]))
  const { code } = await callApi({ ...startedServer(), session }, 'sync/update-record', {
    record_type: 'user_settings_record',
    pref_type: 'questionnaire_drafts',
    content,
  })
  expect(code).toBe(0)
}

const lastNote = async (session: Session): Promise<unknown> => {
  const { body } = await callApi({ ...startedServer(), session }, 'questionnaires/get-questionnaire', {
    institution_id: (await readWeeklyFormStatus(session)).institution_id,
    questionnaire_id: WEEKLY_FORM.id,
  })
  const { item } = body['response'] as { item: { linkId: string; answer: { valueString?: string }[] }[] }
  return item.find(({ linkId }) => linkId === 'note')?.answer[0]?.valueString
}

test(
  '[QST-16, QST-32] if no more drafts can be stored, the input stays visible, is reported, and can be sent',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    await fillDrafts(session)
    await signInByName(page, session.username)
    await openWeek(page, await readWeeklyFormStatus(session))
    const long = 'A long week. '.repeat(70).trim()
    await note(page).fill(long)
    await expect(questionCard(page, NOTE).getByText(questionnaires('noRoom'))).toBeVisible()
    await setQuestionSlider(page, PAIN, 3)
    await setQuestionSlider(page, SLEEP_QUESTION, 4)
    await expect(note(page)).toHaveValue(long)
    await expect(questionCard(page, PAIN).getByText(questionnaires('noRoom'))).toHaveCount(0)
    await note(page).fill('Short')
    await expect(questionCard(page, NOTE).getByText(questionnaires('noRoom'))).toHaveCount(0)
    await note(page).fill(long)
    await expect(questionCard(page, NOTE).getByText(questionnaires('noRoom'))).toBeVisible()
    await sendForm(page)
    await expect(thanksToast(page)).toBeVisible()
    expect(await lastNote(session)).toBe(long)
  },
)

test(
  '[QST-16, QST-32] on a full device the input stays visible and is reported; with room again it is stored',
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    const disk = await diskRoom(page)
    await signInByName(page, session.username)
    await openWeek(page, await readWeeklyFormStatus(session))
    await setQuestionSlider(page, PAIN, 2)
    await expect.poll(() => readDraftLinkIds(session)).toEqual(['pain'])
    await disk.fill()
    await note(page).fill('Nothing fits any more')
    await setQuestionSlider(page, SLEEP_QUESTION, 6)
    const unsaved = page.getByText(questionnaires('notSaved'))
    await expect(unsaved).toBeVisible()
    await expect(note(page)).toHaveValue('Nothing fits any more')
    await expect(slider(page, SLEEP_QUESTION)).toHaveValue('6')
    await disk.free()
    await page.getByRole('button', { name: commonText('retry'), exact: true }).click()
    await expect(unsaved).toHaveCount(0)
    await expect.poll(() => readDraftLinkIds(session)).toEqual(['note', 'pain', 'sleep'])
    await page.reload()
    await expect(note(page)).toHaveValue('Nothing fits any more')
    await expect(slider(page, SLEEP_QUESTION)).toHaveValue('6')
  },
)

const unsyncedDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: sync('unsyncedTitle') })

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 })
}

test(
  '[QST-45, QST-41, D17] login and logout reset questionnaires: nothing of one person is there for the next, all of it for the same one, and every unsent answer is mentioned',
  LONG,
  async ({ page, watch }) => {
    test.setTimeout(300_000)
    watch.expectError(/ERR_FAILED/)
    const { session: ann, institution } = await newMember(startedServer())
    const ben = await newActivatedPerson(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    const row = await readWeeklyFormStatus(ann)
    await signInByName(page, ann.username)
    await openWeek(page, row)
    await setQuestionSlider(page, PAIN, 4)
    // Sent first, without a question.
    await logOut(page)
    expect(await readDraftLinkIds(ann)).toEqual(['pain'])

    await signInByName(page, ben.username)
    await openQuestionnaireList(page)
    await expect(page.getByText(questionnaires('checkAccount'))).toBeVisible()
    await expect(questionnaireCard(page, WEEKLY_FORM_TITLE)).toHaveCount(0)
    await expect(page.getByText(questionnaires('partiallyCompleted'))).toHaveCount(0)
    await page.goto(`/questionnaires_page/${row.institution_id}/${WEEKLY_FORM.id}`)
    await expect(page.getByText(questionnaires('notHere'))).toBeVisible()
    await openForm(page, PEG)
    await setQuestionSlider(page, PEG_QUESTIONS[0], 7)
    await logOut(page)

    await signInByName(page, ann.username)
    await openQuestionnaireList(page)
    await expect(questionnaireCard(page, WEEKLY_FORM_TITLE)).toContainText(
      questionnaires('partiallyCompleted'),
    )
    await expect(questionnaireCard(page, PEG.title)).not.toContainText(questionnaires('partiallyCompleted'))
    await openForm(page, PEG)
    await expect(slider(page, PEG_QUESTIONS[0])).toHaveAttribute('aria-valuetext', 'Move the slider')
    await openWeek(page, row)
    await expect(slider(page, PAIN)).toHaveValue('4')

    await page.route(SYNC_CALLS, (route) => route.abort())
    await setQuestionSlider(page, SLEEP_QUESTION, 5)
    await page.goto('/logout')
    await expect(unsyncedDialog(page)).toContainText(sync('questionnaires'))
    await unsyncedDialog(page)
      .getByRole('button', { name: commonText('cancel') })
      .click()
    await openWeek(page, row)
    await expect(slider(page, SLEEP_QUESTION)).toHaveValue('5')
    await page.unroute(SYNC_CALLS)
    await logOut(page)
    expect(await readDraftLinkIds(ann)).toEqual(['pain', 'sleep'])
    await signInByName(page, ben.username)
    await openForm(page, PEG)
    await expect(slider(page, PEG_QUESTIONS[0])).toHaveValue('7')
  },
)

test(
  '[QST-14, QST-23, QST-32] an app closed between two answers, two tabs that answer at the same time, and Send pressed in both: everything is there, once',
  LONG,
  async ({ page: first, context }) => {
    test.setTimeout(300_000)
    const { session, institution } = await newMember(startedServer())
    await uploadQuestionnaire(startedServer(), institution, WEEKLY_FORM)
    const row = await readWeeklyFormStatus(session)
    await signInByName(first, session.username)
    await openWeek(first, row)
    await setQuestionSlider(first, PAIN, 6)
    const page = await context.newPage()
    await first.close()
    await openWeek(page, row)
    await expect(slider(page, PAIN)).toHaveValue('6')

    const other = await duplicateTab(page, context)
    await expect(slider(other, PAIN)).toHaveValue('6')
    await Promise.all([note(page).fill('Written here'), setQuestionSlider(other, SLEEP_QUESTION, 8)])
    await expect(slider(page, SLEEP_QUESTION)).toHaveValue('8')
    await expect(note(other)).toHaveValue('Written here')
    await note(page).pressSequentially(', and on')
    await note(other).fill('Written there')
    await expect(note(page)).toHaveValue('Written there')
    await Promise.all([sendForm(page), sendForm(other)])
    await expect.poll(async () => (await readWeeklyFormStatus(session)).responses, PATIENCE).toBe(1)
    expect(await lastNote(session)).toBe('Written there')
    await expect.poll(() => readDraftLinkIds(session)).toEqual([])
    await openWeek(other, row)
    await expect(slider(other, PAIN)).toHaveAttribute('aria-valuetext', 'Move the slider')
  },
)
