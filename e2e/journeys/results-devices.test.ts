import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { seedDiary } from '../harness/seedDiary.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { itemName } from '../pages/records/recordSections.ts'
import {
  chooseLocation,
  closeFilter,
  filters,
  openFilter,
  rangeChip,
  resetFilter,
  setLowestSeverity,
} from '../pages/results/filter.ts'
import { cards, recordCountLabel, openRecordList } from '../pages/results/results.ts'
import { savedFilter } from '../pages/results/resultsFilter.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const records = await loadText('en', 'records')
const sync = await loadText('en', 'sync')

const HEAD = { key: 'head', text: 'Head' }
const DIARY = Array.from({ length: 10 }, (_, day) => ({
  daysAgo: day,
  severity: day,
  ...(day % 2 === 0 && { locations: [HEAD] }),
}))

test.use({ viewport: PHONE })

async function withDiary(page: Page): Promise<string> {
  const { username } = await signInNewPerson(page, startedServer())
  await seedDiary(page, DIARY)
  await page.reload()
  await expect(recordPain(page)).toBeVisible()
  return username
}

/** Sends every unsent row, and pulls what the server has. */
async function syncNow(page: Page): Promise<void> {
  await page.goto('/home')
  const button = page.getByRole('button', { name: sync('syncNow') })
  await expect(button).toBeVisible({ timeout: 20_000 })
  const pulled = page.waitForResponse(/\/api\//)
  await button.click()
  await pulled
  await expect(button).toBeVisible({ timeout: 20_000 })
}

const asked = (page: Page, what: string) => page.getByRole('button', { name: filters('remove', { what }) })

test(
  '[FILT-28] a filter appears on another device of the person, and a reset there resets it here',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(120_000)
    const username = await withDiary(page)
    await openRecordList(page)
    const panel = await openFilter(page)
    await setLowestSeverity(panel, 3)
    await chooseLocation(panel, itemName('location.head'))
    await closeFilter(page)
    // Of 3 to 9 the even ones have the location head.
    await expect(cards(page)).toHaveCount(3)
    await expect
      .poll(() => savedFilter(page))
      .toMatchObject({
        severity_range: expect.anything(),
        location_refs: expect.anything(),
      })
    await syncNow(page)

    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, username)
    await expectHome(other)
    await openRecordList(other)
    await expect(cards(other)).toHaveCount(3)
    await expect(
      asked(other, filters('fromTo', { name: records('severity'), from: 3, to: 10 })),
    ).toBeVisible()
    await expect(asked(other, itemName('location.head'))).toBeVisible()

    await resetFilter(await openFilter(other))
    await closeFilter(other)
    await expect(recordCountLabel(other, DIARY.length)).toBeVisible()
    await expect.poll(() => savedFilter(other)).toEqual({})
    await syncNow(other)
    await syncNow(page)
    await expect.poll(() => savedFilter(page)).toEqual({})
    await openRecordList(page)
    await expect(recordCountLabel(page, DIARY.length)).toBeVisible()
    await other.context().close()
  },
)

test(
  '[FILT-19, FILT-29] a filter that asks nothing is not saved and not sent, whatever days and order are chosen',
  LONG,
  async ({ page }) => {
    const sent: string[] = []
    await withDiary(page)
    // Intercepted, because otherwise Firefox does not show the body.
    await page.route('**/api/**', (route) => {
      sent.push(route.request().postData() ?? '')
      return route.continue()
    })
    await openRecordList(page)
    const panel = await openFilter(page)
    await rangeChip(panel, 'last7Days').click()
    await panel.getByRole('button', { name: new RegExp(`^${filters('sortBy')}`) }).click()
    await panel.getByText(filters('ascending'), { exact: true }).click()
    await closeFilter(page)
    await expect(recordCountLabel(page, 7)).toBeVisible()
    await syncNow(page)
    expect(await savedFilter(page)).toBe(null)
    expect(sent.filter((body) => body.includes('filter_settings'))).toEqual([])
    // The days and the order are still remembered on this device.
    await openRecordList(page)
    await expect(recordCountLabel(page, 7)).toBeVisible()
  },
)
