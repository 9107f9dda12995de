import { expect, type Page } from '@playwright/test'
import { account, button, mainLink } from '../pages/account/account.ts'
import { activateButton, pageHeading } from '../pages/account/activation.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

const TOKEN = 'A'.repeat(43)

interface Expired {
  path: string
  view: string
  /** Null: the link is used as soon as the page opens. */
  press: ((page: Page) => Promise<void>) | null
  way: string
  leadsTo: string
}

const KINDS: Record<string, Expired> = {
  'an activation': {
    path: 'activate-user',
    view: 'activation',
    press: (page) => activateButton(page).click(),
    way: account('newLinkByLogIn'),
    leadsTo: '/login',
  },
  'a new password': {
    path: 'reset-password',
    view: 'password',
    press: null,
    way: account('requestNewLink'),
    leadsTo: '/forgot-password',
  },
  'a new address': {
    path: 'change-email',
    view: 'email',
    press: (page) => button(page, account('verifyEmail')).click(),
    way: account('requestNewLink'),
    leadsTo: '/profile?section=account',
  },
  'a deletion': {
    path: 'cancel-deletion',
    view: 'deletion',
    press: (page) => button(page, account('cancelDeletion')).click(),
    way: account('logIn'),
    leadsTo: '/login',
  },
}

for (const [kind, { path, view, press, way, leadsTo }] of Object.entries(KINDS))
  test(
    `[ACC-61] an invalid link of ${kind} leads to the page that offers a new one`,
    LONG,
    async ({ page, watch }) => {
      watch.expectError(/410/)
      await page.goto(`/${path}/${TOKEN}`)
      await press?.(page)
      await expect(page).toHaveURL(new RegExp(`/expired-link\\?view=${view}$`))
      await expect(pageHeading(page, account('linkExpired'))).toBeFocused()
      await expect(mainLink(page, way)).toHaveAttribute('href', leadsTo)
      expect(await findAxeAndWidthFaults(page)).toEqual([])
      await page.reload()
      await expect(mainLink(page, way)).toBeVisible()
    },
  )

test('[ACC-61] without a kind the screen of expired links offers both', LONG, async ({ page }) => {
  await page.goto('/expired-link')
  await expect(mainLink(page, account('newLinkByLogIn'))).toHaveAttribute('href', '/login')
  await expect(mainLink(page, account('forgotPassword'))).toHaveAttribute('href', '/forgot-password')
})
