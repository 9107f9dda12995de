import { expect } from '@playwright/test'
import { startWithoutAccount } from '../pages/app/home.ts'
import {
  onboardingNoMedicationsButton,
  ONBOARDING_QUESTIONS,
  onboardingNextButton,
  onboardingQuestion,
  goToFirstQuestion,
} from '../pages/app/onboarding.ts'
import { openSettings } from '../pages/app/settings.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { addItem, openFieldList, itemRow } from '../pages/records/lists.ts'
import { chooseNew, openMedications } from '../pages/records/medications.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { addReminder, reminderField, reminderKind, openReminders } from '../pages/records/reminders.ts'
import { filters, openFilter } from '../pages/results/filter.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

test('[TOOL-20, MED-17] the fixed texts of the specification are where it says', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await recordPainFromHome(page, 5)

  await openMedications(page)
  await chooseNew(page, 'tylenol', 'Tylenol')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /^(Purpose|Instructions)$/ })).toHaveText([
    'Purpose',
    'Instructions',
  ])

  await openReminders(page)
  await addReminder(page).click()
  await reminderKind(page, 'weekly').check({ force: true })
  await reminderField(page, 'repeatEvery').fill('2')
  await expect(reminderField(page, 'repeatEvery')).toHaveAccessibleDescription('Every 2 weeks')
  await reminderField(page, 'repeatEvery').fill('1')
  await expect(page.getByText('Every week', { exact: true })).toBeVisible()

  await openSettings(page, 'theme')
  await expect(page.getByRole('radio', { name: 'System default', exact: true })).toBeVisible()

  await page.goto('/results/calendar')
  await expect(page.getByRole('button', { name: 'Change Overlays', exact: true })).toBeVisible()

  await page.goto('/results/records')
  const panel = await openFilter(page)
  await expect(panel.getByText(filters('between'), { exact: true })).toBeVisible()

  await openFieldList(page, 'location')
  await addItem(page, 'Left heel')
  const menu = itemRow(page, 'Left heel').getByRole('button')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Show', exact: true })).toBeVisible()
})

test('[TOOL-20, ONB-3, ONB-5] the questions name the samples, and None', LONG, async ({ page }) => {
  await goToFirstQuestion(page)
  for (const name of ['Arthritis', 'Back Pain', 'Fibromyalgia', 'Headaches', 'Neck pain', 'Unknown'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await onboardingNextButton(page).click()
  await expect(onboardingQuestion(page)).toHaveText(ONBOARDING_QUESTIONS[1])
  await expect(page.getByRole('group', { name: 'None', exact: true }).and(page.locator('div'))).toContainText(
    (await onboardingNoMedicationsButton(page).textContent()) ?? '',
  )
})
