import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { chooseLanguage, LONG, PHONE } from '../pages/app/shell.ts'
import { PROGRAM, subscriberSignsIn } from '../pages/guide/programs.ts'
import {
  questionnaireCard,
  openForm,
  openQuestionnaireList,
  PEG,
  PEG_QUESTIONS,
  questionnaireButton,
  questionnaires,
  setQuestionSlider,
  thanksToast,
  questionnaireTitle,
  questionnaireLink,
} from '../pages/guide/questionnaires.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const german = await loadText('de', 'questionnaires')

test.use({ viewport: PHONE })

async function fillInPeg(page: Page, value: number): Promise<void> {
  await openForm(page, PEG)
  for (const words of PEG_QUESTIONS) await setQuestionSlider(page, words, value)
  await questionnaireButton(page, 'finish').click()
  await expect(thanksToast(page)).toBeVisible()
}

test(
  '[QST-39] a form without a licensed translation says so, and one of ours is in the reader’s language',
  LONG,
  async ({ page }) => {
    await signInNewPerson(page, startedServer())
    await page.goto('/menu')
    await chooseLanguage(page, 'de')
    await openForm(page, PEG)
    await expect(page.getByText(german('onlyInLanguage', { language: 'Englisch' }))).toBeVisible()
    await expect(questionnaireTitle(page, PEG.title)).toHaveAttribute('lang', 'en')
    await page.goto('/questionnaires_page/self/weekly-check-in')
    await expect(questionnaireTitle(page, 'Wochenrückblick')).toHaveAttribute('lang', 'de')
    await expect(page.getByText(german('onlyInLanguage', { language: 'Englisch' }))).toHaveCount(0)
  },
)

test(
  '[QST-40, QST-34] the first lesson offers the PEG, and the last shows the change between two of them',
  LONG,
  async ({ page }) => {
    test.setTimeout(90_000)
    await subscriberSignsIn(page, startedServer())
    await page.goto(`${PROGRAM}?section=coping-skills-01-pain-and-stress`)
    await expect(page.getByRole('heading', { name: questionnaires('pegBefore') })).toBeVisible()
    await questionnaireLink(page, 'pegOpen').click()
    await expect(questionnaireTitle(page, PEG.title)).toBeVisible()
    await fillInPeg(page, 6)
    await fillInPeg(page, 4)
    await page
      .getByRole('link', { name: / on a scale from / })
      .last()
      .click()
    await expect(page.locator('.questionnaire-given dd')).toHaveText(Array(3).fill('6, from 0 to 10'))
    await page.goto(`${PROGRAM}?section=coping-skills-08-flare-plan`)
    await expect(page.getByText('2 points lower than on')).toBeVisible()
    await expect(
      page.getByText('A change this size is often noticeable. It may still be chance.'),
    ).toBeVisible()
  },
)

test(
  '[QST-42] forms that nobody requests any more are listed separately, with their draft until it is deleted',
  LONG,
  async ({ page }) => {
    await signInNewPerson(page, startedServer())
    await openForm(page, PEG)
    await setQuestionSlider(page, PEG_QUESTIONS[0], 3)
    await page.route('**/questionnaires/get-questionnaires', async (route) => {
      const told = await route.fetch()
      const list = (await told.json()) as { own: { questionnaire_id: string }[] }
      const own = list.own.filter(({ questionnaire_id: id }) => id !== 'peg')
      await route.fulfill({ response: told, json: { ...list, own } })
    })
    await openQuestionnaireList(page)
    await expect(page.getByRole('heading', { name: questionnaires('noLonger') })).toBeVisible()
    const begun = questionnaireCard(page, questionnaires('nameless', { number: 1 }))
    await begun.getByRole('button', { name: questionnaires('deleteDraft') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: questionnaires('deleteDraft') })
      .click()
    await expect(begun).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: questionnaires('own') })).toBeVisible()
    await expect(page.getByRole('heading', { name: questionnaires('noLonger') })).toHaveCount(0)
  },
)
