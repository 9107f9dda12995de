import { expect } from '@playwright/test'
import { newAccountNames } from '../harness/person.ts'
import {
  acceptTerms,
  account,
  activationPath,
  button,
  commonText,
  expectHome,
  labelledField,
  fillInRegistration,
  mainLink,
  logIn,
  registerWithoutActivation,
  newActivatedPerson,
} from '../pages/account/account.ts'
import { activateButton, pageHeading } from '../pages/account/activation.ts'
import { DESKTOP, shellText, LONG, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

for (const viewport of widths(DESKTOP)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('[D23, ACC-4] register, open the mail, log in, and be at home', async ({ page }) => {
      const names = newAccountNames()
      await page.goto('/register')
      await fillInRegistration(page, names)
      await acceptTerms(page)
      await button(page, account('register')).click()
      await expect(pageHeading(page, account('checkMail'))).toBeVisible()
      await expect(page.getByText(account('signUpSuccess'))).toBeVisible()

      await page.goto(await activationPath(startedServer(), names))
      await activateButton(page).click()
      await expect(pageHeading(page, shellText('activatedTitle'))).toBeFocused()
      await mainLink(page, account('logIn')).click()
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
    await labelledField(page, account('username')).fill('helen')
    await labelledField(page, account('email')).fill('helen')
    await labelledField(page, account('password')).fill('five5')
    await button(page, account('register')).click()
    await expect(labelledField(page, account('email'))).toBeFocused()
    await expect(labelledField(page, account('email'))).toHaveAccessibleDescription(account('emailInvalid'))
    await expect(labelledField(page, account('password'))).toHaveAccessibleDescription(
      account('passwordTooShort'),
    )
    await expect(page.getByText(account('acceptEula'))).toBeVisible()
    await expect(page.getByText(account('acceptPrivacyPolicy'))).toBeVisible()
  },
)

test(
  '[D21, ACC-13] an address in use is reported at its field, and no input is lost',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/409/)
    const names = newAccountNames()
    await registerWithoutActivation(startedServer(), names)
    await page.goto('/register')
    await fillInRegistration(page, { ...names, username: `${names.username}-2` })
    await acceptTerms(page)
    await button(page, account('register')).click()
    await expect(labelledField(page, account('email'))).toBeFocused()
    await expect(labelledField(page, account('email'))).toHaveAccessibleDescription(account('emailInUse'))

    await expect(mainLink(page, account('resetPassword'))).toHaveAttribute('href', '/forgot-password')

    // The document opens over the form, and a reload loses only the password.
    await button(page, account('readEula')).click()
    await expect(page.getByRole('dialog', { name: account('eula') })).toBeVisible()
    await button(page, commonText('close')).click()
    await expect(labelledField(page, account('password'))).not.toHaveValue('')
    await page.reload()
    await expect(labelledField(page, account('username'))).toHaveValue(`${names.username}-2`)
    await expect(labelledField(page, account('email'))).toHaveValue(names.email)
    await expect(page.getByRole('checkbox', { name: account('iAcceptEula') })).toBeChecked()
    await expect(labelledField(page, account('password'))).toHaveValue('')
  },
)

test('[D11] a password that many people use is refused at its field', LONG, async ({ page, watch }) => {
  watch.expectError(/422/)
  await page.goto('/register')
  await fillInRegistration(page, newAccountNames(), 'password1')
  await acceptTerms(page)
  await button(page, account('register')).click()
  await expect(labelledField(page, account('password'))).toBeFocused()
  await expect(labelledField(page, account('password'))).toHaveAccessibleDescription(/easy to guess/)
})

test('[D10] offline the form stays as it is, and Retry sends it', LONG, async ({ page, watch }) => {
  watch.expectError(/ERR_CONNECTION_RESET/)
  await page.goto('/register')
  await fillInRegistration(page, newAccountNames())
  await acceptTerms(page)
  await page.route('**/register-user', (route) => route.abort('connectionreset'))
  await button(page, account('register')).click()
  await expect(page.getByRole('alert').getByText(commonText('noDataConnection'))).toBeVisible()
  await page.unroute('**/register-user')
  await button(page, commonText('retry')).click()
  await expect(pageHeading(page, account('checkMail'))).toBeVisible()
})

test(
  '[D10, D21] a wrong password is reported in the same way for every name, and the name stays',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const { username } = await newActivatedPerson(startedServer())
    await page.goto('/login')
    await logIn(page, username, 'a harbour at high tide')
    await expect(page.getByRole('alert').getByText('Wrong username or password')).toBeVisible()
    await expect(labelledField(page, account('signInName'))).toHaveValue(username)
  },
)

test('[D23] a person who has not opened the mail yet sees a message', LONG, async ({ page, watch }) => {
  watch.expectError(/403/)
  const names = newAccountNames()
  await registerWithoutActivation(startedServer(), names)
  await page.goto('/login')
  await logIn(page, names.username)
  await expect(page.getByRole('alert').getByText(account('activationRequired'))).toBeVisible()
})

test(
  '[ROUTE-8] a deep link is remembered while signed out, and followed after sign-in',
  LONG,
  async ({ page }) => {
    const { username } = await newActivatedPerson(startedServer())
    await page.goto('/results/calendar?month=2026-10')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByText(commonText('pleaseLogIn'))).toBeVisible()
    await logIn(page, username)
    await expect(page).toHaveURL(/\/results\/calendar\?month=2026-10$/)
  },
)

test('[ROUTE-6] a redirect to another site goes home', LONG, async ({ page }) => {
  const { username } = await newActivatedPerson(startedServer())
  await page.goto('/login?redirect=//evil.example')
  await logIn(page, username)
  await expectHome(page)
})
