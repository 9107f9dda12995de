import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const medications = await loadText('en', 'medications')
const conditions = await loadText('en', 'conditions')
const common = await loadText('en', 'common')

export async function openMedications(page: Page): Promise<void> {
  await page.goto('/medications/list')
  await expect(page.getByRole('link', { name: common('addNew') })).toBeVisible()
}

export const listedMedications = (page: Page, group: 'current' | 'previous'): Locator =>
  page.getByRole('list', { name: medications(group) }).getByRole('listitem')

/** From the list through search and brand to the form. */
export async function chooseNew(page: Page, typed: string, brand: string): Promise<void> {
  await page.getByRole('link', { name: common('addNew') }).click()
  await page.getByRole('searchbox', { name: medications('searchLabel') }).fill(typed)
  await page
    .getByRole('group', { name: conditions('results') })
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('group', { name: medications('brand') })
    .getByRole('button', { name: brand })
    .first()
    .click()
  await expect(saveMedicationButton(page)).toBeVisible()
}

export const saveMedicationButton = (page: Page): Locator =>
  page.getByRole('button', { name: medications('saveMedication') })

export const strengthButton = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: medications('strength') }).getByRole('button', { name: label, exact: true })

/** A strength that is not listed. It is saved with the form, without its own button. */
export async function writeStrength(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: medications('strengthAdd') }).click()
  await page.getByRole('textbox', { name: medications('strength'), exact: true }).fill(typed)
}

export const takeAsButton = (page: Page, name: 'asNeeded' | 'scheduled'): Locator =>
  page.getByRole('button', { name: medications(name), exact: true })

export const addDose = (page: Page): Promise<void> =>
  page.getByRole('button', { name: medications('addDose') }).click()

export const medicationDoses = (page: Page): Locator =>
  page.getByRole('list', { name: medications('dosages') }).getByRole('listitem')

const sheet = (page: Page): Locator => page.getByRole('dialog')

export const sheetField = (page: Page, key: 'amount' | 'repeatEvery' | 'timeOfDay'): Locator =>
  sheet(page).getByRole('textbox', { name: medications(key) })

export const chooseHowOften = (page: Page, key: 'freqHourly' | 'freqDaily' | 'freqWeekly'): Promise<void> =>
  sheet(page)
    .getByRole('radiogroup', { name: medications('howOften') })
    .getByText(medications(key))
    .click()

export const applySheet = (page: Page): Promise<void> =>
  sheet(page)
    .getByRole('button', { name: common('apply') })
    .click()

export const medicationDayField = (page: Page, key: 'startDate' | 'endDate'): Locator =>
  page.getByRole('textbox', { name: medications(key) })

export async function addPurpose(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: medications('purposeAdd') }).click()
  await sheet(page)
    .getByRole('searchbox', { name: conditions('searchLabel') })
    .fill(typed)
  await sheet(page)
    .getByRole('group', { name: conditions('results') })
    .getByRole('button')
    .first()
    .click()
}

export const purpose = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: medications('purpose') }).getByRole('button', { name, exact: true })

export const openRow = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('main').getByRole('link', { name }).click()

export async function deleteRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: medications('rowMenu', { 0: name }) }).click()
  await page.getByRole('menuitem', { name: common('delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: common('delete'), exact: true })
    .click()
}

export const medicationToast = (page: Page, key: 'added' | 'edited' | 'deleted'): Locator =>
  page.getByRole('status').filter({ hasText: medications(key) })

export const changeDescription = (page: Page): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${medications('changeDescription', { 0: '' })}`) }).click()

export const closeSheet = (page: Page): Promise<void> =>
  sheet(page)
    .getByRole('button', { name: common('close') })
    .click()
