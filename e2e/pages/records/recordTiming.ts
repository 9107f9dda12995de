import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const common = await loadText('en', 'common')
export const records = await loadText('en', 'records')

type Field = 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'duration'

export const timingField = (page: Page, field: Field): Locator =>
  page.getByRole('textbox', { name: records(field), exact: true })

/** The native date input, which screen readers skip: the text field has the same value. */
export const timingDateInput = (page: Page, field: 'startDate' | 'endDate'): Locator =>
  page
    .locator('.text-field')
    .filter({ has: timingField(page, field) })
    .locator('input[type=date]')

/** Typed and left, as by the Tab key. */
export async function typeTiming(page: Page, field: Field, typed: string): Promise<void> {
  await timingField(page, field).fill(typed)
  await page.keyboard.press('Tab')
}

/** The error of a field, read out with it. */
export const expectProblem = (page: Page, field: Field, problem: string): Promise<void> =>
  expect(timingField(page, field)).toHaveAccessibleDescription(problem)

export const timingButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

export const minutesAgo = (page: Page, count: number): Locator =>
  timingButton(page, records('minutesAgo', { count }))

export const timingMessage = (page: Page, when: string): Locator =>
  page.getByRole('status').filter({ hasText: when })

export const timingKindButton = (page: Page, name: 'duration' | 'endDate' | 'allDay'): Locator =>
  page
    .getByRole('group', { name: records('howLong') })
    .getByRole('button', { name: records(name), exact: true })

export const pattern = (page: Page, name: 'constant' | 'intermittent' | 'breakthrough'): Locator =>
  page
    .getByRole('group', { name: records('typeOfPain') })
    .getByRole('button', { name: records(name), exact: true })

export const unit = (page: Page, name: 'seconds' | 'minutes' | 'hours'): Locator =>
  page.getByRole('radiogroup', { name: records('unit') }).getByText(records(name), { exact: true })

const clockSheet = (page: Page): Locator => page.getByRole('dialog', { name: records('startTime') })

/** Uses the sheet with hours and steps of ten minutes. */
export async function pickTime(page: Page, hour: string, minute: string): Promise<void> {
  await timingButton(page, records('chooseTime')).first().click()
  await clockSheet(page)
    .getByRole('radiogroup', { name: records('hour') })
    .getByText(hour)
    .click()
  await clockSheet(page)
    .getByRole('radiogroup', { name: records('minutes') })
    .getByText(minute)
    .click()
  await clockSheet(page)
    .getByRole('button', { name: common('ok') })
    .click()
  await expect(clockSheet(page)).toHaveCount(0)
}

/** The hours that the sheet offers. */
export async function readOfferedHours(page: Page): Promise<string[]> {
  await timingButton(page, records('chooseTime')).first().click()
  const offered = clockSheet(page)
    .getByRole('radiogroup', { name: records('hour') })
    .locator('.segment')
  await expect(offered.first()).toBeVisible()
  const hours: string[] = []
  for (const one of await offered.all()) hours.push(await one.innerText())
  await page.keyboard.press('Escape')
  await expect(clockSheet(page)).toHaveCount(0)
  return hours
}

export const notSavedDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: records('notSavedTitle') })

export const backToEditing = (page: Page): Promise<void> =>
  notSavedDialog(page)
    .getByRole('button', { name: records('leaveBack') })
    .click()

export const recordNoteField = (page: Page): Locator => page.getByRole('textbox', { name: records('notes') })
