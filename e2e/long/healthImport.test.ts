import { chromium, type Browser, type Page } from '@playwright/test'
import {
  healthFile,
  heartRecord,
  sleepRecord,
  stepsRecord,
} from '@reprieve/contract/signals/testing/healthFile.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_ARGS, browserPath } from '../harness/browserPath.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, pickByRunLength, printFigure } from '../harness/longRun.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { startWithoutAccount } from '../pages/app/home.ts'
import { healthText, openHealthData } from '../pages/sync/healthData.ts'

const MEGABYTES = pickByRunLength({ short: 20, long: 2_000 })
const MB = 1_000_000
const MOST_TAB_MB = 300
const MOST_CANCEL_MS = 1_000
/** The page answers a press at least this fast while the file is read. */
const MOST_ANSWER_MS = 1_000
const YEARS = 10
const DAY_MS = 86_400_000

const common = await loadText('en', 'common')

let server: ServerProcess
let browser: Browser
let folder: string
beforeAll(async () => {
  server = await startServer()
  browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_ARGS] })
  folder = temporaryFolder()
})
afterAll(async () => {
  await browser.close()
  await server.remove()
  await removeTemporary(folder)
})

/** A made-up export of ten years, day by day, as large as wanted. */
function writeExport(path: string, size: number): void {
  const file = openSync(path, 'w')
  const [start, end] = healthFile('@@').split('@@')
  writeSync(file, start!)
  const days = YEARS * 365
  const first = Date.UTC(2016, 0, 1)
  for (let n = 0; n < days; n++) {
    const day = new Date(first + n * DAY_MS).toISOString().slice(0, 10)
    const time = (minute: number): string =>
      `${day} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00 +0100`
    const steps = Array.from({ length: 60 }, (_, hour) => stepsRecord(time(480 + hour * 10), 50 + (n % 40)))
    const wanted = [...steps, sleepRecord(time(10), time(430 - (n % 60)))].join('')
    writeSync(file, wanted)
    const heart = heartRecord(time(600), 70)
    const left = size / days - wanted.length
    writeSync(file, heart.repeat(Math.max(0, Math.floor(left / heart.length))))
  }
  writeSync(file, end!)
  closeSync(file)
}

/** The memory of the process of the page, with its worker. */
async function tabMemory(): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) =>
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1_000,
    )
  return Math.max(...sizes)
}

const main = (page: Page) => page.getByRole('main')
const cancelButton = (page: Page) => main(page).getByRole('button', { name: common('cancel'), exact: true })
const chooseButton = (page: Page) =>
  main(page).getByRole('button', { name: healthText('healthChoose'), exact: true })

test(
  `[SIG-9, SIG-4, SIG-1] an export of ${MEGABYTES} MB is read in little memory, the page stays usable, cancel is at once, and a repeat changes nothing`,
  { timeout: LIMIT_MS },
  async () => {
    const path = join(folder, 'export.xml')
    writeExport(path, MEGABYTES * MB)
    const context = await browser.newContext({ baseURL: `http://localhost:${server.port}` })
    const page = await context.newPage()
    await startWithoutAccount(page)
    await openHealthData(page)
    const before = await tabMemory()
    const input = main(page).locator('input[type=file]')
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())))

    await input.setInputFiles(path)
    await cancelButton(page).waitFor()
    await page.waitForTimeout(pickByRunLength({ short: 50, long: 3_000 }))
    // A small file may be read by now: its preview has the same button.
    const pressed = performance.now()
    await cancelButton(page).click()
    await chooseButton(page).waitFor()
    const cancelMs = performance.now() - pressed
    printFigure('cancel', `${Math.round(cancelMs)} ms`)
    expect(cancelMs).toBeLessThan(MOST_CANCEL_MS)
    expect(page.workers()).toEqual([])

    const began = performance.now()
    await input.setInputFiles(path)
    let most = 0
    let slowest = 0
    const keep = main(page).getByRole('button', { name: healthText('healthKeep'), exact: true })
    while (!(await keep.isVisible())) {
      most = Math.max(most, await tabMemory())
      const at = performance.now()
      await page.evaluate('new Promise(requestAnimationFrame)')
      slowest = Math.max(slowest, performance.now() - at)
      await page.waitForTimeout(250)
    }
    const seconds = (performance.now() - began) / 1_000
    const size = statSync(path).size / MB
    printFigure(
      'read',
      `${Math.round(size)} MB in ${seconds.toFixed(1)} s, ${Math.round(size / seconds)} MB a second`,
    )
    printFigure('memory of the tab', `${Math.round(before)} MB before, at most ${Math.round(most)} MB`)
    printFigure('slowest answer of the page', `${Math.round(slowest)} ms`)
    expect(most).toBeLessThan(MOST_TAB_MB)
    expect(slowest).toBeLessThan(MOST_ANSWER_MS)
    await keep.click()
    await main(page)
      .getByText(healthText('healthKept', { count: YEARS * 12 }))
      .waitFor()

    await input.setInputFiles(path)
    await keep.waitFor({ timeout: LIMIT_MS })
    await keep.click()
    await main(page).getByText(healthText('healthNothingNew')).waitFor()
    expect(asked).toEqual([])
    await context.close()
  },
)
