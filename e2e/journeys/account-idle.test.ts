import { expect } from '@playwright/test'
import { account, button, expectHome, link, logIn, somebody, tokenOf, unlock } from '../pages/account.ts'
import { recentRecords, toFinish } from '../pages/home.ts'
import { started } from '../pages/place.ts'
import { openNewRecord, saveButton, savedToast, setSeverity } from '../pages/record.ts'
import { english } from '../pages/shell.ts'
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

test('[D15, D16] idleness ends the session: the draft is kept, a record is written while locked, and both are there again', async ({
  page,
  watch,
}) => {
  watch.expectError(/401/)
  const { username } = await somebody(started())
  await page.clock.install()
  await page.goto('/login')
  await logIn(page, username)
  await expectHome(page)
  await openNewRecord(page)
  await setSeverity(page, 8)
  await page.clock.runFor(2_000)

  await page.clock.fastForward('05:01')
  await expect.poll(() => tokenOf(page)).toBe(null)
  await page.goto('/home')
  await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
  await link(page, english('recordPain')).click()
  await setSeverity(page, 3)
  await saveButton(page).first().click()
  await expect(savedToast(page)).toBeVisible()

  await page.goto('/login')
  await unlock(page)
  await expectHome(page)
  await expect(recentRecords(page).getByRole('link')).toHaveCount(1)
  await expect(recentRecords(page).getByRole('img', { name: '3 of 10' })).toBeVisible()
  await expect(toFinish(page).getByRole('link')).toHaveCount(1)
})
