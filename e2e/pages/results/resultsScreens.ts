import { expect, type Locator, type Page } from '@playwright/test'

const PATIENCE_MS = 30_000
const STILL_MS = 400

const STANDS = 'svg[role="img"], .body-heat, table, article, [role="grid"], .insight-card, .filter-panel'

/**
 * A screen is complete when its first chart, table, card, calendar or panel is drawn, and nothing is added any more.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('main').locator(STANDS).first().waitFor({ timeout: PATIENCE_MS })
  await expect(page.locator('main .skeleton-place')).toHaveCount(0)
  await untilStill(page)
}

/** Content below the visible area may load later, and moving parts are checked when they have stopped. */
async function untilStill(page: Page): Promise<void> {
  const parts = (): Promise<number> => page.evaluate<number>('document.querySelectorAll("*").length')
  await expect(async () => {
    const before = await parts()
    await page.waitForTimeout(STILL_MS)
    expect(await parts()).toBe(before)
  }).toPass({ timeout: PATIENCE_MS })
  await page.evaluate('Promise.allSettled(document.getAnimations().map((running) => running.finished))')
}

/** Presses each of them that a press changes. */
async function pressAll(page: Page, found: Locator): Promise<void> {
  while ((await found.count()) > 0) await found.first().press('Enter')
  await untilStill(page)
}

export const openTables = (page: Page, asTable: string): Promise<void> =>
  pressAll(page, page.locator('main').getByRole('button', { name: asTable, exact: true }))

/** Opens everything that is closed: the parts of a panel, hints, and the explanations of rows. */
export const openAll = (page: Page, within: Locator): Promise<void> =>
  pressAll(page, within.locator('button[aria-expanded="false"]'))
