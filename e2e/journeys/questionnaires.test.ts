import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { started } from '../pages/place.ts'
import {
  card,
  CHECK_IN,
  choose,
  openForm,
  openList,
  PEG,
  PEG_QUESTIONS,
  press,
  question,
  questionnaires,
  score,
  setSlider,
  slider,
  thanks,
  title,
  way,
} from '../pages/questionnaires.ts'
import { PHONE, sidewaysScroll } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import { test } from '../pages/watch.ts'

const safety = await loadText('en', 'safety')

/** The words of the specification: a test that took them from the texts would follow them wherever they go. */
const CHECK_ACCOUNT =
  'Questionnaires come from an institution. Please check that you are logged in to the right account.'

test.use({ viewport: PHONE })

test('[QST-31, QST-32, QST-33, QST-35, QST-36] the PEG is begun, is there after a reload, is sent by keys and has its score', async ({
  page,
}) => {
  await somebodySignsIn(page, started())
  await openList(page)
  await expect(page.getByText(CHECK_ACCOUNT)).toBeVisible()
  await way(card(page, PEG.title), 'fillIn').click()
  await expect(title(page, PEG.title)).toBeVisible()
  const [pain, enjoyment, activity] = PEG_QUESTIONS
  await expect(slider(page, pain)).toHaveAttribute('aria-valuetext', 'Move the slider')
  await setSlider(page, pain, 0)
  await setSlider(page, enjoyment, 5)

  await page.reload()
  await expect(slider(page, pain)).toHaveAttribute('aria-valuetext', '0, from 0 to 10, No pain')
  await expect(slider(page, enjoyment)).toHaveValue('5')
  await press(page, 'finish').click()
  await expect(question(page, activity).getByText(questionnaires('needsAnswer'))).toBeVisible()
  await expect(slider(page, activity)).toBeFocused()
  await page.keyboard.press('End')
  await waitForPress(page)
  await press(page, 'finish').click()

  await expect(thanks(page)).toBeVisible()
  await expect(score(page)).toHaveText(/^5/)
  await expect(
    page.getByText(questionnaires('scoreText', { value: 5, least: 0, most: 10 })).first(),
  ).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await way(page, 'toList').click()
  await expect(card(page, PEG.title)).toContainText(questionnaires('recentlyCompleted'))
})

test('[QST-38] a question of safety shows the crisis card at once, and what was answered can still be sent', async ({
  page,
}) => {
  await somebodySignsIn(page, started())
  await page.route('**/questionnaires/get-questionnaire', async (route) => {
    const told = await route.fetch()
    await route.fulfill({ response: told, json: { ...(await told.json()), safety: ['mood'] } })
  })
  await openForm(page, CHECK_IN)
  const alarm = page.locator('.safety-card')
  const mood = 'How was your mood on most days?'
  await choose(page, mood, 'Very low')
  await expect(alarm).toHaveCount(0)
  await choose(page, mood, 'Low')
  await expect(alarm.getByRole('heading', { name: safety('crisisTitle') })).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(press(page, 'finish')).toBeEnabled()
})
