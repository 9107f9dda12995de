import { loadText } from '@reprieve/locales/loadText.ts'
import type { Page } from 'playwright-core'
import { atMost, figureWithoutTarget, formatNumber, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown, type Device } from './browser.ts'
import { openHome } from './openHome.ts'
import { chooseAllTime } from './resultTabs.ts'
import { workPage } from './workPage.ts'

const RATE = 4
const ROUNDS = 3
const FEW = 1_000
const MANY = 10_000
/** In a third of the notes of the sample records. */
const WORD = 'coast'
const MOST_SEARCH_MS = 150
const LETTER_EVERY_MS = 120
const LONGEST_MS = 60_000
const SETTLE_MS = 2_000

/** What a person waits for, from the press to the frame that shows it, at 4x slowdown. */
export async function measurePresses(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const few = await withDiary(port, FEW, async (device) => ({
    list: await times(() => openList(device, port)),
    search: await firstSearches(device, port),
  }))
  const many = await withDiary(port, MANY, async (device) => ({
    list: await times(() => openList(device, port)),
    search: await firstSearches(device, port),
    saved: await confirmations(device, port),
  }))
  const none = await withDiary(port, 0, (device) => confirmations(device, port))
  return [
    ...listFigures(FEW, few.list),
    ...listFigures(MANY, many.list),
    ...searchFigures(FEW, few.search),
    ...searchFigures(MANY, many.search),
    atMost('from Save to "saved", no records, 4x', 150, median(none), ' ms'),
    atMost(`from Save to "saved", ${formatNumber(MANY)} records, 4x`, 150, median(many.saved), ' ms'),
  ]
}

async function withDiary<T>(port: number, count: number, act: (device: Device) => Promise<T>): Promise<T> {
  const device = await newDevice()
  try {
    const filling = await workPage(device, port)
    await filling.evaluate((rows) => globalThis.benchWork.fill(rows), count)
    await filling.close()
    const page = await device.newPage()
    await openHome(page, port)
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
    // Once a week the app checks every row, ten seconds after home: that is not part of a press.
    while ((await page.evaluate(`localStorage.getItem('reprieve.swept')`)) === null)
      await page.waitForTimeout(SETTLE_MS)
    if (count > 0) await chooseAllTime(page, port)
    await page.close()
    return await act(device)
  } finally {
    await device.close()
  }
}

interface FrameTimes {
  /** Milliseconds from the press: the first frame with what was asked for, and the last that changed anything. */
  first: number
  last: number
}

/** The first time in a page that has just been opened. */
async function openList(device: Device, port: number): Promise<FrameTimes> {
  const page = await openedSlowly(device, port)
  await watch(page, `document.querySelector('main article') !== null`)
  await page.locator('main a[href^="/results/records"]').first().click()
  const shown = await shownIn(page)
  await page.close()
  return shown
}

interface FirstSearches {
  /** The very first search in this diary, the first after a reload, and the same again. */
  first: number
  reloaded: number
  again: number
}

async function firstSearches(device: Device, port: number): Promise<FirstSearches> {
  const page = await openedSlowly(device, port)
  await page.locator('main a[href^="/results/records"]').first().click()
  const first = await search(page)
  // As long as a person looks at what was found: the app stores what it read when nothing has changed for a while.
  await page.waitForTimeout(3 * SETTLE_MS)
  await page.close()
  const next = await openedSlowly(device, port)
  await next.locator('main a[href^="/results/records"]').first().click()
  const reloaded = await search(next)
  await next.getByRole('searchbox').fill('')
  await next.waitForTimeout(SETTLE_MS)
  const again = await search(next)
  await next.close()
  return { first, reloaded, again }
}

/** From the first letter until the number of records that were found is shown. */
async function search(page: Page): Promise<number> {
  await page.locator('main article').first().waitFor({ timeout: LONGEST_MS })
  const field = page.getByRole('searchbox')
  await field.click()
  await watch(
    page,
    `document.querySelector('.entry-found')?.textContent.match(/\\d/) && document.querySelector('main article') !== null`,
  )
  await field.pressSequentially(WORD, { delay: LETTER_EVERY_MS })
  // The last letter counts: a person who types on does not wait.
  return (await shownIn(page)).first
}

