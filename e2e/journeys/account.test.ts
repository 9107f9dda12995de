import { expect } from '@playwright/test'
import { newNames } from '../harness/person.ts'
import {
  acceptBoth,
  account,
  activationPath,
  button,
  common,
  expectHome,
  field,
  fillIn,
  link,
  logIn,
  notActivated,
  somebody,
} from '../pages/account.ts'
import { activateButton, heading } from '../pages/activation.ts'
import { started } from '../pages/place.ts'
import { DESKTOP, english, IN_FIREFOX, LONG, sidewaysScroll, widths } from '../pages/shell.ts'
import { test } from '../pages/watch.ts'

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('[D23, ACC-4] register, open the mail, log in, and be at home', IN_FIREFOX, async ({ page }) => {
      const names = newNames()
      await page.goto('/register')
      await fillIn(page, names)
      await acceptBoth(page)
      await button(page, account('register')).click()
      await expect(heading(page, account('checkMail'))).toBeVisible()
      await expect(page.getByText(account('signUpSuccess'))).toBeVisible()

      await page.goto(await activationPath(started(), names))
      await activateButton(page).click()
      await expect(heading(page, english('activatedTitle'))).toBeFocused()
      await link(page, account('logIn')).click()
      await logIn(page, names.email)
      await expectHome(page)
      expect(await sidewaysScroll(page)).toBe(0)
      await page.reload()
      await expectHome(page)
    })
  })
}

test(
  '[ACC-1, ACC-4] every field says in words what is wrong, and the first has the focus',
  LONG,
  async ({ page }) => {
    await page.goto('/register')
    await field(page, account('username')).fill('helen')
    await field(page, account('email')).fill('helen')
    await field(page, account('password')).fill('five5')
    await button(page, account('register')).click()
    await expect(field(page, account('email'))).toBeFocused()
    await expect(field(page, account('email'))).toHaveAccessibleDescription(account('emailInvalid'))
    await expect(field(page, account('password'))).toHaveAccessibleDescription(account('passwordTooShort'))
    await expect(page.getByText(account('acceptEula'))).toBeVisible()
    await expect(page.getByText(account('acceptPrivacyPolicy'))).toBeVisible()
  },
)

test(
  '[D21, ACC-13] an address in use is told at its field, and nothing that was typed is lost',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/409/)
    const names = newNames()
    await notActivated(started(), names)
    await page.goto('/register')
    await fillIn(page, { ...names, username: `${names.username}-2` })
    await acceptBoth(page)
    await button(page, account('register')).click()
    await expect(field(page, account('email'))).toBeFocused()
    await expect(field(page, account('email'))).toHaveAccessibleDescription(account('emailInUse'))

    await expect(link(page, account('resetPassword'))).toHaveAttribute('href', '/forgot-password')

    // The document opens over the form, and a reload loses nothing but the password.
    await button(page, account('readEula')).click()
    await expect(page.getByRole('dialog', { name: account('eula') })).toBeVisible()
    await button(page, common('close')).click()
    await expect(field(page, account('password'))).not.toHaveValue('')
    await page.reload()
    await expect(field(page, account('username'))).toHaveValue(`${names.username}-2`)
    await expect(field(page, account('email'))).toHaveValue(names.email)
    await expect(page.getByRole('checkbox', { name: account('iAcceptEula') })).toBeChecked()
    await expect(field(page, account('password'))).toHaveValue('')
  },
)

test('[D11] a password that many people use is refused at its field', LONG, async ({ page, watch }) => {
  watch.expectError(/422/)
  await page.goto('/register')
  await fillIn(page, newNames(), 'password1')
  await acceptBoth(page)
  await button(page, account('register')).click()
  await expect(field(page, account('password'))).toBeFocused()
  await expect(field(page, account('password'))).toHaveAccessibleDescription(/easy to guess/)
})

test('[D10] without a line the form stays as it is, and Retry sends it', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_RESET/)
  await page.goto('/register')
  await fillIn(page, newNames())
  await acceptBoth(page)
  await page.route('**/register-user', (route) => route.abort('connectionreset'))
  await button(page, account('register')).click()
  await expect(page.getByRole('alert').getByText(common('noDataConnection'))).toBeVisible()
  await page.unroute('**/register-user')
  await button(page, common('retry')).click()
  await expect(heading(page, account('checkMail'))).toBeVisible()
})

test(
  '[D10, D21] a wrong password is told, whoever it is, and the name stays',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const { username } = await somebody(started())
    await page.goto('/login')
    await logIn(page, username, 'a harbour at high tide')
    await expect(page.getByRole('alert').getByText('Wrong username or password')).toBeVisible()
    await expect(field(page, account('signInName'))).toHaveValue(username)
  },
)

test('[D23] who has not opened the mail yet is told so', LONG, async ({ page, watch }) => {
  watch.expectError(/403/)
  const names = newNames()
  await notActivated(started(), names)
  await page.goto('/login')
  await logIn(page, names.username)
  await expect(page.getByRole('alert').getByText(account('activationRequired'))).toBeVisible()
})

test(
  '[ROUTE-8] a deep link is remembered while signed out, and followed after sign-in',
  LONG,
  async ({ page }) => {
    const { username } = await somebody(started())
    await page.goto('/results/calendar?month=2026-10')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByText(common('pleaseLogIn'))).toBeVisible()
    await logIn(page, username)
    await expect(page).toHaveURL(/\/results\/calendar\?month=2026-10$/)
  },
)

test('[ROUTE-6] a redirect to somebody else goes home', LONG, async ({ page }) => {
  const { username } = await somebody(started())
  await page.goto('/login?redirect=//evil.example')
  await logIn(page, username)
  await expectHome(page)
})
