import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recordPain } from '../app/home.ts'
import { moveSliderTo } from './slider.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const reflections = await loadText('en', 'reflections')
const shell = await loadText('en', 'shell')

const SAVED = records('saved')

export const severitySlider = (page: Page): Locator =>
  page.getByRole('slider', { name: records('severity'), exact: true })

export async function openNewRecord(page: Page): Promise<void> {
  await recordPain(page).click()
  await expect(severitySlider(page)).toBeVisible()
}

export async function setSeverity(page: Page, severity: number): Promise<void> {
  await moveSliderTo(severitySlider(page), severity)
  await expect(severitySlider(page)).toHaveValue(String(severity))
}

/** In the footer on a phone, in the header on a wide screen. */
export const saveRecordButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: records('saveNow'), exact: true })
    .or(page.getByRole('button', { name: records('saveRecord'), exact: true }))

export const closeButton = (page: Page): Locator =>
  page.getByRole('button', { name: common('close'), exact: true })

export const nextButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: records('nextLocations') })
    .or(page.getByRole('button', { name: records('nextSection') }))

export const savedToast = (page: Page): Locator => page.getByRole('status').filter({ hasText: SAVED })

/** The message comes before the next screen: a test that goes elsewhere by address waits for that, too. [REC-56] */
export async function untilSavedAndLeft(page: Page): Promise<void> {
  await expect(savedToast(page)).toBeVisible()
  await expect(page).not.toHaveURL(/\/records\/(?:create|edit)/)
}

export const undoButton = (page: Page): Locator => page.getByRole('button', { name: shell('undo') })

export const leaveDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: records('leaveQuestion') })

export const leaveRecordBy = (
  page: Page,
  choice: 'leaveSave' | 'leaveBack' | 'leaveDiscard',
): Promise<void> =>
  leaveDialog(page)
    .getByRole('button', { name: records(choice) })
    .click()

const notNow = (page: Page): Locator => page.getByRole('button', { name: reflections('notNow'), exact: true })

/** A new record leads to today's reflection if that is not done: "Not now" leads home. */
export async function goHomeFromReflection(page: Page): Promise<void> {
  await expect(notNow(page).or(recordPain(page))).toBeVisible()
  if (await notNow(page).isVisible()) await notNow(page).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** Goes back to where the record was opened. */
export const putReflectionOff = (page: Page): Promise<void> => notNow(page).click()

/** From home to a saved record and home again: the message appears when the record is durable. */
export async function recordPainFromHome(page: Page, severity: number): Promise<void> {
  await openNewRecord(page)
  await setSeverity(page, severity)
  await saveRecordButton(page).click()
  await untilSavedAndLeft(page)
  await goHomeFromReflection(page)
}
