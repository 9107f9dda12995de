import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { componentButton, dragMouse, openComponents, pointIn } from '../pages/app/components.ts'
import { shellText, LONG } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const account = await loadText('en', 'account')

const place = (id: 'knee-left' | 'lower-back' | 'neck' | 'jaw'): string => shellText(`demoLocation-${id}`)

const bodyMap = (page: Page): Locator => page.getByRole('group', { name: shellText('demoBodyMap') })
const front = (page: Page): Locator => bodyMap(page).getByRole('group', { name: shellText('demoBodyFront') })
const region = (page: Page, id: string): Locator => front(page).locator(`[data-location="${id}"]`)
const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: records('locations'), exact: true })
    .getByRole('button', { name, exact: true })

test.describe('[UI-3] the body map', () => {
  test('and its chips say the same, whichever is pressed', LONG, async ({ page }) => {
    await openComponents(page)
    await expect(chip(page, place('knee-left'))).toHaveAttribute('aria-pressed', 'true')
    await region(page, 'knee-left').click()
    await expect(chip(page, place('knee-left'))).toHaveAttribute('aria-pressed', 'false')
    await chip(page, place('neck')).click()
    await expect(bodyMap(page).locator('[data-location="neck"][aria-pressed="true"]')).toHaveCount(2)
  })

  test('takes a finger that comes down beside a region, and none further out', LONG, async ({ page }) => {
    await openComponents(page)
    const beside = await pointIn(region(page, 'foot-left'), { x: 1, y: 0.5 })
    await page.mouse.click(beside.x + 35, beside.y)
    await expect(region(page, 'foot-left')).toHaveAttribute('aria-pressed', 'false')
    await page.mouse.click(beside.x + 15, beside.y)
    await expect(region(page, 'foot-left')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is one stop of the Tab key, and goes on by arrows', LONG, async ({ page }) => {
    await openComponents(page)
    await expect(region(page, 'head')).toBeVisible()
    await componentButton(page, shellText('demoBodyLarger')).focus()
    await page.keyboard.press('Tab')
    await expect(region(page, 'head')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(region(page, 'jaw')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(region(page, 'jaw')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip(page, place('jaw'))).toBeVisible()
    // Then the buttons that show the body smaller and larger.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(chip(page, place('knee-left'))).toBeFocused()
  })

  test('is shown larger, one view at a time, and gives the focus back', LONG, async ({ page }) => {
    await openComponents(page)
    const opener = componentButton(page, shellText('demoBodyLarger'))
    await opener.press('Enter')
    const large = page.getByRole('dialog', { name: shellText('demoBodyMap') })
    await large.getByText(shellText('demoBodyBack'), { exact: true }).click()
    await large.locator('[data-location="lower-back"]').click()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(chip(page, place('lower-back'))).toHaveAttribute('aria-pressed', 'false')
  })
})

test('[UI-2] all chips are shown on demand, and visible ones stay where they are', LONG, async ({ page }) => {
  await openComponents(page)
  const chips = page
    .getByRole('group', { name: records('locations'), exact: true })
    .locator('.chip:not(.dashed)')
  const before = await chips.allInnerTexts()
  await chip(page, place('neck')).click()
  expect(await chips.allInnerTexts()).toEqual(before)
  await componentButton(page, shellText('demoShowAll', { count: 32 })).click()
  await expect(chips).toHaveCount(32)
  expect((await chips.allInnerTexts()).slice(0, before.length)).toEqual(before)
})

test.describe('[UI-1] the range', () => {
  const range = (page: Page): Locator =>
    page
      .getByRole('group', { name: records('severity'), exact: true })
      .filter({ has: page.locator('.range-surface') })
  const ends = async (page: Page): Promise<string[]> =>
    await range(page)
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as unknown as { value: string }).value))

  test('keeps its ends in order where a thumb is drawn past the other', LONG, async ({ page }) => {
    await openComponents(page)
    const surface = range(page).locator('.range-surface')
    const bar = (value: number) => pointIn(surface, { x: (value + 0.5) / 11, y: 0.8 })
    await dragMouse(page, await bar(3), await bar(10))
    await expect.poll(() => ends(page)).toEqual(['8', '10'])
  })

  test('is set by its two fields alone', LONG, async ({ page }) => {
    await openComponents(page)
    await range(page).getByLabel(shellText('demoFrom')).fill('9')
    await page.keyboard.press('Tab')
    await expect.poll(() => ends(page)).toEqual(['8', '9'])
  })
})

test(
  '[REL 6] a form sent too early shows what is missing and focuses the first missing field',
  LONG,
  async ({ page }) => {
    await openComponents(page)
    const email = page.getByLabel(account('email'))
    await componentButton(page, account('register')).click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(account('emailInvalid'))
    await expect(page.getByRole('checkbox', { name: account('privacyPolicy') })).toHaveAccessibleDescription(
      account('acceptPrivacyPolicy'),
    )
  },
)

test('[REL 6] a password is shown and hidden by its button', LONG, async ({ page }) => {
  await openComponents(page)
  const field = page.getByLabel(account('password'), { exact: true })
  await field.fill('a secret')
  await componentButton(page, shellText('demoShowPassword')).click()
  await expect(field).toHaveAttribute('type', 'text')
  await componentButton(page, shellText('demoHidePassword')).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('[UI-4] folded content cannot be reached, and opens below its heading', LONG, async ({ page }) => {
  await openComponents(page)
  const heading = componentButton(page, common('details'))
  const inside = page.locator('.collapse-panel .button')
  await expect(inside).toBeHidden()
  await heading.press('Enter')
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(inside).toBeFocused()
  await heading.press('Enter')
  await expect(inside).toBeHidden()
})

test(
  '[REL 6] a section is chosen in the drawer, which closes and returns the focus',
  LONG,
  async ({ page }) => {
    await openComponents(page)
    const opener = componentButton(page, shellText('demoSections'))
    await opener.press('Enter')
    const drawer = page.getByRole('dialog', { name: shellText('demoSections') })
    await drawer.getByRole('button', { name: records('timing') }).press('Enter')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('.stepper')).toContainText(shellText('doneOf', { done: 8, total: 10 }))
  },
)

test(
  '[REL 6] the menu of a record opens on its first entry and is walked by arrows',
  LONG,
  async ({ page }) => {
    await openComponents(page)
    const opener = componentButton(page, shellText('demoRecordMenu'))
    await opener.press('Enter')
    await expect(page.getByRole('menuitem', { name: common('edit') })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: common('duplicate') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  },
)
