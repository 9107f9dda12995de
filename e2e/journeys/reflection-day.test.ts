import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { editList, listScreen } from '../pages/records/recordSections.ts'
import {
  chooseDay,
  setEveningTime,
  reflections,
  reflectToday,
  savedReflection,
  saveReflection,
  scoreSlider,
  setScore,
} from '../pages/records/reflection.ts'
import { test } from '../pages/sync/watch.ts'

const home = await loadText('en', 'home')
const TITLE = { today: home('todaysReflection'), yesterday: home('yesterdaysReflection') }
const QUESTION = { today: 'howWasToday', yesterday: 'howWasYesterday' } as const

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => {
  await setEveningTime(page)
  await startWithoutAccount(page)
})

test(
  '[REF-3, REC-34] a day chosen before the first input survives a visit to the list, and a reload',
  LONG,
  async ({ page }) => {
    await reflectToday(page).click()
    await chooseDay(page, reflections('yesterday'))
    const yesterday = page.getByRole('heading', { name: reflections('howWasYesterday') })
    await expect(yesterday).toBeVisible()
    await editList(page).click()
    await expect(listScreen(page)).toBeVisible()
    await page.goBack()
    await expect(yesterday).toBeVisible()
    await page.reload()
    await expect(yesterday).toBeVisible()
  },
)

test(
  '[REF-9, REF-12] the reflection of the day can be opened also if the address names that day',
  LONG,
  async ({ page, context }) => {
    await page.goto('/reflections/create?date=2026-11-11')
    await setScore(page, 3)
    const other = await context.newPage()
    await setEveningTime(other)
    await other.goto('/reflections/create?date=2026-11-11')
    await setScore(other, 8)
    await saveReflection(page).click()
    await expect(savedReflection(page)).toBeVisible()
    await saveReflection(other).click()
    await other.getByRole('button', { name: reflections('editThatOne') }).click()
    await expect(scoreSlider(other)).toHaveValue('3')
    await expect(saveReflection(other)).toBeDisabled()
  },
)

test.describe('around midnight and noon', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

  test('[REF-19] home, its date and the reflection mean the same day', LONG, async ({ page }) => {
    const times = [
      ['2026-11-12T22:58:00Z', 'Thursday 12 November', 'today'],
      ['2026-11-12T23:02:00Z', 'Friday 13 November', 'yesterday'],
      ['2026-11-13T10:58:00Z', 'Friday 13 November', 'yesterday'],
      ['2026-11-13T11:02:00Z', 'Friday 13 November', 'today'],
    ] as const
    for (const [time, date, word] of times) {
      await page.clock.setFixedTime(time)
      await page.goto('/home')
      await expect(page.getByText(date, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: TITLE[word], exact: true })).toBeVisible()
      await reflectToday(page).click()
      await expect(page.getByRole('heading', { name: reflections(QUESTION[word]) })).toBeVisible()
    }
  })
})
