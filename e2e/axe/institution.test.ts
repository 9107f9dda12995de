import { expect, type Page } from '@playwright/test'
import { demoInstitution } from '../harness/institution.ts'
import { account, button, labelledField, logIn, newActivatedPerson } from '../pages/account/account.ts'
import { fillInConsent, institutions, joinButton, sectionWithHeading } from '../pages/account/institution.ts'
import { axe } from '../pages/app/axe.ts'
import { DESKTOP, enlargeCharacters, LONG, PHONE, showTheme, sidewaysScroll } from '../pages/app/shell.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { findLowContrastWords } from '../pages/results/resultsContrast.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const NAME = 'Riverside Clinic (made up)'

async function faultsIn(page: Page): Promise<unknown[]> {
  const { violations, incomplete } = await axe(page).analyze()
  // axe cannot judge the contrast of text that a bar partly covers, so it is measured here.
  const isUntold = ({ id }: { id: string }): boolean => id === 'color-contrast'
  const targetsOf = ({ nodes }: (typeof violations)[number]): string[] =>
    nodes.map(({ target }) => target.join(' '))
  const told = [...violations, ...incomplete.filter((one) => !isUntold(one))]
  return [
    ...told.map((one) => ({ id: one.id, where: targetsOf(one) })),
    ...(await findLowContrastWords(page, incomplete.filter(isUntold).flatMap(targetsOf))),
  ]
}

const LOOKS = [
  { theme: 'light', viewport: PHONE },
  { theme: 'dark', viewport: DESKTOP },
] as const

for (const { theme, viewport } of LOOKS) {
  test(
    `[REL 6, CONS-7, INST-26] an institution’s pages from the link to leaving it, ${theme}, at ${viewport.width} px`,
    LONG,
    async ({ page, watch }) => {
      test.setTimeout(180_000)
      watch.expectError(/4\d\d/)
      const [slug, { username }] = await Promise.all([
        demoInstitution(startedServer()),
        newActivatedPerson(startedServer()),
      ])
      await page.setViewportSize(viewport)
      await page.goto(`/?institution=${slug}`)
      await showTheme(page, theme)
      await expect(page.getByRole('region', { name: NAME })).toBeVisible()
      // All text is on a card, whatever the picture behind it.
      expect(await faultsIn(page)).toEqual([])

      await page.goto(`/login?institution=${slug}`)
      await expect(page.getByRole('region', { name: NAME })).toBeVisible()
      expect(await faultsIn(page)).toEqual([])
      await logIn(page, username)
      await joinButton(page).click()
      await expect(labelledField(page, account('fullName'))).toBeFocused()
      expect(await faultsIn(page)).toEqual([])

      await fillInConsent(page, NAME)
      await labelledField(page, 'Your clinic number').fill('R-1024')
      await waitPastPress(page)
      await joinButton(page).click()
      await expect(sectionWithHeading(page, institutions('seesTitle', { name: NAME }))).toContainText(
        'R-1024',
      )
      expect(await faultsIn(page)).toEqual([])
      await button(page, institutions('withdraw')).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsIn(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(button(page, institutions('withdraw'))).toBeFocused()
      await page.setViewportSize({ width: 320, height: 640 })
      await enlargeCharacters(page)
      expect(await sidewaysScroll(page)).toBe(0)

      await page.setViewportSize(viewport)
      await page.goto('/consent?activation_code=01234ABCDEFGHJKMNPQR')
      await expect(labelledField(page, institutions('code'))).toBeFocused()
      expect(await faultsIn(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await enlargeCharacters(page)
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
}
