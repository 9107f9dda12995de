import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const lists = await loadText('en', 'lists')
const common = await loadText('en', 'common')

export type Field =
  | 'location'
  | 'symptom'
  | 'character'
  | 'aggravating_factor'
  | 'alleviating_factor'
  | 'ineffective_factor'
  | 'environment'
  | 'meaningful_activities'

export async function openFieldList(page: Page, field: Field): Promise<void> {
  await page.goto(`/fields/editlist/${field}`)
  await expect(page.getByRole('heading', { level: 1, name: lists('edit') })).toBeVisible()
}

/** The rows in order, by their visible text. */
const rows = (page: Page): Locator => page.locator('.list-items').getByRole('listitem')

export async function labels(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible()
  const words = await rows(page).locator('.toggle-label, .list-item-label').allInnerTexts()
  return words.map((label) => label.split('\n', 1)[0]!.trim())
}

export const itemRow = (page: Page, label: string): Locator =>
  rows(page).filter({ has: page.getByText(label, { exact: true }) })

/** A press anywhere on it shows or hides the item. */
export const itemSwitch = (page: Page, label: string): Locator =>
  page.getByRole('switch', { name: label, exact: true })

export const stateWord = (page: Page, label: string): Locator => itemRow(page, label).locator('.toggle-state')

const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

export const applyButton = (page: Page): Locator => page.getByRole('button', { name: lists('applyChanges') })

export const sortToggle = (page: Page): Locator =>
  page.getByRole('button', { name: lists('sort'), exact: true })

export const sortAlphabetically = (page: Page): Promise<void> =>
  pressButton(page, lists('sortAlphabetically'))

export const moveButton = (page: Page, way: 'moveUp' | 'moveDown', label: string): Locator =>
  page.getByRole('button', { name: lists(way, { 0: label }), exact: true })

export const listAnnouncement = (page: Page): Locator => page.locator('.list-said')

/** Drags a row by its handle onto another, in steps like a hand. */
export async function dragOnto(page: Page, label: string, target: string): Promise<void> {
  const from = await itemRow(page, label).locator('.list-item-grip').boundingBox()
  const to = await itemRow(page, target).boundingBox()
  if (from === null || to === null) throw new Error('there is no such row')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  // Slightly past the middle, in the direction of the drag.
  const beyond = from.y < to.y ? 4 : -4
  await page.mouse.move(x, to.y + to.height / 2 + beyond, { steps: 12 })
  await page.mouse.up()
}

export const nameField = (page: Page): Locator => page.getByRole('textbox', { name: lists('itemName') })

export const saveItem = (page: Page): Promise<void> => pressButton(page, common('save'))

/** Repeated, because a second press that comes too soon is ignored as that of a shaking hand. */
export const saveUntilRefused = (page: Page, words: string): Promise<void> =>
  expect(async () => {
    await saveItem(page)
    const description = { timeout: 500 }
    await expect(nameField(page)).toHaveAccessibleDescription(new RegExp(words), description)
  }).toPass()

export async function addItem(page: Page, name: string, icon?: string): Promise<void> {
  await page.getByRole('link', { name: common('addNew') }).click()
  await nameField(page).fill(name)
  if (icon !== undefined) await page.getByRole('radio', { name: icon }).check({ force: true })
  await saveItem(page)
}

export async function chooseItemAction(page: Page, label: string, action: 'edit' | 'delete'): Promise<void> {
  await pressButton(page, lists('itemMenu', { 0: label }))
  await page.getByRole('menuitem', { name: common(action) }).click()
}

export const alertDialog = (page: Page): Locator => page.getByRole('alertdialog')

export const chooseInDialog = (page: Page, label: string): Promise<void> =>
  alertDialog(page).getByRole('button', { name: label, exact: true }).click()

export const statusToast = (page: Page, message: string): Locator =>
  page.getByRole('status').filter({ hasText: message })
