import { errors, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { FaultProxy } from '../../harness/faultProxy.ts'
import { logIn } from '../account/account.ts'
import { goWithinApp, waitUntilAppCached } from '../app/appWorker.ts'
import { recentRecords, recordPain } from '../app/home.ts'
import { saveRecordButton, severitySlider } from '../records/record.ts'
import { reflections, saveReflection, scoreSlider } from '../records/reflection.ts'
import { cards, emptyList } from '../results/results.ts'
import { PHONE } from '../app/shell.ts'
import { keyForOneStep, moveSliderTo } from '../records/slider.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const records = await loadText('en', 'records')

const PATIENCE_MS = 60_000
/** Longer than a sheet takes to close. */
const CLOSING_MS = 500

const GONE_MS = 10_000
const MOST_TRIES = 3
/** A button ignores presses for this long after a press. */
const DEAF_MS = 1_200

/** A device that is signed in, with its own network connection. */
export interface DiaryDevice {
  name: string
  page: Page
  context: BrowserContext
  line: FaultProxy
}

interface NewDevice {
  name: string
  line: FaultProxy
  username: string
  /** Runs in each of its pages before the app. */
  script?: string
}

export async function startDevice(browser: Browser, asked: NewDevice): Promise<DiaryDevice> {
  const { name, line, username, script = '' } = asked
  const baseURL = `http://localhost:${line.port}`
  const context = await browser.newContext({ viewport: PHONE, baseURL, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript({ content: script })
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, username)
  await recordPain(page).waitFor()
  // With the service worker the app opens and loads its parts on the worst connection.
  await waitUntilAppCached(page)
  // Shown when two devices reflected on the same day; this answer changes nothing.
  await page.addLocatorHandler(keepThere(page), async (button) => button.press('Enter'))
  await watchTasks(page)
  return { name, page, context, line }
}

/** From here on: the work at the start of the app is measured elsewhere. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate<void>(`{
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  }`)

/** Milliseconds of each period since the last call in which the app did not react. */
export const readFreezes = ({ page }: DiaryDevice): Promise<number[]> =>
  page.evaluate<number[]>('globalThis.longTasks.splice(0)')

/** Describes the screen, to investigate a failure. */
export async function describeScreen({ name, page }: DiaryDevice): Promise<string> {
  // The page may be what crashed: the history must be reported all the same.
  const words = await page
    .evaluate<string>(`document.body.innerText.replace(/\\s+/g, ' ').slice(0, 400)`)
    .catch(String)
  return `${name}, at ${page.url()}: ${words}`
}

const keepThere = (page: Page): Locator =>
  page.getByRole('button', { name: reflections('keepThere'), exact: true })

/** By the keyboard: a message that covers the button for ten seconds does not matter to a history. */
const press = (button: Locator): Promise<void> => button.press('Enter')

export async function recordPainOnDevice({ page }: DiaryDevice, severity: number): Promise<void> {
  await press(recordPain(page))
  await moveSliderTo(severitySlider(page), severity)
  await saveAndLeave(page)
}

/** One tap; if there is no record to repeat, one is created. */
export async function tapNothingNew(device: DiaryDevice): Promise<void> {
  const { page } = device
  const tap = page.getByRole('main').getByRole('button', { name: new RegExp(NOTHING_NEW) })
  await recordPain(page).waitFor()
  if (!(await tap.isVisible())) return recordPainOnDevice(device, FIRST_SEVERITY)
  const left = (lastTap.get(page) ?? -Infinity) + DEAF_MS - performance.now()
  if (left > 0) await page.waitForTimeout(left)
  await press(tap)
  lastTap.set(page, performance.now())
}

const FIRST_SEVERITY = 3

const NOTHING_NEW = home('nothingNew', { severity: 1 }).replace('1', String.raw`\d+`)

const lastTap = new WeakMap<Page, number>()

/** Changes it by one up, or down from the top; returns the new value. Null if there is no such record. */
export async function changeSeverity({ page }: DiaryDevice, nth: number): Promise<number | null> {
  const record = recentRecords(page).nth(nth).getByRole('link')
  await recordPain(page).waitFor()
  if (!(await record.isVisible())) return null
  const slider = severitySlider(page)
  // A pull may delete it at this moment.
  const opened = slider.or(page.getByText(records('notHereTitle'))).first()
  for (let tries = 0; tries < MOST_TRIES && !(await opened.isVisible()); tries += 1) {
    if (!(await isPressed(record))) return null
    await opened.waitFor({ timeout: GONE_MS }).catch(() => null)
  }
  if (!(await slider.isVisible())) return null
  await slider.press(await keyForOneStep(slider, (await slider.inputValue()) === '10' ? 'down' : 'up'))
  const says = Math.round(Number(await slider.inputValue()))
  await saveAndLeave(page)
  return says
}

export async function deleteRecord({ page }: DiaryDevice, nth: number): Promise<boolean> {
  await recordPain(page).waitFor()
  if (!(await recentRecords(page).nth(nth).isVisible())) return false
  await goWithinApp(page, '/results/records')
  await cards(page).first().or(emptyList(page)).waitFor()
  const card = cards(page).nth(nth)
  if (!(await card.isVisible())) return false
  const dialog = page.getByRole('alertdialog', { name: records('deleteConfirm') })
  const presses = [
    card.getByRole('button', { name: /edit, duplicate or delete/ }),
    page.getByRole('menuitem', { name: common('delete') }),
    dialog.getByRole('button', { name: common('delete') }),
  ]
  // If a pull changes the list at this moment, all presses are repeated from the start: a single press would go to an
  // open menu or dialog instead.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await areAllPressed(presses)) return true
    await closeAll(page)
  }
  return true
}

async function closeAll(page: Page): Promise<void> {
  const open = page.getByRole('menu').or(page.getByRole('alertdialog'))
  for (let left = MOST_TRIES; left > 0 && (await open.first().isVisible()); left -= 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(CLOSING_MS)
  }
}

async function areAllPressed(buttons: readonly Locator[]): Promise<boolean> {
  for (const button of buttons) if (!(await isPressed(button))) return false
  return true
}

/** False if it disappeared at this moment: a pull may have deleted its record. */
async function isPressed(button: Locator): Promise<boolean> {
  try {
    await button.press('Enter', { timeout: GONE_MS })
    return true
  } catch (fault) {
    if (fault instanceof errors.TimeoutError) return false
    throw fault
  }
}

/** Returns the score that was saved. */
export async function reflectOnDay(
  { page }: DiaryDevice,
  { day, score }: { day: string; score: number },
): Promise<number> {
  let says: number
  const slider = scoreSlider(page)
  const editThatOne = page.getByRole('button', { name: reflections('editThatOne'), exact: true })
  await goWithinApp(page, `/reflections/create?date=${day}`)
  do {
    // An existing reflection already has a score: the new one must differ, or there is nothing to save.
    says = (await slider.inputValue()) === String(score) ? (score % 10) + 1 : score
    await moveSliderTo(slider, says)
    await pressWhenReady(saveReflection(page))
    await editThatOne.or(recordPain(page)).waitFor()
    // The reflection of another device has arrived meanwhile, and is edited instead.
  } while (await isTaken(editThatOne))
  return says
}

async function isTaken(offer: Locator): Promise<boolean> {
  if (!(await offer.isVisible())) return false
  await press(offer)
  await offer.waitFor({ state: 'hidden' })
  return true
}

async function pressWhenReady(button: Locator): Promise<void> {
  // Waits for the enabled state itself: a press on a disabled button would be lost.
  await button.and(button.page().locator(':enabled')).waitFor()
  await press(button)
}

/** Waits until the app has navigated after the save: navigating earlier would be undone by it. */
async function saveAndLeave(page: Page): Promise<void> {
  await pressWhenReady(saveRecordButton(page))
  await severitySlider(page).waitFor({ state: 'hidden' })
}

export async function loadAgain({ page }: DiaryDevice): Promise<void> {
  await page.reload()
  await recordPain(page).waitFor()
  await watchTasks(page)
}

export async function goHome({ page }: DiaryDevice): Promise<void> {
  await goWithinApp(page, '/home')
  await recordPain(page).waitFor()
}
