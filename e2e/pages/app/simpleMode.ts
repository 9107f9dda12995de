import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { recordPain } from './home.ts'
import { numberKey, openQuick, quickDone, quickSave } from '../records/quick.ts'

const settings = await loadText('en', 'settings')
const records = await loadText('en', 'records')
const doses = await loadText('en', 'doses')
const shell = await loadText('en', 'shell')

const main = (page: Page): Locator => page.getByRole('main')

export const simpleOffer = (page: Page): Locator =>
  main(page).getByRole('region', { name: settings('simpleOfferTitle') })

export const useSimple = (page: Page): Locator =>
  simpleOffer(page).getByRole('button', { name: settings('simpleUse') })

export const refuseSimple = (page: Page): Locator =>
  simpleOffer(page).getByRole('button', { name: settings('simpleRefuse') })

export const leaveSimple = (page: Page): Locator =>
  main(page).getByRole('button', { name: settings('simpleLeave') })

export const SIMPLE_SWITCH = settings('simpleMode')

/** What can be pressed on home, from the top. */
export const homePresses = async (page: Page): Promise<string[]> =>
  (await main(page).locator('.home :is(a, button)').allInnerTexts()).map((said) => said.trim())

export const SIMPLE_PRESSES = [
  shell('recordPain'),
  doses('addTitle'),
  expect.any(String),
  shell('urgentHelp'),
  settings('simpleLeave'),
]

/** One record with only its number, by the quick page. */
export async function saveQuickRecord(page: Page, severity: number): Promise<void> {
  await openQuick(page)
  await numberKey(page, severity).click()
  await quickSave(page).click()
  await expect(quickDone(page)).toBeVisible()
}

export async function openHome(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
}

export const allSections = (page: Page): Locator =>
  page.getByRole('button', { name: records('allSections'), exact: true })

export const sectionSheet = (page: Page): Locator => page.getByRole('dialog', { name: records('sections') })

export const usedSectionsButton = (page: Page): Locator =>
  page.getByRole('button', { name: records('usedSections'), exact: true })

export const usedSheet = (page: Page): Locator => page.getByRole('dialog', { name: records('usedSections') })

export const usedSwitch = (page: Page, section: Parameters<typeof records>[0]): Locator =>
  page.getByRole('switch', { name: records(section), exact: true })

export const listedSectionRow = (page: Page, section: Parameters<typeof records>[0]): Locator =>
  page.getByRole('button', { name: new RegExp(`^${records(section)}`) })

export const stepWords = (page: Page): Locator => page.locator('.stepper-line p')
