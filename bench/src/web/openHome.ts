import { loadText } from '@reprieve/locales/loadText.ts'
import type { Page } from 'playwright-core'
import { pageScript } from './pageScript.ts'
import type { HomeWatch, Opening } from './pageWork.ts'
import { localAddress } from './workPage.ts'

const LONGEST_MS = 60_000

let script: Promise<string> | null = null

/** Opens home and waits for the page to report. The page is not polled meanwhile, because that would cost it time. */
export async function openHome(page: Page, port: number): Promise<Opening> {
  script ??= pageScript('watchHome')
  let limit: NodeJS.Timeout | undefined
  const told = new Promise<Opening>((resolve, reject) => {
    limit = setTimeout(() => reject(new Error('home was not shown within a minute')), LONGEST_MS)
    void page.exposeBinding('tellOpening', (_, opening: Opening) => resolve(opening))
  })
  // Its fault is reported by the last line, or that of an earlier step instead.
  told.catch(() => {})
  await page.addInitScript(`globalThis.benchWatch = ${JSON.stringify(await homeWatch())}; ${await script}`)
  await page.goto(`${localAddress(port)}/home`, { waitUntil: 'commit' })
  return told.finally(() => clearTimeout(limit))
}

async function homeWatch(): Promise<HomeWatch> {
  const [shell, home] = await Promise.all([loadText('en', 'shell'), loadText('en', 'home')])
  return { recordButton: shell('recordPain'), listWords: [home('seeAll'), home('noRecordsYet')] }
}
