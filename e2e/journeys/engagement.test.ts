import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi, type Session } from '../harness/apiCall.ts'
import { expectHome, logIn } from '../pages/account/account.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { recordPain } from '../pages/app/home.ts'
import { enlargeCharacters, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import {
  banner,
  engagement,
  foldButton,
  gettingStarted,
  hideButton,
  hideDialog,
  offerToInstall,
  step,
} from '../pages/guide/gettingStarted.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const home = await loadText('en', 'home')
const navigation = await loadText('en', 'navigation')

const DONE = 'Done'
const SEVEN_DAYS = 'Add records on 7 different days'

test.use({ viewport: PHONE })

const DAYS = [1, 2, 3, 10, 12, 14].map((daysAgo) => ({ daysAgo, severity: 4 }))

async function openHome(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(recordPain(page)).toBeVisible()
}

/** The person's setting on the server: over BiDi the test cannot see what a page sent. */
async function valueOf(session: Session, key: string): Promise<unknown> {
  const { body } = await callApi({ ...startedServer(), session }, 'user/get-values', { keys: [key] })
  return (body['values'] as Record<string, unknown>)[key]
}

test(
  '[ENG-2, ENG-7, ENG-10] the streak never blames, the seventh day checks its step, and it stays checked',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DAYS)
    await openHome(page)
    await expect(step(page, SEVEN_DAYS)).toContainText(
      '6 days so far, the last 3 in a row. It’s fine to miss days.',
    )
    await expect(gettingStarted(page)).toContainText('0 of 5')
    await recordPainFromHome(page, 5)
    await expect(step(page, SEVEN_DAYS)).toContainText(DONE)
    await expect(step(page, SEVEN_DAYS).getByRole('link')).toHaveCount(0)
    await expect(gettingStarted(page)).toContainText('1 of 5')
  },
)

test(
  '[ENG-8, HOME-26] collapsed it stays collapsed, dismissed it stays away, and the focus moves on from there',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await foldButton(page).click()
    await expect(hideButton(page)).toBeHidden()
    await openHome(page)
    await expect(foldButton(page)).toHaveAttribute('aria-expanded', 'false')
    await foldButton(page).click()
    await hideButton(page).click()
    await expect(hideDialog(page).getByRole('button', { name: engagement('keepCard') })).toBeFocused()
    await hideDialog(page)
      .getByRole('button', { name: engagement('hideCard') })
      .click()
    await expect(gettingStarted(page)).toHaveCount(0)
    await expect(page.getByRole('main').locator('.home :focus')).toBeVisible()
    await openHome(page)
    await expect(page.getByRole('link', { name: home('customize') })).toBeVisible()
    await expect(gettingStarted(page)).toHaveCount(0)
  },
)

test(
  '[HOME-23, D50] the web banner is on home below the cards, asks the browser once, and is gone when installed',
  LONG,
  async ({ page }) => {
    const asked = await offerToInstall(page)
    await signInNewPerson(page, startedServer())
    await expect(gettingStarted(page)).toBeVisible()
    await expect(banner(page)).toBeVisible()
    const [top, cardTop] = [await banner(page).boundingBox(), await gettingStarted(page).boundingBox()]
    expect(top!.y).toBeGreaterThan(cardTop!.y)
    await banner(page)
      .getByRole('button', { name: engagement('install') })
      .click()
    await expect(banner(page)).toHaveCount(0)
    expect(await asked()).toBe(1)
    await expect(step(page, home('itemDownload'))).toContainText(DONE)
  },
)

test('[HOME-23] the web banner is on no other screen; dismissed it stays away', LONG, async ({ page }) => {
  await offerToInstall(page)
  await signInNewPerson(page, startedServer())
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: navigation('menu'), exact: true }).click()
  await expect(page).toHaveURL(/menu/)
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await openHome(page)
  await banner(page)
    .getByRole('button', { name: engagement('bannerHide') })
    .click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await expect(gettingStarted(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('[HOME-23] the web banner disappears at a logout', LONG, async ({ page }) => {
  await offerToInstall(page)
  await signInNewPerson(page, startedServer())
  await expect(banner(page)).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await expect(banner(page)).toHaveCount(0)
})

test(
  '[ENG-3] the five screens of the results are seen once each, and the step leads to the next',
  LONG,
  async ({ page }) => {
    await startWithDiary(page, DAYS)
    const results = step(page, 'Look at 5 views of your results')
    for (const [seen, path] of ['insights', 'charts', 'timeline', 'records'].entries()) {
      await openHome(page)
      if (seen > 0) await expect(results).toContainText(`Seen so far: ${seen} of 5`)
      await results.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/results/${path}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/results/charts')
    await openHome(page)
    await expect(results).toContainText('Seen so far: 4 of 5')
    // A screen that is left in the moment it opens does not count as seen.
    await expect(async () => {
      await page.goto('/results/calendar')
      await expect(page.getByRole('grid')).toBeVisible()
      await openHome(page)
      await expect(results).toContainText(DONE, { timeout: 2_000 })
    }).toPass()
  },
)

test(
  '[ENG-5, ENG-11] progress on one device is known on another device of the same person',
  LONG,
  async ({ page, context }) => {
    const session = await signInNewPerson(page, startedServer())
    await expect(step(page, home('itemRegister'))).toContainText(DONE)
    await foldButton(page).click()
    await expect.poll(() => valueOf(session, 'engagement_collapsed')).toBeDefined()
    const other = await anotherDevice(context, PHONE)
    await other.goto('/login')
    await logIn(other, session.username)
    await expectHome(other)
    await expect(foldButton(other)).toHaveAttribute('aria-expanded', 'false')
    await foldButton(other).click()
    await hideButton(other).click()
    await hideDialog(other)
      .getByRole('button', { name: engagement('hideCard') })
      .click()
    await expect.poll(() => valueOf(session, 'engagement_dismissed')).toBeDefined()
    await other.context().close()
    const heard = page.waitForResponse((answer) => answer.url().endsWith('/user/get-values'))
    await openHome(page)
    await heard
    await openHome(page)
    await expect(page.getByRole('link', { name: home('customize') })).toBeVisible()
    await expect(gettingStarted(page)).toHaveCount(0)
  },
)

test(
  '[ENG-1, HOUSE 2.3] every step is reached by the keyboard, and fits with text twice as large',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await expect(hideButton(page)).toBeVisible()
    await foldButton(page).focus()
    const links = await gettingStarted(page).getByRole('link').all()
    for (const one of links) {
      await page.keyboard.press('Tab')
      await expect(one).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(hideButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(hideButton(page)).toBeFocused()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await smallTargets(page)).toEqual([])
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)
