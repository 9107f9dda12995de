import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { passTheIntro, startButton } from './onboarding.ts'

export const home = await loadText('en', 'home')
const lists = await loadText('en', 'lists')
const common = await loadText('en', 'common')
const onboarding = await loadText('en', 'onboarding')
const shell = await loadText('en', 'shell')

/** From the first page into a diary without an account. */
export async function startWithoutAccount(page: Page): Promise<void> {
  await page.goto('/')
  await startButton(page).click()
  await passTheIntro(page)
  await expect(recordPain(page)).toBeVisible()
}

const main = (page: Page): Locator => page.getByRole('main')

/** Only the one on the screen: the drawer of the wide layout has its own. */
export const recordPain = (page: Page): Locator => main(page).getByRole('link', { name: shell('recordPain') })

export const recentRecords = (page: Page): Locator =>
  page.getByRole('region', { name: home('recentRecords') }).getByRole('listitem')

export const toFinishItems = (page: Page): Locator =>
  page.getByRole('region', { name: home('toFinish') }).getByRole('listitem')

/** Records closed without saving: the button, and the list itself. */
export const closedUnsavedButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${home('closedTitle')}`) })

const closedSheet = (page: Page): Locator => page.getByRole('dialog', { name: home('closedTitle') })

export const takeBackButton = (page: Page): Locator =>
  closedSheet(page).getByRole('button', { name: home('takeBack') })

export const emptyHome = (page: Page): Locator => page.getByText(home('noRecordsYet'))

/** The cards below the record button, from the top, without the short questions. */
export async function cardNames(page: Page): Promise<string[]> {
  const names = await page.locator('.home-rest h2').allInnerTexts()
  return names.filter((name) => name !== onboarding('resumeTitle'))
}

export const homeCard = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The heading of a card, which folds it. */
export const foldCardButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

export const cardButton = (page: Page, name: string, press: string): Locator =>
  homeCard(page, name).getByRole('button', { name: press, exact: true })

export const customizeLink = (page: Page): Locator =>
  main(page).getByRole('link', { name: home('customize') })

export const sortedCards = (page: Page): Promise<string[]> =>
  page.locator('.list-item[data-id] .list-item-label').allInnerTexts()

export const moveCard = (page: Page, way: 'moveUp' | 'moveDown', name: string): Locator =>
  page.getByRole('button', { name: lists(way, { 0: name }), exact: true })

export const saveCards = (page: Page): Locator =>
  page.getByRole('button', { name: common('save'), exact: true })

/** Drags a card by its handle onto another, in steps like a hand. */
export async function pullCard(page: Page, name: string, target: string): Promise<void> {
  const rowOf = (label: string): Locator => page.locator('.list-item[data-id]').filter({ hasText: label })
  const from = await rowOf(name).locator('.list-item-grip').boundingBox()
  const to = await rowOf(target).boundingBox()
  if (from === null || to === null) throw new Error('there is no such card')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y + to.height / 2 + (from.y < to.y ? 4 : -4), { steps: 12 })
  await page.mouse.up()
}

/** Writes a choice directly to the device's database. */
export async function setDeviceChoice(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('reprieve-device')
    opening.onerror = reject
    opening.onsuccess = () => {
      const change = opening.result.transaction('choices', 'readwrite')
      change.objectStore('choices').put(${JSON.stringify({ name, value })})
      change.onabort = reject
      change.oncomplete = () => resolve(opening.result.close())
    }
  })`)
}
