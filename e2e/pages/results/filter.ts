import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const filters = await loadText('en', 'filters')
const common = await loadText('en', 'common')
const records = await loadText('en', 'records')

/** A sheet on phones and tablets; beside the results on a wide screen. */
export async function openFilter(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: filters('title') })
  const button = page.getByRole('button', { name: /^Filter/ }).first()
  await expect(panel.or(button).first()).toBeVisible()
  if (await panel.isVisible()) return panel
  await button.click()
  return page.getByRole('dialog', { name: filters('title') })
}

export async function closeFilter(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: filters('title') })
  if (!(await sheet.isVisible())) return
  await sheet
    .getByRole('button', { name: common('close') })
    .last()
    .click()
  await expect(sheet).toHaveCount(0)
}

type Range = 'last7Days' | 'last30Days' | 'allTime'

export const rangeChip = (panel: Locator, range: Range): Locator =>
  panel.getByRole('button', { name: filters(range), exact: true })

/** By the keyboard, as for a person who cannot drag a thumb. */
export async function setLowestSeverity(panel: Locator, from: number): Promise<void> {
  const slider = panel.getByRole('group', { name: records('severity') }).first()
  const field = slider.getByRole('textbox', { name: filters('from') })
  await field.fill(String(from))
  await field.press('Enter')
}

export async function chooseLocation(panel: Locator, name: string): Promise<void> {
  const head = panel.getByRole('button', { name: new RegExp(`^${records('locations')}`) })
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
  await panel.getByRole('button', { name, exact: true }).click()
}

export const shownCountLabel = (page: Page, shown: number, outOf: number): Locator =>
  page.getByText(filters('shown', { 0: shown, 1: outOf }), { exact: true }).first()

export const resetFilter = (panel: Locator): Promise<void> =>
  panel.getByRole('button', { name: filters('reset') }).click()
