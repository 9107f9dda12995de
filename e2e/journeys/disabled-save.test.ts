import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { openNewRecord, saveRecordButton, setSeverity } from '../pages/records/record.ts'
import { reflections, reflectToday, saveReflection, setScore } from '../pages/records/reflection.ts'
import { setLanguageAndTheme } from '../pages/results/resultsDemo.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')

const placeOf = async (one: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await one.boundingBox())!

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test(
    '[UI-16, UI-18] a new record says what it needs before it can be saved; the button and the bars stay where they are',
    LONG,
    async ({ page }) => {
      await startWithoutAccount(page)
      await openNewRecord(page)
      const save = saveRecordButton(page)
      await expect(save).toBeDisabled()
      await expect(save).toHaveAccessibleDescription(records('saveNeedsSeverity'))
      await expect(page.getByText(records('saveNeedsSeverity'))).toBeVisible()
      const bars = page.locator('.swell-surface')
      const before = [await placeOf(save), await placeOf(bars)]
      await setSeverity(page, 4)
      await expect(save).toBeEnabled()
      await expect(page.getByText(records('saveNeedsSeverity'))).toHaveCount(0)
      expect([await placeOf(save), await placeOf(bars)]).toEqual(before)
    },
  )

  test('[UI-16] a reflection says what it needs before it can be saved', LONG, async ({ page }) => {
    await startWithoutAccount(page)
    await reflectToday(page).click()
    await expect(saveReflection(page)).toBeDisabled()
    await expect(page.getByText(reflections('saveNeedsScore'))).toBeVisible()
    await setScore(page, 6)
    await expect(saveReflection(page)).toBeEnabled()
    await expect(page.getByText(reflections('saveNeedsScore'))).toHaveCount(0)
  })
})

interface Place {
  top: number
  bottom: number
  left: number
  right: number
}

/** Both measured at the same moment: the text of the tag changes while it syncs. */
const topPlaces = (page: Page): Promise<{ title: Place; tag: Place }> =>
  page.evaluate(`({
    title: document.querySelector('.top > :first-child').getBoundingClientRect().toJSON(),
    tag: document.querySelector('.top > .sync-tag').getBoundingClientRect().toJSON(),
  })`)

for (const language of ['en', 'ru'] as const) {
  test(`[UI-15] ${language}: the sync tag is beside the title on every width`, LONG, async ({ page }) => {
    test.setTimeout(180_000)
    await signInNewPerson(page, startedServer())
    await setLanguageAndTheme(page, { language })
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/home', '/profile', '/settings', '/user-guide']) {
        await page.goto(path)
        await expect(page.locator('.top > .sync-tag')).toBeVisible()
        await expect(page.locator('.top > :first-child')).toBeVisible()
        const { title, tag } = await topPlaces(page)
        expect(tag.top, `${path} at ${width}`).toBeLessThan(title.bottom)
        expect(tag.left, `${path} at ${width}`).toBeGreaterThanOrEqual(title.right)
        expect(tag.right, `${path} at ${width}`).toBeLessThanOrEqual(width)
        expect(await sidewaysScroll(page)).toBe(0)
      }
    }
  })
}
