import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import {
  listedConditions,
  openConditions,
  openSearch,
  saveCondition,
  searchAndChoose,
} from '../pages/records/conditions.ts'
import { itemSwitch, labels, lists, openFieldList } from '../pages/records/lists.ts'
import { openNewRecord, setSeverity } from '../pages/records/record.ts'
import { chip, openRecordSection, region } from '../pages/records/recordSections.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const FOR_MIGRAINE = lists('setUpFor-migraine')

test.use({ viewport: PHONE, locale: 'en-GB' })

async function openPreview(page: Page): Promise<void> {
  await button(page, lists('setUpTitle')).click()
  await button(page, FOR_MIGRAINE).click()
  await expect(sheet(page, FOR_MIGRAINE)).toBeVisible()
}

test('[TPL-1, TPL-2] lists are previewed, set up for migraine and, later that day, as they were', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await openFieldList(page, 'symptom')
  const before = await labels(page)
  await itemSwitch(page, 'Fatigue').press('Space')
  await button(page, lists('applyChanges')).click()
  await openFieldList(page, 'symptom')

  await openPreview(page)
  expect(await findAxeFaults(page)).toEqual([])
  await expect(sheet(page, FOR_MIGRAINE)).toContainText('Yawning')
  await button(page, common('cancel')).click()
  await expect(sheet(page, FOR_MIGRAINE)).toHaveCount(0)
  expect(await labels(page)).toEqual(before)

  await openPreview(page)
  await button(page, lists('setUpUse')).click()
  await expect(page.getByRole('status').filter({ hasText: lists('setUpUsed') })).toBeVisible()
  await expect(itemSwitch(page, 'Yawning')).toBeChecked()
  await expect(itemSwitch(page, 'Stiffness')).not.toBeChecked()
  await expect(itemSwitch(page, 'Fatigue')).not.toBeChecked()

  await openFieldList(page, 'symptom')
  await button(page, lists('setUpTitle')).click()
  await sheet(page, lists('setUpTitle'))
    .getByRole('button', { name: lists('setUpUndo'), exact: true })
    .click()
  await expect(page.getByRole('status').filter({ hasText: lists('setUpUndone') })).toBeVisible()
  await sheet(page, lists('setUpTitle'))
    .getByRole('button', { name: common('close'), exact: true })
    .click()
  await expect(itemSwitch(page, 'Stiffness')).toBeChecked()
  await expect(itemSwitch(page, 'Yawning')).toHaveCount(0)
  await expect(itemSwitch(page, 'Fatigue')).not.toBeChecked()
})

test('[TPL-1] a diary with migraine is offered its lists once', LONG, async ({ page }) => {
  await startWithoutAccount(page)
  await openConditions(page)
  await openSearch(page)
  await searchAndChoose(page, 'migraine', 'Migraine')
  await saveCondition(page)
  await button(page, lists('setUpLook')).click()
  await expect(sheet(page, FOR_MIGRAINE)).toBeVisible()
  await button(page, common('cancel')).click()
  await expect(button(page, lists('setUpLook'))).toHaveCount(0)
  await page.reload()
  await expect(listedConditions(page)).toHaveCount(1)
  await expect(button(page, lists('setUpLook'))).toHaveCount(0)
})

/** A press of a shaking hand right after another is ignored. */
const TREMOR_MS = 301

test('[PLACE-7] an own place is put on the body map by keys and finger, drawn, and taken off by its region', async ({
  page,
}) => {
  await startWithoutAccount(page)
  await page.goto('/fields/add/location')
  await page.getByRole('textbox', { name: lists('itemName') }).fill('Whole spine')
  const map = page.getByRole('group', { name: lists('whereOnBody') })
  await expect(map.getByRole('status')).toHaveText(lists('nowhereOnBody'))
  await region(page, 'head').first().press('Enter')
  await expect(map.getByRole('status')).toHaveText('Head')
  await page.waitForTimeout(TREMOR_MS)
  await page.keyboard.press('Enter')
  await expect(map.getByRole('status')).toHaveText(lists('nowhereOnBody'))
  for (const id of ['neck', 'upper-back', 'lower-back']) {
    await page.waitForTimeout(TREMOR_MS)
    await region(page, id).first().click()
  }
  await expect(map.getByRole('status')).toHaveText('Neck, Upper back, Lower back')
  expect(await findAxeFaults(page)).toEqual([])
  await button(page, common('save')).click()
  await expect(page.getByRole('status').filter({ hasText: 'Whole spine' })).toBeVisible()

  await page.goto('/home')
  await openNewRecord(page)
  await setSeverity(page, 5)
  await openRecordSection(page, 'locations')
  await chip(page, 'locations', 'Whole spine').click()
  await expect(region(page, 'upper-back')).toHaveAttribute('aria-pressed', 'true')
  await region(page, 'lower-back').click()
  await expect(chip(page, 'locations', 'Whole spine')).toHaveAttribute('aria-pressed', 'false')
})

test(
  '[PLACE-7, TPL-1] on 320 pixels with text twice as large nothing scrolls sideways',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await startWithoutAccount(page)
    await page.goto('/fields/add/location')
    await expect(page.getByRole('group', { name: lists('whereOnBody') })).toBeVisible()
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await openFieldList(page, 'location')
    await enlargeCharacters(page)
    await openPreview(page)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)