async function confirmations(device: Device, port: number): Promise<number[]> {
  const page = await openedSlowly(device, port)
  const records = await loadText('en', 'records')
  const all: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.locator('main a[href^="/records/create"]').first().click()
    const slider = page.getByRole('slider', { name: records('severity'), exact: true })
    await slider.waitFor({ timeout: LONGEST_MS })
    await slider.press('PageUp')
    // The message of the save before goes by itself.
    await untilTrue(page, `(document.querySelector('.toast [role=status]')?.textContent ?? '') === ''`)
    await page.waitForTimeout(SETTLE_MS)
    const words = JSON.stringify(records('saved'))
    await watch(page, `document.querySelector('.toast [role=status]')?.textContent.includes(${words})`)
    await page.getByRole('button', { name: records('saveNow'), exact: true }).click()
    const { first } = await shownIn(page)
    // The first save loads files, which is another figure.
    if (round > 0) all.push(first)
    await page.waitForTimeout(SETTLE_MS)
    if (!page.url().endsWith('/home')) await page.goBack()
    await page.locator('main .pain-now').waitFor({ timeout: LONGEST_MS })
    await page.waitForTimeout(SETTLE_MS)
  }
  await page.close()
  return all
}

async function openedSlowly(device: Device, port: number): Promise<Page> {
  const page = await device.newPage()
  await openHome(page, port)
  await page.waitForTimeout(SETTLE_MS)
  await slowDown(page, RATE)
  return page
}

/** Starts to look, in the page itself, for the first frame in which `isShown` holds after the next press or letter. */
const watch = (page: Page, isShown: string): Promise<void> =>
  page.evaluate(`{
    const seen = { pressed: 0, first: 0, last: 0 }
    globalThis.benchPress = seen
    const press = () => { if (seen.first === 0) seen.pressed = performance.now() }
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, { capture: true })
    const look = () => {
      if (seen.pressed === 0) return
      requestAnimationFrame(() => setTimeout(() => {
        seen.last = performance.now()
        if (seen.first === 0 && (${isShown})) seen.first = performance.now()
      }))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  }`)

const QUIET_MS = 700
const LOOK_EVERY_MS = 300

async function shownIn(page: Page): Promise<FrameTimes> {
  await untilTrue(page, `benchPress.first > 0 && performance.now() - benchPress.last > ${QUIET_MS}`)
  return page.evaluate<FrameTimes>(
    '({ first: benchPress.first - benchPress.pressed, last: benchPress.last - benchPress.pressed })',
  )
}

/** The policy of the page forbids what Playwright does to wait for an expression. */
async function untilTrue(page: Page, expression: string): Promise<void> {
  const began = performance.now()
  while (!(await page.evaluate<boolean>(expression))) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`This was never so: ${expression}`)
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
}

async function times<T>(act: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await act())
  return all
}

function listFigures(count: number, seen: readonly FrameTimes[]): Figure[] {
  const what = `the list of ${formatNumber(count)} records, 4x: from the press to the`
  return [
    atMost(`${what} last frame`, 400, median(seen.map(({ last }) => last)), ' ms'),
    figureWithoutTarget(`${what} first record`, `${formatNumber(median(seen.map(({ first }) => first)))} ms`),
  ]
}

function searchFigures(count: number, { first, reloaded, again }: FirstSearches): Figure[] {
  const what = `text search in ${formatNumber(count)} records, 4x, from the last letter:`
  return [
    atMost(`${what} the very first`, MOST_SEARCH_MS, first, ' ms'),
    atMost(`${what} the first after a reload`, MOST_SEARCH_MS, reloaded, ' ms'),
    atMost(`${what} once more`, MOST_SEARCH_MS, again, ' ms'),
  ]
}
