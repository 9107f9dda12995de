import type { Page } from 'playwright-core'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, type Device } from './browser.ts'
import { openHome } from './openHome.ts'
import { chooseAllTime } from './resultTabs.ts'
import { SETTLE_MS, threadMeter, workOfPress } from './threadWork.ts'
import { workPage } from './workPage.ts'

const RECORDS = 10_000
const ROUNDS = 5
const RATE = 4
const MOST_WORK_MS = 100
const MOST_NODES = 2_000

/** A diary of 10,000 records: what its screens cost the main thread. */
export async function diary(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const filling = await workPage(device, stage.product.port)
    await filling.evaluate((count) => globalThis.benchWork.fill(count), RECORDS)
    await filling.close()
    await letItTidy(device, stage)
    const [editor, list] = [await works(device, stage, EDITOR), await works(device, stage, LIST)]
    const asItIs = [await works(device, stage, EDITOR, 1), await works(device, stage, LIST, 1)]
    const scrolled = await nodesWhileScrolling(device, stage)
    return [
      atMost('opening the editor, main thread, 4x slowdown', MOST_WORK_MS, median(editor), ' ms'),
      atMost(
        'opening the list of 10,000 records, main thread, 4x slowdown',
        MOST_WORK_MS,
        median(list),
        ' ms',
      ),
      // On a busy machine the figures with slowdown are more than four times these.
      figureWithoutTarget(
        'the same without slowdown: the editor; the list',
        asItIs.map((all) => `${formatNumber(median(all))} ms`).join('; '),
      ),
      atMost('nodes of the document in that list, the most while scrolling', MOST_NODES, scrolled.nodes, ''),
      figureWithoutTarget('records that were drawn on the way', formatNumber(scrolled.seen)),
    ]
  } finally {
    await device.close()
  }
}

/**
 * Once a week, ten seconds after home is shown, the app checks every row. That is not part of opening a screen, and
 * would disturb one of the rounds.
 */
async function letItTidy(device: Device, stage: Stage): Promise<void> {
  const page = await device.newPage()
  await openHome(page, stage.product.port)
  while ((await page.evaluate(`localStorage.getItem('reprieve.swept')`)) === null) {
    await page.waitForTimeout(SETTLE_MS)
  }
  await chooseAllTime(page, stage.product.port)
  await page.close()
}

interface Way {
  link: string
  shows: string
}

const EDITOR: Way = { link: 'a[href^="/records/create"]', shows: 'input[type=range]' }
const LIST: Way = { link: 'a[href^="/results/records"]', shows: 'article' }

/**
 * Measures a screen opened from home by its link, from the second time on: the first time loads files, which is
 * another figure.
 */
async function works(device: Device, stage: Stage, way: Way, rate = RATE): Promise<number[]> {
  const page = await device.newPage()
  await openHome(page, stage.product.port)
  const meter = await threadMeter(page, rate)
  const all: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const work = await workOfPress(page, meter, `main ${way.link}`)
    await page.locator(way.shows).first().waitFor()
    if (round > 0) all.push(work)
    await page.goBack()
    await page.locator('main .pain-now').waitFor()
  }
  await page.close()
  return all
}

const SCREENS = 60

async function nodesWhileScrolling(device: Device, stage: Stage): Promise<{ nodes: number; seen: number }> {
  const page = await device.newPage()
  await openHome(page, stage.product.port)
  await page.locator('main a[href^="/results/records"]').first().click()
  await page.locator('article').first().waitFor()
  const seen = new Set<string>()
  let nodes = 0
  for (let screen = 0; screen < SCREENS; screen += 1) {
    const drawn = await look(page)
    nodes = Math.max(nodes, drawn.nodes)
    for (const id of drawn.ids) seen.add(id)
  }
  await page.close()
  return { nodes, seen: seen.size }
}

// A string, because it runs in the page.
const LOOK = `(async () => {
  scrollBy(0, innerHeight)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    nodes: document.querySelectorAll('*').length,
    ids: [...document.querySelectorAll('[data-index]')].map((place) => place.getAttribute('data-index')),
  }
})()`

const look = (page: Page): Promise<{ nodes: number; ids: string[] }> => page.evaluate(LOOK)
