import { test as plain, type Browser } from '@playwright/test'
import { join } from 'node:path'
import { lookScript, SHOT_LOOKS, lookContextOptions, type Look } from './looks.ts'
import { makeDevices, type Devices } from './owners.ts'
import { SCREENS } from './screens.ts'
import type { ShotScreen } from './shotScreen.ts'
import { loadShotTexts } from './shotTexts.ts'

const FOLDER = join(import.meta.dirname, '../../shots')
const SETTLED_MS = 300
const PATIENCE_MS = 10 * 60_000

// Created again for each look: a sign-in lasts only a while, and all looks take longer.
const test = plain.extend<{ devices: Devices }>({
  devices: [
    async ({ browser }, use) => use(await makeDevices(browser, process.env['REPRIEVE_E2E_URL'] ?? '')),
    { timeout: PATIENCE_MS },
  ],
})

// Screenshots are for people: nothing is compared, and one that fails does not stop the others.
for (const look of SHOT_LOOKS) {
  test(look.name, async ({ browser, baseURL, devices }) => {
    test.setTimeout(PATIENCE_MS)
    const missed: string[] = []
    for (const screen of SCREENS) {
      await shoot({ browser, baseURL, screen, look, devices }).catch((error: Error) =>
        missed.push(`${screen.name}: ${error.message}`),
      )
    }
    if (missed.length > 0) throw new Error(missed.join('\n'))
  })
}

interface ScreenShotOptions {
  browser: Browser
  baseURL: string | undefined
  screen: ShotScreen
  look: Look
  devices: Devices
}

async function shoot({ browser, baseURL, screen, look, devices }: ScreenShotOptions): Promise<void> {
  const storageState = devices[screen.owner]
  const context = await browser.newContext({
    ...lookContextOptions(look),
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(storageState === undefined ? {} : { storageState }),
    // A state is offline because it says so, not because of what an earlier screenshot cached.
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(lookScript(look))
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(screen.path)
    await page.getByRole('heading').first().waitFor()
    await screen.reach?.(page, await loadShotTexts(look.language))
    await page.waitForTimeout(SETTLED_MS)
    const file = `${look.name.replaceAll(' ', '-')}.png`
    await page.screenshot({ path: join(FOLDER, screen.name, file), fullPage: screen.isFloating !== true })
  } finally {
    await context.close()
  }
}
