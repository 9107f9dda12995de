import { expect, type Locator, type Page } from '@playwright/test'

const DAY_MS = 86_400_000

/** The focused day of the calendar, as days since 1970. It may be drawn a moment after the key press. */
export async function focusedDay(page: Page): Promise<number> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  return Number(
    await page.evaluate<string | null>(
      `document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? null`,
    ),
  )
}

/** The same date of the month before, or its last day if it has no such date. */
export function monthBefore(day: number): number {
  const date = new Date(day * DAY_MS)
  const lastOfIt = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0))
  const wanted = Math.min(date.getUTCDate(), lastOfIt.getUTCDate())
  return Date.UTC(lastOfIt.getUTCFullYear(), lastOfIt.getUTCMonth(), wanted) / DAY_MS
}

const MOST_STOPS = 150

/** By the Tab key alone, as for a person without a pointer. */
export async function pressTabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(wanted).toBeAttached()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press(key)
  }
  await expect(wanted, 'by the Tab key').toBeFocused()
}

interface Stop {
  name: string
  /** It is drawn, in sight, and differs visibly from unfocused elements. */
  isSeen: boolean
}

/** Every stop of the Tab key from the top of the page to its end. Text, because it runs in the page. */
export async function readTabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<Stop | null>(`(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body || focused.dataset.stopped) return null
      focused.dataset.stopped = 'yes'
      const { top, bottom, width, height } = focused.getBoundingClientRect()
      const isDrawn = (element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      }
      const around = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling]
      const isInSight = bottom > 0 && top < innerHeight
      return {
        name: focused.tagName + ' ' + (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 80),
        isSeen: isInSight && around.some((element) => element && isDrawn(element)),
      }
    })()`)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error(`The Tab key does not come to an end: ${stops.at(-1)?.name}`)
}
