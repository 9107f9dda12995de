import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { plantDiary, plantedWords, readAllStorage, type PlantedWords } from '../harness/plantedDiary.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import {
  askToRemove,
  beginButton,
  lockedTitle,
  openLockSettings,
  setUpButton,
  setUpLock,
  unlockByPassphrase,
} from '../pages/account/lock.ts'
import { recordPain } from '../pages/app/home.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import { recordPainFromHome } from '../pages/records/record.ts'

const KILLS = pickByRunLength({ short: 1, long: 50 })
// From the press to the end of the encryption, and a part of the wait for the old files.
const LONGEST_MS = 3_000
const ROWS = 400

let server: ServerProcess

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.remove())

const isOwner = (place: string): boolean => ['username', 'email', 'token'].includes(place)

/** Opens the profile after a kill: it must be either locked or unlocked, and complete. */
async function openAgain(profile: string): Promise<{ browser: BrowserProcess; isLocked: boolean }> {
  const browser = await startBrowser(profile)
  const { page } = browser
  await page.goto(`http://localhost:${server.port}/home`)
  await recordPain(page).or(lockedTitle(page)).first().waitFor()
  return { browser, isLocked: await lockedTitle(page).isVisible() }
}

/** Faults of an unlocked diary: every planted word and every row must be there, and no second diary. */
async function wrongsIn({ page }: BrowserProcess, planted: PlantedWords): Promise<string[]> {
  const { text, databases } = await readAllStorage(page)
  const missing = Object.entries(planted).filter(([place, word]) => !isOwner(place) && !text.includes(word))
  const rows = new Set(text.match(/filler \d+/g)).size
  return [
    ...missing.map(([place]) => `${place} is gone`),
    ...(rows === ROWS ? [] : [`${rows} of ${ROWS} rows`]),
    ...(databases === 1 ? [] : [`${databases} diaries`]),
  ]
}

/** Faults of a locked diary: no planted word may be readable, and there must be no second diary. */
async function bareIn({ page }: BrowserProcess, planted: PlantedWords): Promise<string[]> {
  const { text, databases } = await readAllStorage(page)
  const bare = Object.entries(planted).filter(([, word]) => text.includes(word))
  return [
    ...bare.map(([place]) => `${place} lies bare`),
    ...(text.includes('filler ') ? ['rows lie bare'] : []),
    ...(databases === 1 ? [] : [`${databases} diaries`]),
  ]
}

test(
  '[LOCK-8, LOCK-9, REL 1b] a browser killed in the midst of setting the lock or of removing it loses nothing @long',
  async () => {
    const profile = temporaryFolder()
    const planted = plantedWords()
    let browser = await startBrowser(profile)
    await browser.page.goto(`http://localhost:${server.port}/`)
    await startButton(browser.page).click()
    await passTheIntro(browser.page)
    await recordPainFromHome(browser.page, 4)
    await plantDiary(browser.page, planted, ROWS)
    let [isLocked, locked, removed] = [false, 0, 0]
    const wrongs: string[] = []

    for (let round = 0; round < KILLS; round += 1) {
      const { page } = browser
      if (isLocked) await unlockByPassphrase(page)
      await recordPain(page).waitFor()
      await openLockSettings(page, `http://localhost:${server.port}`)
      if (isLocked) {
        await unlockByPassphrase(page)
        await (await askToRemove(page)).click()
      } else {
        await setUpLock(page)
        await beginButton(page).click()
      }
      await wait(Math.random() * LONGEST_MS)
      await browser.kill9()

      const was = isLocked
      ;({ browser, isLocked } = await openAgain(profile))
      if (isLocked && !was) locked += 1
      if (!isLocked && was) removed += 1
      wrongs.push(...(await (isLocked ? bareIn : wrongsIn)(browser, planted)))
    }

    if (isLocked) {
      await unlockByPassphrase(browser.page)
      await openLockSettings(browser.page, `http://localhost:${server.port}`)
      await unlockByPassphrase(browser.page)
      await (await askToRemove(browser.page)).click()
      await setUpButton(browser.page).waitFor({ timeout: 60_000 })
    }
    wrongs.push(...(await wrongsIn(browser, planted)))
    expect(wrongs).toEqual([])
    printFigure('kills in the midst of setting or removing a lock', KILLS)
    printFigure('of these the lock was set after', locked)
    printFigure('and removed after', removed)
    await browser.close()
    await removeTemporary(profile)
  },
  // Each round starts a browser twice, derives a key, and waits for the old files.
  2 * LIMIT_MS,
)
