import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFileSync } from 'node:fs'
import { enlargeCharacters, LONG, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  addReminder,
  chooseReminderAction,
  eveningReminder,
  reminderField,
  reminderKind,
  listedReminders,
  openReminders,
  quietHours,
  reminders,
  saveReminderButton,
  settingsText,
  reminderSwitch,
} from '../pages/records/reminders.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const shell = await loadText('en', 'shell')

test.beforeEach(async ({ page }) => {
  await startWithDiary(page, [])
  await openReminders(page)
})

test(
  '[REM-2, REM-3, REM-7] the default reminder exists, can be turned off, deleted and restored',
  LONG,
  async ({ page }) => {
    await expect(listedReminders(page)).toHaveCount(1)
    await expect(reminderSwitch(page, eveningReminder)).toBeChecked()
    await reminderSwitch(page, eveningReminder).press('Space')
    await expect(reminderSwitch(page, eveningReminder)).not.toBeChecked()
    await page.reload()
    await expect(reminderSwitch(page, eveningReminder)).not.toBeChecked()

    await chooseReminderAction(page, eveningReminder, 'delete')
    await expect(page.getByText(reminders('empty'))).toBeVisible()
    await page.getByRole('button', { name: shell('undo') }).click()
    await expect(reminderSwitch(page, eveningReminder)).not.toBeChecked()
  },
)

test(
  '[REM-4, REM-5, REM-6] a reminder is added with the fields of its kind, and changed',
  LONG,
  async ({ page }) => {
    await addReminder(page).click()
    await expect(page.getByRole('heading', { level: 1, name: reminders('add') })).toBeVisible()
    await saveReminderButton(page).click()
    await expect(page.getByText(common('cannotBeEmpty'))).toBeVisible()
    await expect(reminderField(page, 'timeOfDay')).toBeFocused()
    await reminderField(page, 'timeOfDay').fill('8.30')
    // Leaving asks; Cancel stays, Save saves and continues to the chosen target.
    await page.goBack()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: common('cancel') })
      .click()
    await expect(reminderField(page, 'timeOfDay')).toHaveValue('08:30')
    await page.goBack()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: common('save') })
      .click()
    const morning = 'Every day at 8:30\u202fAM'
    await expect(listedReminders(page)).toHaveCount(2)
    await expect(reminderSwitch(page, morning)).toBeChecked()

    await page.getByRole('link', { name: morning }).click()
    await reminderKind(page, 'weekly').click({ force: true })
    await page.getByRole('button', { name: 'Mon', exact: true }).click()
    await page.getByRole('radio', { name: reminders('modeNone') }).click({ force: true })
    await saveReminderButton(page).click()
    await expect(page.getByText(reminders('saved')).last()).toBeVisible()
    await expect(reminderSwitch(page, 'Every week: Mon, at 8:30\u202fAM')).toBeChecked()
    await expect(listedReminders(page).last()).toContainText(reminders('modeNoneLine'))
  },
)

test(
  '[REM-8, REM-15] the screen mentions a browser that refuses, and the effect of power saving',
  LONG,
  async ({ page }) => {
    await expect(page.getByText(settingsText('notificationsFirst'))).toBeVisible()
    await expect(page.getByText(reminders('denied'))).toBeVisible()
    await expect(page.getByText(settingsText('powerSaving'))).toBeVisible()
    await reminderSwitch(page, eveningReminder).press('Space')
    // No reminder is on, so nothing can be missed.
    await expect(page.getByText(settingsText('notificationsFirst'))).toBeHidden()
  },
)

test('[REM-4] a discarded change is gone, and a missing reminder says so', LONG, async ({ page }) => {
  await page.getByRole('link', { name: eveningReminder }).click()
  await reminderField(page, 'timeOfDay').fill('21:15')
  await page.getByRole('button', { name: common('close') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: common('discard') })
    .click()
  await expect(reminderSwitch(page, eveningReminder)).toBeChecked()

  await page.goto('/reminders/edit/r_nowhere')
  await expect(page.getByText(reminders('notHereTitle'))).toBeVisible()
  await page.getByRole('link', { name: reminders('all') }).click()
  await expect(listedReminders(page)).toHaveCount(1)
})

