import type { Locator, Page } from '@playwright/test'

const TREMOR_MS = 300

/** A chip is deaf for a moment to a hand that shakes. The page's clock must be installed. */
export const runPastTremor = (page: Page): Promise<void> => page.clock.runFor(TREMOR_MS + 1)

/** The same where the page has the clock of the world. */
export const waitPastTremor = (page: Page): Promise<void> => page.waitForTimeout(TREMOR_MS + 1)

const MESSAGE_MS = 3_000

/** Until the button hears a press again, and the message before has gone: they come one at a time. */
export const runPastMessage = (page: Page): Promise<void> => page.clock.runFor(MESSAGE_MS + 1)

const DEBOUNCE_MS = 1_200

/** A button that was pressed is deaf for longer: until it hears the next press. */
export const runPastPress = (page: Page): Promise<void> => page.clock.runFor(DEBOUNCE_MS + 1)

/** The same where the page has the clock of the world. */
export const waitPastPress = (page: Page): Promise<void> => page.waitForTimeout(DEBOUNCE_MS + 1)

const UNDO_MS = 10_000

/** The same for a message that offers Undo: it lies over what is at the bottom for so long. */
export const runPastUndo = (page: Page): Promise<void> => page.clock.runFor(UNDO_MS + 1)

/** A tap; in Firefox a click, because Playwright's tap does nothing over BiDi. */
export const pressByFinger = (target: Locator): Promise<void> =>
  target.page().context().browser()?.browserType().name() === 'firefox' ? target.click() : target.tap()

const AHEAD_MS = 10_000

/** From here no time passes for the page, however slow the machine is, until its clock is resumed. */
export async function stopTime(page: Page): Promise<void> {
  // Ahead: its time goes on until the clock hears of it, and cannot be turned back.
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + AHEAD_MS)
}
