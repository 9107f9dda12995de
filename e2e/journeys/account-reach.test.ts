import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { account, expectHome, labelledField, PASSWORD, newActivatedPerson } from '../pages/account/account.ts'
import { pageHeading } from '../pages/account/activation.ts'
import { setDeviceOwner, LOCKED } from '../pages/account/deviceOwner.ts'
import { chooseLanguage, enlargeCharacters, LONG, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test('[REL 6] a keyboard is enough to log in', LONG, async ({ page }) => {
  const { username } = await newActivatedPerson(startedServer())
  await page.goto('/login')
  await labelledField(page, account('signInName')).focus()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expectHome(page)
})

test('[REL 6] what a screen reader finds on the way to an account', LONG, async ({ page }) => {
  await page.goto('/register')
  await labelledField(page, account('password')).fill('harbour 4567')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Register" [level=1]
    - form "Register":
      - textbox "Username"
      - textbox "E-mail"
      - textbox "Password": harbour 4567
      - button "Show password"
      - progressbar "Password strength"
      - list:
        - listitem: Sequences like abc or 123 are easy to guess
      - checkbox "I accept the EULA"
      - button "Read the EULA"
      - checkbox "I accept the Privacy Policy"
      - button "Read the Privacy Policy"
      - button "Register"
    - link "I have an account"
  `)
  await expect(labelledField(page, account('username'))).toHaveAccessibleDescription(account('usernameHint'))
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', account('strengthGood'))
})

test.describe('[REL 6] on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/register', '/login', '/sign-up-success']) {
    test(`${path} fits, in German, with letters twice as large`, LONG, async ({ page }) => {
      await page.goto(path)
      await chooseLanguage(page, 'de')
      expect(await smallTargets(page)).toEqual([])
      await enlargeCharacters(page)
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }

  test('a locked diary fits, in Russian, with letters twice as large', LONG, async ({ page }) => {
    const russian = await loadText('ru', 'account')
    await setDeviceOwner(page, LOCKED)
    await page.goto('/token-outdated')
    await chooseLanguage(page, 'ru')
    await expect(pageHeading(page, russian('sessionOutdated'))).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto('/login')
    await enlargeCharacters(page)
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
