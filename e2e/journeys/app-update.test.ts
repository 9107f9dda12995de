import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { startServer } from '../harness/serverProcess.ts'
import { activateButton } from '../pages/account/activation.ts'
import { test, type AppFront } from '../pages/app/appFront.ts'
import {
  readCachedPaths,
  goWithinApp,
  lookForUpdate,
  runningEntry,
  waitUntilAppCached,
} from '../pages/app/appWorker.ts'
import { findEntryChunk, findLazyChunk, nextBuild, readThisBuild } from '../pages/app/nextBuild.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import { shellText, LONG, PHONE } from '../pages/app/shell.ts'
import { goHomeFromReflection } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'

test.use({ serviceWorkers: 'allow' })

const account = await loadText('en', 'account')
const common = await loadText('en', 'common')
const records = await loadText('en', 'records')

const build = readThisBuild()
const next = nextBuild(build)
const prompt = (page: Page) => page.getByText(account('updatePrompt'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const versions = async (page: Page): Promise<string[]> =>
  Object.keys(await readCachedPaths(page)).filter((name) => name.startsWith('reprieve-app-'))

async function openKept(page: Page, front: AppFront): Promise<AppFront> {
  await page.goto(front.url)
  await waitUntilAppCached(page)
  expect(await runningEntry(page)).toBe(findEntryChunk(build))
  return front
}

test(
  '[PWA-5] a newer app is offered on the next screen, and one press loads it',
  LONG,
  async ({ page, startFront }) => {
    const front = await openKept(page, await startFront(startedServer().port))
    front.offer(next)
    await page.reload()
    expect(await lookForUpdate(page)).toBe(true)
    await expect(prompt(page)).toBeHidden()
    await goWithinApp(page, '/login')
    await expect(prompt(page)).toBeVisible()
    expect(await runningEntry(page)).toBe(findEntryChunk(build))

    await button(page, account('update')).click()
    await expect.poll(() => runningEntry(page).catch(() => '')).toBe(findEntryChunk(next))
    await expect(prompt(page)).toBeHidden()
    await expect.poll(() => versions(page)).toEqual(['reprieve-app-000000000002'])
  },
)

test('[PWA-4] only the changed files of a newer app are fetched', LONG, async ({ page, startFront }) => {
  const front = await openKept(page, await startFront(startedServer().port))
  front.offer(next)
  front.asked()
  expect(await lookForUpdate(page)).toBe(true)
  const fetched = front.asked().filter((path) => path.startsWith('/assets/'))
  expect(fetched).toContain(findEntryChunk(next))
  expect(fetched.filter((path) => build.has(path))).toEqual([])
})

test(
  '[PWA-5] postponed, it is used automatically when the app is opened again',
  LONG,
  async ({ page, context, startFront }) => {
    const front = await openKept(page, await startFront(startedServer().port))
    front.offer(next)
    await lookForUpdate(page)
    await goWithinApp(page, '/login')
    await button(page, account('doItLater')).click()
    await expect(prompt(page)).toBeHidden()
    expect(await runningEntry(page)).toBe(findEntryChunk(build))

    await page.close()
    const later = await context.newPage()
    await expect(async () => {
      await later.goto('about:blank')
      await later.goto(front.url)
      expect(await runningEntry(later)).toBe(findEntryChunk(next))
    }).toPass()
  },
)

test('[PWA-5] taken in one tab, it is in the other too', LONG, async ({ page, context, startFront }) => {
  const front = await openKept(page, await startFront(startedServer().port))
  const other = await context.newPage()
  await other.goto(`${front.url}/login`)
  front.offer(next)
  await lookForUpdate(other)
  await goWithinApp(other, '/register')
  await button(other, account('update')).click()
  for (const each of [page, other])
    await expect.poll(() => runningEntry(each).catch(() => '')).toBe(findEntryChunk(next))
  await expect(other).toHaveURL(`${front.url}/register`)
})

test(
  '[PWA-6] a tab with an unsaved record is not reloaded, keeps its own chunks, and asks once it is saved',
  LONG,
  async ({ page, context, startFront }) => {
    await page.setViewportSize(PHONE)
    const front = await openKept(page, await startFront(startedServer().port))
    await startButton(page).click()
    await passTheIntro(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: shellText('recordPain') })
      .click()
    await page.getByRole('slider').press('ArrowRight')
    await expect(page.getByRole('button', { name: records('saveNow') })).toBeEnabled()

    const other = await context.newPage()
    await other.goto(`${front.url}/home`)
    front.offer(next)
    await lookForUpdate(other)
    await goWithinApp(other, '/settings')
    await button(other, account('update')).click()
    await expect.poll(() => runningEntry(other).catch(() => '')).toBe(findEntryChunk(next))

    const own = findLazyChunk(build)
    expect(next.has(own)).toBe(false)
    expect(Object.values(await readCachedPaths(page)).flat()).toContain(own)
    expect(await page.evaluate(`import('${own}').then(() => 'loaded')`)).toBe('loaded')
    expect(await runningEntry(page)).toBe(findEntryChunk(build))
    await expect(prompt(page)).toBeHidden()

    await page.getByRole('button', { name: records('saveNow') }).click()
    await goHomeFromReflection(page)
    await expect(prompt(page)).toBeVisible()
    await button(page, account('update')).click()
    await expect.poll(() => runningEntry(page).catch(() => '')).toBe(findEntryChunk(next))
    await expect.poll(() => versions(page)).toEqual(['reprieve-app-000000000002'])
  },
)

test(
  '[PWA-3] an incomplete newer app is not offered, and the current one opens offline',
  LONG,
  async ({ page, startFront, watch }) => {
    watch.expectError(/404|ERR_CONNECTION_REFUSED|ERR_FAILED/)
    const front = await openKept(page, await startFront(startedServer().port))
    front.offer(new Map([...next].filter(([path]) => path !== findEntryChunk(next))))
    expect(await lookForUpdate(page)).toBe(false)
    await expect(prompt(page)).toBeHidden()

    await front.goAway()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await runningEntry(page)).toBe(findEntryChunk(build))
  },
)

test(
  '[PWA-8] a person whose app is too old for the server sees it once, and Update loads the newer app',
  LONG,
  async ({ page, startFront, watch }) => {
    watch.expectError(/426/)
    // Its own server and three loads of the page.
    test.slow()
    const strict = await startServer({ env: { MIN_APP_VERSION: '99' } })
    try {
      const front = await openKept(page, await startFront(strict.port))
      const dialog = page.getByRole('alertdialog', { name: account('appNeedsUpdate') })
      const act = async (): Promise<void> => {
        await page.goto(`${front.url}/activate-user/${'A'.repeat(43)}`)
        await activateButton(page).click()
        await expect(dialog).toBeVisible()
      }
      await act()
      await button(page, common('close')).click()
      await expect(dialog).toBeHidden()
      expect(await runningEntry(page)).toBe(findEntryChunk(build))

      front.offer(next)
      await act()
      await dialog.getByRole('button', { name: account('update') }).click()
      const patience = { timeout: 30_000 }
      await expect.poll(() => runningEntry(page).catch(() => ''), patience).toBe(findEntryChunk(next))
    } finally {
      await strict.remove()
    }
  },
)
