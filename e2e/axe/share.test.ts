import { expect, type Page } from '@playwright/test'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { axe, AXE_LOOKS } from '../pages/app/axe.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { openReportList } from '../pages/results/reports.ts'
import { findLowContrastWords } from '../pages/results/resultsContrast.ts'
import {
  linkCards,
  makeShareLink,
  openButton,
  openLinks,
  openSheet,
  openReaderPage,
} from '../pages/results/share.ts'
import { simulateReportOwner, simulateSharedReport } from '../pages/results/sharedContent.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const LINK = `/share#${'A'.repeat(43)}`

async function faultsIn(page: Page): Promise<unknown[]> {
  const { violations, incomplete } = await axe(page).analyze()
  // axe cannot judge the contrast of text in a drawing, so it is measured here.
  const isUntold = ({ id }: { id: string }): boolean => id === 'color-contrast'
  const targets = incomplete
    .filter(isUntold)
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const weak = await findLowContrastWords(page, targets)
  const told = [...violations, ...incomplete.filter((one) => !isUntold(one))]
  return [
    ...told.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) })),
    ...weak,
  ]
}

/** A page that is too wide would need horizontal scrolling for every line. */
const isTooWide = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

for (const look of AXE_LOOKS) {
  test(
    `[REL 6, SHARE-8] the page of a link, ${look.colorScheme}, at ${look.viewport.width} px`,
    look.colorScheme === 'light' ? {} : LONG,
    async ({ context }) => {
      test.setTimeout(180_000)
      const page = await openReaderPage(context, look)
      await page.goto(LINK)
      await expect(openButton(page)).toBeVisible()
      expect(await faultsIn(page)).toEqual([])
      await simulateSharedReport(page)
      await openButton(page).click()
      await expect(page.getByRole('article')).toBeVisible()
      // The first as a table, the other as a chart.
      await page.getByRole('button', { name: 'As a table', exact: true }).first().click()
      await page.getByRole('button', { name: 'Show all 22 entries' }).click()
      await expect(page.getByRole('group', { name: 'Location' }).getByRole('table')).toBeVisible()
      expect(await isTooWide(page)).toBe(false)
      expect(await faultsIn(page)).toEqual([])
      await page.unroute('**/share/open')
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.getByText('This link has expired')).toBeVisible()
      expect(await faultsIn(page)).toEqual([])
      await page.context().close()
    },
  )
}

test('[REL 6, SHARE-6] the links of a person, and creating one', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  await signInNewPerson(page, startedServer())
  await simulateReportOwner(page)
  await openLinks(page)
  await expect(linkCards(page)).toHaveCount(2)
  expect(await faultsIn(page)).toEqual([])
  await openReportList(page)
  await openSheet(page)
  await page.evaluate('Promise.all(document.getAnimations().map((running) => running.finished))')
  expect(await faultsIn(page)).toEqual([])
  await makeShareLink(page)
  expect(await faultsIn(page)).toEqual([])
})

test(
  '[REL 6, SHARE-8] at 320 px, with text twice as large, nothing is wider than the page',
  LONG,
  async ({ context }) => {
    const page = await openReaderPage(context, { viewport: { width: 320, height: 640 } })
    await simulateSharedReport(page)
    await page.goto(LINK)
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    await openButton(page).click()
    await expect(page.getByRole('article')).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await page.context().close()
  },
)
