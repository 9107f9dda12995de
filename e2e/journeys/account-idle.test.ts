import { expect } from '@playwright/test'
import { account, button, expectHome, logIn, somebody, tokenOf } from '../pages/account.ts'
import { started } from '../pages/place.ts'
import { test } from '../pages/watch.ts'

test('[D15, ACC-6] who is away is asked, may stay, and is locked out if nobody answers', async ({
  page,
  watch,
}) => {
  watch.expectError(/401/)
  const { username } = await somebody(started())
  await page.clock.install()
  await page.goto('/login')
  await logIn(page, username)
  await page.waitForResponse('**/core/keep-alive')
  await expectHome(page)

  await page.clock.fastForward('04:01')
  await expect(page.getByRole('alertdialog')).toContainText(account('idleTitle'))
  await expect(button(page, account('staySignedIn'))).toBeFocused()
  const keptAwake = page.waitForResponse('**/core/keep-alive')
  await button(page, account('staySignedIn')).click()
  expect((await keptAwake).status()).toBe(200)
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.clock.fastForward('05:01')
  await expect.poll(() => tokenOf(page)).toBe(null)
  await page.goto('/home')
  await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
})
