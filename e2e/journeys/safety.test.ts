import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { country, openAboutMe, saveProfile } from '../pages/account/profile.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  goHomeFromReflection,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
} from '../pages/records/record.ts'
import { openRecordSection } from '../pages/records/recordSections.ts'
import { recordNoteField } from '../pages/records/recordTiming.ts'
import { reflectOn } from '../pages/records/reflection.ts'
import { test } from '../pages/sync/watch.ts'

const safety = await loadText('en', 'safety')
const common = await loadText('en', 'common')

const card = (page: Page): Locator => page.locator('.safety-card')
const closeCard = (page: Page): Promise<void> =>
  card(page)
    .getByRole('button', { name: common('close') })
    .click()
const calls = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('.safety-card a[href^=tel]')].map((link) => link.getAttribute('href'))`,
  )

async function writeNote(page: Page, note: string): Promise<void> {
  await openNewRecord(page)
  await setSeverity(page, 5)
  await openRecordSection(page, 'notes')
  await recordNoteField(page).fill(note)
  await saveRecordButton(page).click()
  await expect(savedToast(page)).toBeVisible()
}

test.use({ viewport: PHONE })

test('[SAFE-7, SAFE-9] a note in another language shows the card on the screen after the save, without a dialog', async ({
  page,
}) => {
  await skipIntroWithoutAccount(page)
  await writeNote(page, '죽고 싶어요')
  await expect(card(page).getByRole('heading', { name: safety('crisisTitle') })).toBeVisible()
  await expect(card(page).getByText(safety('crisisText'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(`document.querySelector('.safety-card').contains(document.activeElement)`)).toBe(
    false,
  )
  // The browser of the journeys uses American English: the country is a guess, and the label of each number says so.
  // [SAFE-17]
  expect(await calls(page)).toEqual(['tel:911', 'tel:988'])
  expect(await sidewaysScroll(page)).toBe(0)

  // The card stays on other screens until it is closed.
  await goHomeFromReflection(page)
  await expect(card(page)).toBeVisible()
  await closeCard(page)
  await expect(card(page)).toHaveCount(0)
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    '[SAFE-9, SAFE-10, SAFE-13] without a line, in seven languages, behind notes and reflections',
    LONG,
    async ({ page, context }) => {
      test.setTimeout(180_000)
      await skipIntroWithoutAccount(page)
      await waitUntilAppCached(page)
      await context.setOffline(true)
      for (const note of [
        'I want to end my life',
        'Ich will nicht mehr leben',
        'Todos estarían mejor sin mí',
        'Je veux en finir',
        '살기 싫어요',
        'не хочу жить',
        '我不想活了',
      ]) {
        await writeNote(page, note)
        await expect(card(page).getByText(safety('crisisText'))).toBeVisible()
        await closeCard(page)
        await goHomeFromReflection(page)
      }
      await reflectOn(page, { score: 3, note: 'Chest pain and I cannot breathe' })
      await expect(card(page).getByText(safety('urgentText'))).toBeVisible()
      await closeCard(page)
      // The same flag is not shown again on this day; a crisis is.
      await writeNote(page, 'Chest pain again, cannot breathe')
      await goHomeFromReflection(page)
      await writeNote(page, 'Slept badly. Chest pain again, cannot breathe, I want to die')
      await expect(card(page).getByText(safety('crisisText'))).toBeVisible()
    },
  )
})

test('[CONT-16] a person who named a country sees only its numbers', LONG, async ({ page }) => {
  await skipIntroWithoutAccount(page)
  await openAboutMe(page)
  await country(page).selectOption('IE')
  await saveProfile(page)
  await page.goto('/home')
  await writeNote(page, 'I want to die')
  await expect(card(page)).toBeVisible()
  expect(await calls(page)).toEqual(['tel:112', 'tel:999', 'tel:116123'])
  await card(page)
    .getByRole('link', { name: safety('moreHelp') })
    .click()
  await expect(page).toHaveURL(/urgent-help\?section=crisis/)
})
