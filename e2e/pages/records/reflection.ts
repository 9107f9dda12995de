import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { moveSliderTo } from './slider.ts'

export const reflections = await loadText('en', 'reflections')
const common = await loadText('en', 'common')
const home = await loadText('en', 'home')

/** Eight in the evening, so that the current reflection day is the calendar day. */
const EVENING = '2026-11-12T20:00:00Z'

/** Only the clock of the page; its timers run as usual. */
export const setEveningTime = (page: Page): Promise<void> => page.clock.setFixedTime(EVENING)

export const scoreSlider = (page: Page): Locator =>
  page.getByRole('slider', { name: reflections('score'), exact: true })

export const saveReflection = (page: Page): Locator =>
  page.getByRole('button', { name: reflections('saveReflection'), exact: true })

export const reflectionNoteField = (page: Page): Locator =>
  page.getByLabel(reflections('notes'), { exact: true })

export const savedReflection = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: reflections('saved') })

/** On home: the link to the reflection of the day, which is yesterday's before noon, or to edit it if it is done. */
export const reflectToday = (page: Page): Locator => {
  const link = (name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true })
  return link(home('reflectToday')).or(link(home('reflectYesterday')))
}
export const editToday = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: common('edit'), exact: true })

export async function setScore(page: Page, score: number): Promise<void> {
  await moveSliderTo(scoreSlider(page), score)
  await expect(scoreSlider(page)).toHaveValue(String(score))
}

/** From home to a saved reflection and home again. */
export async function reflectOn(page: Page, { score, note }: { score: number; note: string }): Promise<void> {
  await reflectToday(page).click()
  await setScore(page, score)
  await reflectionNoteField(page).fill(note)
  await saveReflection(page).click()
  await expect(savedReflection(page)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
}

export const leaveQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: reflections('leaveQuestion') })

export const leaveReflectionBy = (page: Page, choice: 'save' | 'cancel' | 'discard'): Promise<void> =>
  leaveQuestion(page)
    .getByRole('button', { name: common(choice), exact: true })
    .click()

const whichDay = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${reflections('whichDay').replace('?', '\\?')} `) })

export async function chooseDay(page: Page, name: string): Promise<void> {
  await whichDay(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}
