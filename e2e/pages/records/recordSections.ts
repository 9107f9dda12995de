import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const lists = await loadText('en', 'lists')
const listItems = await loadText('en', 'listItems')

export const SECTION_QUESTIONS = {
  locations: records('whereHurts'),
  symptoms: records('whatElse'),
  characteristics: records('feelsLike'),
  aggravatingFactors: records('madeWorse'),
  interventions: records('whatTried'),
  environment: records('whereWereYou'),
  medications: records('whatTaken'),
  timing: records('whenStarted'),
  notes: records('anythingElse'),
}

export type ListedSection = keyof typeof SECTION_QUESTIONS

const question = (page: Page, section: ListedSection): Locator =>
  page.getByRole('heading', { name: SECTION_QUESTIONS[section], exact: true })

/** By the list beside the editor; on a phone by the drawer with that list. */
export async function openRecordSection(page: Page, section: ListedSection): Promise<void> {
  const list = page.getByRole('navigation', { name: records('sections') })
  const drawer = page.getByRole('button', { name: records('sections'), exact: true })
  await expect(list.or(drawer).first()).toBeVisible()
  if (await drawer.isVisible()) await drawer.click()
  await list.getByRole('button', { name: new RegExp(`^${records(section)}`) }).click()
  await expect(page.getByRole('dialog', { name: records('sections') })).toHaveCount(0)
  await expect(question(page, section)).toBeVisible()
}

export const expectSection = (page: Page, section: ListedSection): Promise<void> =>
  expect(question(page, section)).toBeVisible()

/** The accessible name of a section's list. */
const choices = (page: Page, section: ListedSection): Locator =>
  page.getByRole('group', { name: records(section), exact: true })

export const chip = (page: Page, section: ListedSection, name: string): Locator =>
  choices(page, section).getByRole('button', { name, exact: true })

export const itemName = (key: Parameters<typeof listItems>[0]): string => listItems(key)

export const chipLabels = (page: Page, section: ListedSection): Promise<string[]> =>
  choices(page, section).locator('.chip:not(.dashed)').allInnerTexts()

/** The number of chips with a visible drawing; the others leave its space empty. */
export const drawnChips = (page: Page, section: ListedSection): Promise<number> =>
  choices(page, section).locator('.chip:not(.dashed) > .icon > path[d^="M"]').count()

export const chipBoxes = (page: Page, section: ListedSection): Promise<unknown> =>
  choices(page, section)
    .locator('.chip')
    .evaluateAll((chips) => chips.map((one) => JSON.stringify(one.getBoundingClientRect())))

export const showAll = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: records('showAll', { count }), exact: true })

/** The screen itself is shown, which may be later than the address change. */
export const listScreen = (page: Page): Locator =>
  page
    .getByRole('heading', { level: 1, name: lists('edit') })
    .or(page.getByRole('heading', { level: 1, name: common('addNew') }))

export const editList = (page: Page): Locator => page.getByRole('link', { name: lists('edit'), exact: true })

export const addNewLink = (page: Page): Locator =>
  page.getByRole('link', { name: common('addNew'), exact: true })

export const nothingChosenMessage = (page: Page, nothing: string): Locator =>
  page.getByRole('status').filter({ hasText: records('nothingChosen', { nothing }) })

/** One of the two buttons beside a tried item. */
export const effect = (page: Page, item: string, mark: 'helped' | 'didNotHelp'): Locator =>
  page
    .getByRole('group', { name: item, exact: true })
    .getByRole('button', { name: records(mark), exact: true })

const bodyMap = (page: Page): Locator => page.getByRole('group', { name: records('bodyMap') })

/** On both figures, if both have it. */
export const region = (page: Page, id: string): Locator => bodyMap(page).locator(`[data-location="${id}"]`)

export const largerButton = (page: Page): Locator =>
  page.getByRole('button', { name: records('bodyLarger'), exact: true })

export const bodyZoomButton = (page: Page, name: 'bodyZoomIn' | 'bodyZoomOut' | 'bodyWhole'): Locator =>
  page.getByRole('button', { name: records(name), exact: true })

export const largeMap = (page: Page): Locator => page.getByRole('dialog', { name: records('bodyMap') })

export const backView = (page: Page): Locator =>
  largeMap(page).getByText(records('bodyBack'), { exact: true })

export const bodyPlaceMessage = (page: Page, told: 'placeChosen' | 'placeTakenOff', place: string): Locator =>
  page.getByRole('status').filter({ hasText: records(told, { place }) })
