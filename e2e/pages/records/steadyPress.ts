import type { Locator, Page } from '@playwright/test'

const TREMOR_MS = 300

/** A chip ignores presses for a moment, because of shaking hands. The page's clock must be installed. */
export const runPastTremor = (page: Page): Promise<void> => page.clock.runFor(TREMOR_MS + 1)

/** The same for a page with the real clock. */
export const waitPastTremor = (page: Page): Promise<void> => page.waitForTimeout(TREMOR_MS + 1)

const MESSAGE_MS = 3_000

/** Until the button accepts a press again and the previous message has gone: messages come one at a time. */
export const runPastMessage = (page: Page): Promise<void> => page.clock.runFor(MESSAGE_MS + 1)

const DEBOUNCE_MS = 1_200

/** A pressed button ignores presses for longer: waits until it accepts the next. */
export const runPastPress = (page: Page): Promise<void> => page.clock.runFor(DEBOUNCE_MS + 1)

/** The same for a page with the real clock. */
export const waitPastPress = (page: Page): Promise<void> => page.waitForTimeout(DEBOUNCE_MS + 1)

const UNDO_MS = 10_000

/** The same for a message with Undo, which covers the bottom of the page for this long. */
export const runPastUndo = (page: Page): Promise<void> => page.clock.runFor(UNDO_MS + 1)

/** A tap; in Firefox a click, because Playwright's tap does nothing over BiDi. */
export const pressByFinger = (target: Locator): Promise<void> =>
  target.page().context().browser()?.browserType().name() === 'firefox' ? target.click() : target.tap()

const AHEAD_MS = 10_000

/** From here no time passes for the page, however slow the machine is, until its clock is resumed. */
export async function stopTime(page: Page): Promise<void> {
  // A time in the future, because the page's time runs until the clock is paused, and cannot be turned back.
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + AHEAD_MS)
}
