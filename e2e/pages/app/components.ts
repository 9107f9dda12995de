import { expect, type Locator, type Page } from '@playwright/test'
import { shellText } from './shell.ts'

/** The screen that shows every component in its states. */
export async function openComponents(page: Page): Promise<void> {
  await page.goto('/components')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText('componentsTitle'))
}

/** From here on time passes only when a journey says so. */
export async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T10:00:00Z' })
  await openComponents(page)
  await page.clock.pauseAt('2026-01-01T12:00:00Z')
}

export const componentButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

export interface Point {
  x: number
  y: number
}

/** The point at this share of the element's width and height. */
export async function pointIn(part: Locator, share: Point): Promise<Point> {
  await part.scrollIntoViewIfNeeded()
  const box = await part.boundingBox()
  if (box === null) throw new Error('This part is not shown')
  return { x: box.x + share.x * box.width, y: box.y + share.y * box.height }
}

export async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}