test('[REM-13] quiet hours are set, mentioned if nothing would come, and removed', LONG, async ({ page }) => {
  const tryHours = async (from: string, to: string): Promise<void> => {
    await quietHours(page).click()
    await reminderField(page, 'quietFrom').fill(from)
    await reminderField(page, 'quietTo').fill(to)
    await saveReminderButton(page).click()
  }
  await tryHours('', '20')
  await expect(page.getByText(common('cannotBeEmpty'))).toBeVisible()
  await page.keyboard.press('Escape')
  await tryHours('20', '20:00')
  await expect(page.getByText(reminders('quietSame'))).toBeVisible()
  await page.keyboard.press('Escape')
  await tryHours('8 pm', '7')
  await expect(quietHours(page)).toContainText('8:00\u202fPM to 7:00\u202fAM')
  await expect(listedReminders(page)).toContainText(reminders('silenced'))

  await quietHours(page).click()
  await page.getByRole('button', { name: reminders('quietOff') }).click()
  await expect(quietHours(page)).toContainText(reminders('quietNone'))
  await expect(page.getByText(reminders('silenced'))).toBeHidden()
})

test(
  '[REM-11, REM-12] the calendar file contains the active reminders, and nothing about health',
  LONG,
  async ({ page }) => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: reminders('calendarTake') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('reprieve.ics')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toMatch(/DTSTART:\d{8}T200000\r\n/)
    expect(text.match(/^(SUMMARY|DESCRIPTION):.*$/gm)).toEqual([
      'SUMMARY:Reprieve',
      'DESCRIPTION:A moment for your diary',
      'DESCRIPTION:A moment for your diary',
    ])
    await reminderSwitch(page, eveningReminder).press('Space')
    await expect(page.getByText(reminders('calendarNone'))).toBeVisible()
  },
)

test('[REM-3] with twenty there can be no more', LONG, async ({ page }) => {
  // The test fills nineteen forms.
  test.slow()
  for (let number = 2; number <= 20; number++) {
    await addReminder(page).click()
    await reminderField(page, 'timeOfDay').fill(`09:${String(number).padStart(2, '0')}`)
    await saveReminderButton(page).click()
    await expect(listedReminders(page)).toHaveCount(number)
  }
  await expect(addReminder(page)).toBeHidden()
  await expect(page.getByText(reminders('most', { 0: 20 }))).toBeVisible()
  await page.goto('/reminders/add')
  await expect(page.getByText(reminders('most', { 0: 20 }))).toBeVisible()
})

test('[REM-3, REL 6] everything fits on a small phone with large text', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/notifications', '/reminders/add', '/reminders/edit/r_1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.reminder-column')).toBeVisible()
    await enlargeCharacters(page)
    expect([path, await sidewaysScroll(page), await smallTargets(page)]).toEqual([path, 0, []])
  }
})

test('[REM-3, REL 6] a reminder is added by the keyboard alone', LONG, async ({ page }) => {
  await addReminder(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: reminders('add') })).toBeVisible()
  const focused = (): Promise<string> => page.evaluate<string>('document.activeElement.tagName')
  let stops = 0
  const isAt = (): Promise<boolean> =>
    reminderField(page, 'timeOfDay').evaluate((input) => input === input.ownerDocument.activeElement)
  while (!(await isAt()) && stops < 40) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect([await focused(), stops < 40]).toEqual(['INPUT', true])
  await page.keyboard.type('7:05')
  await saveReminderButton(page).press('Enter')
  await expect(reminderSwitch(page, 'Every day at 7:05\u202fAM')).toBeChecked()
})
