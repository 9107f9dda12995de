import { expect, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import {
  homeCard,
  cardNames,
  setDeviceChoice,
  customizeLink,
  foldCardButton,
  home,
  cardButton,
  moveCard,
  pullCard,
  recordPain,
  saveCards,
  sortedCards,
  startWithoutAccount,
} from '../pages/app/home.ts'
import { DESKTOP, LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { addMedicine, loggedToast, logNow, medicationsCard } from '../pages/records/doses.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startWithDiary } from '../pages/sync/seededDiary.ts'
import { onlyHereExportLink, notNow, onlyHereCard } from '../pages/sync/syncNotices.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')

/** The wording of the specification. */
const SAVED = 'Saved. Go back to home screen to see the changes.'
const RECENT = 'Recent Records'
const CONDITIONS = 'Pain Conditions'
const MEDICATIONS = 'Medications'
const STARTED = 'Getting Started'
const ASKS_TO_SAVE = 'Would you like to save your changes?'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: ASKS_TO_SAVE })
const said = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message })

/** All cards appear together, with the link to sort them at the end. */
const settled = (page: Page): Promise<void> => expect(customizeLink(page)).toBeVisible()

test.use({ viewport: PHONE, locale: 'en-GB' })

test(
  '[HOME-5, HOME-6, HOME-19, HOME-20] cards are sorted by the keyboard, and home has them so; recording stays first',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await settled(page)
    expect(await cardNames(page)).toEqual([RECENT, STARTED, CONDITIONS, MEDICATIONS])
    await customizeLink(page).press('Enter')
    await expect(saveCards(page)).toBeDisabled()
    expect(await sortedCards(page)).toEqual([RECENT, CONDITIONS, MEDICATIONS])
    await moveCard(page, 'moveUp', MEDICATIONS).press('Enter')
    await moveCard(page, 'moveUp', MEDICATIONS).press('Enter')
    await expect(moveCard(page, 'moveUp', MEDICATIONS)).toBeFocused()
    await expect(said(page, `${MEDICATIONS}: place 1 of 3`)).toBeVisible()
    await saveCards(page).press('Enter')
    await expect(said(page, SAVED)).toBeVisible()
    await expect(page).toHaveURL(/\/home\/customize$/)

    await page.goBack()
    await settled(page)
    const sorted = [MEDICATIONS, STARTED, RECENT, CONDITIONS]
    expect(await cardNames(page)).toEqual(sorted)
    await page.reload()
    await settled(page)
    expect(await cardNames(page)).toEqual(sorted)
    const above = await recordPain(page).boundingBox()
    const first = await homeCard(page, MEDICATIONS).boundingBox()
    expect(above!.y).toBeLessThan(first!.y)
  },
)

test(
  '[HOME-7, HOME-9, HOME-13, HOME-26] the fifth record offers a second copy, in a place where it moves nothing',
  LONG,
  async ({ page }) => {
    await startWithDiary(
      page,
      [1, 2, 3, 4].map((daysAgo) => ({ daysAgo, severity: 4 })),
    )
    await page.reload()
    await settled(page)
    await expect(onlyHereCard(page)).toBeHidden()
    await recordPainFromHome(page, 5)
    await expect(onlyHereExportLink(page)).toBeVisible()
    expect((await cardNames(page))[0]).toBe(RECENT)
    await page.reload()
    await expect(notNow(page)).toBeVisible()
    expect((await cardNames(page)).slice(0, 2)).toEqual(['Your diary is on this device only', RECENT])
    await onlyHereCard(page)
      .getByRole('button', { name: common('hide'), exact: true })
      .click()
    await expect(onlyHereCard(page)).toBeHidden()
    await expect(foldCardButton(page, RECENT)).toBeFocused()
    await page.reload()
    await settled(page)
    await expect(onlyHereCard(page)).toBeHidden()
  },
)

/** Notes where Recent Records is drawn, from its first frame on, and what moves. */
const WATCH_PLACE = `(() => {
  globalThis.places = []
  globalThis.shifts = 0
  const look = () => {
    const list = [...document.querySelectorAll('.home-rest > .home-card')].find((card) =>
      card.querySelector('.home-rows .list-row'))
    const ask = document.querySelector('.home-above button')
    if (list) places.push([Math.round(list.getBoundingClientRect().top + scrollY), ask !== null])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifts += value
  }).observe({ type: 'layout-shift', buffered: true })
})()`

