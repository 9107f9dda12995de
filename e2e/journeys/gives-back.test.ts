import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addMedicine,
  dosesText,
  genericMedicineName,
  loggedToast,
  logNow,
  medicationsCard,
  reliefCard,
} from '../pages/records/doses.ts'
import { openNewRecord, saveRecordButton, untilSavedAndLeft, setSeverity } from '../pages/records/record.ts'
import { test } from '../pages/sync/watch.ts'

const home = await loadText('en', 'home')
const helps = await loadText('en', 'helps')
const navigation = await loadText('en', 'navigation')

test.use({ viewport: PHONE })

const MEDICINE = 'Testarin'

test('[DOSE-14, HOME-31, RES-71] a dose in two taps, its effect in one, and what helps in one', async ({
  page,
}) => {
  await page.clock.install()
  await startWithoutAccount(page)
  await addMedicine(page, MEDICINE)
  await page.getByText(dosesText('askAfter', { minutes: 60 }), { exact: true }).click()
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()
  await page.goto('/home')
  await expect(medicationsCard(page)).toBeVisible()

  const row = page.getByRole('region', { name: dosesText('addTitle') })
  await expect(row).toContainText(genericMedicineName(MEDICINE))
  await expect(row.getByRole('button', { name: dosesText('addTitle') })).toBeInViewport()
  await row.getByRole('button', { name: dosesText('addTitle') }).click()
  await logNow(page).click()
  await expect(loggedToast(page)).toBeVisible()

  await page.clock.fastForward('01:01:00')
  await reliefCard(page)
    .getByRole('button', { name: dosesText('effectBetter') })
    .click()
  await expect(reliefCard(page)).toHaveCount(0)
  await page.getByRole('link', { name: navigation('results'), exact: true }).click()
  await expect(page.getByText(helps('fewMarks'))).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(MEDICINE) })).toContainText(
    helps('marksOfFive', { n: 2, least: 5 }),
  )
})

test(
  '[HOME-29, HOME-30] the last seven days and what is still missing are on the first screen',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    const week = page.getByRole('region', { name: home('lastSevenDays') })
    await expect(week).toContainText(home('daysLogged', { days: 0 }))
    await expect(page.getByText(home('findingWait', { days: 7 }))).toBeInViewport()
    await openNewRecord(page)
    await setSeverity(page, 6)
    await saveRecordButton(page).click()
    await untilSavedAndLeft(page)
    await page.goto('/home')
    await expect(week).toContainText(home('daysLogged', { days: 1 }))
    await expect(page.getByText(home('findingWait', { days: 6 }))).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await week.getByRole('link', { name: new RegExp(`^${home('today')}`) }).click()
    await expect(page).toHaveURL(/\/results\/calendar\?/)
  },
)

test('[RES-71] without a mark, What helps me shows how one is made', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openNewRecord(page)
  await setSeverity(page, 6)
  await saveRecordButton(page).click()
  await untilSavedAndLeft(page)
  await page.goto('/results/what-helps')
  await expect(page.getByRole('heading', { name: helps('emptyTitle') })).toBeVisible()
  await page.getByRole('link', { name: helps('logDose') }).click()
  await expect(page).toHaveURL(/\/doses\/add/)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test(
    '[HOME-32, HOME-33] the right column has today’s doses and the next reminder',
    LONG,
    async ({ page }) => {
      await startWithoutAccount(page)
      await addMedicine(page, MEDICINE)
      await logNow(page).click()
      await expect(loggedToast(page)).toBeVisible()
      await page.goto('/home')
      const doses = page.getByRole('region', { name: home('todaysDoses') })
      await expect(doses.getByRole('listitem')).toContainText(genericMedicineName(MEDICINE))
      await expect(doses.getByRole('link', { name: dosesText('addTitle') })).toBeInViewport()
      await expect(page.getByRole('link', { name: home('nextReminder', { time: '' }).trim() })).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
    },
  )
})
