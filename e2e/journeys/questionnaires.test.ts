import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  questionnaireCard,
  CHECK_IN,
  chooseOption,
  openForm,
  openQuestionnaireList,
  PEG,
  PEG_QUESTIONS,
  questionnaireButton,
  questionCard,
  questionnaires,
  score,
  setQuestionSlider,
  slider,
  thanksToast,
  questionnaireTitle,
  questionnaireLink,
} from '../pages/guide/questionnaires.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const safety = await loadText('en', 'safety')

/** The wording of the specification: if the test read it from locales, it would accept any change there. */
const CHECK_ACCOUNT =
  'Questionnaires come from an institution. Please check that you are logged in to the right account.'

test.use({ viewport: PHONE })

test(
  '[QST-31, QST-32, QST-33, QST-35, QST-36] the PEG is started, is there after a reload, is sent by keys and has its score',
  LONG,
  async ({ page }) => {
    await signInNewPerson(page, startedServer())
    await openQuestionnaireList(page)
    await expect(page.getByText(CHECK_ACCOUNT)).toBeVisible()
    await questionnaireLink(questionnaireCard(page, PEG.title), 'fillIn').click()
    await expect(questionnaireTitle(page, PEG.title)).toBeVisible()
    const [pain, enjoyment, activity] = PEG_QUESTIONS
    await expect(slider(page, pain)).toHaveAttribute('aria-valuetext', 'Move the slider')
    await setQuestionSlider(page, pain, 0)
    await setQuestionSlider(page, enjoyment, 5)

    await page.reload()
    await expect(slider(page, pain)).toHaveAttribute('aria-valuetext', '0, from 0 to 10, No pain')
    await expect(slider(page, enjoyment)).toHaveValue('5')
    await questionnaireButton(page, 'finish').click()
    await expect(questionCard(page, activity).getByText(questionnaires('needsAnswer'))).toBeVisible()
    await expect(slider(page, activity)).toBeFocused()
    await page.keyboard.press('End')
    await waitPastPress(page)
    await questionnaireButton(page, 'finish').click()

    await expect(thanksToast(page)).toBeVisible()
    await expect(score(page)).toHaveText(/^5/)
    await expect(
      page.getByText(questionnaires('scoreText', { value: 5, least: 0, most: 10 })).first(),
    ).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await questionnaireLink(page, 'toList').click()
    await expect(questionnaireCard(page, PEG.title)).toContainText(questionnaires('recentlyCompleted'))
  },
)

test('[QST-38] a safety question shows the crisis card immediately, and the answers can still be sent', async ({
  page,
}) => {
  await signInNewPerson(page, startedServer())
  await page.route('**/questionnaires/get-questionnaire', async (route) => {
    const told = await route.fetch()
    await route.fulfill({ response: told, json: { ...(await told.json()), safety: ['mood'] } })
  })
  await openForm(page, CHECK_IN)
  const alarm = page.locator('.safety-card')
  const mood = 'How was your mood on most days?'
  await chooseOption(page, mood, 'Very low')
  await expect(alarm).toHaveCount(0)
  await chooseOption(page, mood, 'Low')
  await expect(alarm.getByRole('heading', { name: safety('crisisTitle') })).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(questionnaireButton(page, 'finish')).toBeEnabled()
})