test(
  '[HOME-38] a card above the newest records has a kept place: they are drawn before it, and nothing moves',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: PHONE.width, height: 2_400 })
    await startWithDiary(
      page,
      [1, 2, 3, 4, 5].map((daysAgo) => ({ daysAgo, severity: 4 })),
    )
    for (const opening of ['the card follows', 'the card is above']) {
      await page.reload()
      await expect(notNow(page), opening).toBeVisible()
    }
    await page.addInitScript(WATCH_PLACE)
    await page.reload()
    await expect(notNow(page)).toBeVisible()
    await settled(page)
    const seen = await page.evaluate<[number, boolean][]>('places')
    expect(seen.some(([, isAsked]) => !isAsked)).toBe(true)
    expect(seen.some(([, isAsked]) => isAsked)).toBe(true)
    expect(new Set(seen.map(([top]) => top)).size).toBe(1)
    // The label of the sync in the header moves by a pixel.
    expect(await page.evaluate<number>('shifts')).toBeLessThan(0.001)
  },
)

test(
  '[HOME-15, HOME-21] a medicine shows on how many days it was recorded; a collapsed card shows only its name',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await addMedicine(page, 'Testarin')
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    await page.goto('/home')
    await expect(medicationsCard(page)).toContainText('Recorded on 1 of the last 30 days')
    await foldCardButton(page, MEDICATIONS).click()
    await expect(foldCardButton(page, MEDICATIONS)).toHaveAttribute('aria-expanded', 'false')
    await expect(medicationsCard(page)).toHaveText(MEDICATIONS)
    await foldCardButton(page, RECENT).press('Enter')
    await expect(foldCardButton(page, RECENT)).toBeFocused()
    await page.reload()
    await settled(page)
    await expect(homeCard(page, RECENT)).toHaveText(RECENT)
    await foldCardButton(page, MEDICATIONS).click()
    await expect(medicationsCard(page)).toContainText('Testarin')
  },
)

test(
  '[HOME-19] pulled by the handle, and left without saving: asked, discarded, saved',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await page.goto('/home/customize')
    await expect.poll(() => sortedCards(page)).toEqual([RECENT, CONDITIONS, MEDICATIONS])
    await pullCard(page, RECENT, MEDICATIONS)
    expect(await sortedCards(page)).toEqual([CONDITIONS, MEDICATIONS, RECENT])
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await back.click()
    await dialog(page)
      .getByRole('button', { name: common('cancel') })
      .click()
    await expect(page).toHaveURL(/\/home\/customize$/)
    await back.click()
    await dialog(page)
      .getByRole('button', { name: common('discard') })
      .click()
    await settled(page)
    expect((await cardNames(page))[0]).toBe(RECENT)

    await customizeLink(page).click()
    await pullCard(page, MEDICATIONS, RECENT)
    await back.click()
    await dialog(page)
      .getByRole('button', { name: common('save') })
      .click()
    await settled(page)
    expect((await cardNames(page))[0]).toBe(MEDICATIONS)
  },
)

test(
  '[HOME-8, HOME-11] the rating is offered if there is a store, postponed, and not offered again once followed',
  LONG,
  async ({ page }) => {
    const name = home('rateMe')
    await startWithoutAccount(page)
    await setDeviceChoice(page, 'service', {
      store_links: { web: 'http://localhost/store' },
      rate_after_records: 1,
    })
    await recordPainFromHome(page, 3)
    await page.reload()
    await cardButton(page, name, home('later')).click()
    await expect(homeCard(page, name)).toBeHidden()
    await page.reload()
    await settled(page)
    await expect(homeCard(page, name)).toBeHidden()
    await recordPainFromHome(page, 3)
    await page.reload()
    const store = homeCard(page, name).getByRole('link', { name: home('rateOpen') })
    const [opened] = await Promise.all([page.waitForEvent('popup'), store.click()])
    await opened.close()
    await expect(homeCard(page, name)).toBeHidden()
    await recordPainFromHome(page, 3)
    await page.reload()
    await settled(page)
    await expect(homeCard(page, name)).toBeHidden()
  },
)

test('[HOME-22, SET-5] in the evening the dark theme is introduced once', LONG, async ({ page }) => {
  const name = home('darkModeTitle')
  await page.clock.install({ time: new Date(2026, 10, 16, 18, 44) })
  await startWithoutAccount(page)
  await settled(page)
  // The short questions are already shown, and one prompt is enough.
  await page.getByRole('button', { name: common('hide'), exact: true }).click()
  await expect(homeCard(page, name)).toBeHidden()
  await page.clock.setSystemTime(new Date(2026, 10, 16, 18, 46))
  await page.reload()
  await expect(homeCard(page, name)).toHaveText(/There is now a dark theme\. You can choose it in Settings\./)
  await page.reload()
  await settled(page)
  await expect(homeCard(page, name)).toBeHidden()
})

for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }])
  test(
    `[REL 6, HOME-35] at ${viewport.width} pixels home and its order fit, and every target is large enough`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await startWithoutAccount(page)
      await addMedicine(page, 'Testarin')
      for (const path of ['/home', '/home/customize']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/home') await settled(page)
        expect(await smallTargets(page)).toEqual([])
        await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
        expect(await sidewaysScroll(page)).toBe(0)
      }
    },
  )
