import { expect } from '@playwright/test'
import {
  account,
  displaceSession,
  endEverySession,
  expectHome,
  labelledField,
  mainLink,
  reloadUntilLockedOut,
  unlock,
} from '../pages/account/account.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { shellText, IN_FIREFOX, LONG, PHONE, sidewaysScroll, widths } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

for (const viewport of widths(PHONE)) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      '[D16, ACC-8] a session that ended locks the diary, writing stays open, and the same person comes back',
      IN_FIREFOX,
      async ({ page, watch }) => {
        watch.expectError(/401/)
        const session = await signInNewPerson(page, startedServer())
        await endEverySession(startedServer(), session)
        await reloadUntilLockedOut(page)

        await page.goto('/results/records?page=2')
        await expect(page).toHaveURL(/\/login\?redirect=/)
        await expect(page.getByText(account('diaryIsSafe'))).toBeVisible()
        await expect(page.getByText(account('deviceOf', { name: session.username }))).toBeVisible()
        await expect(page.getByText(account('lockIsCurtain'))).toBeVisible()
        await expect(labelledField(page, account('signInName'))).toBeHidden()
        expect(await sidewaysScroll(page)).toBe(0)

        await mainLink(page, shellText('recordPain')).click()
        await expect(page).toHaveURL(/\/records\/add$/)
        await page.goBack()
        await unlock(page)
        await expect(page).toHaveURL(/\/results\/records\?page=2$/)
      },
    )
  })
}

test(
  '[D16, ROUTE-3] on a locked device no address copies or opens a record of the past',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 7)
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    for (const path of ['add?copy=-1', 'add?id=-1', 'create?copy=-1', 'create?id=-1']) {
      await page.goto(`/records/${path}`)
      await expect(page).toHaveURL(/\/login\?redirect=/)
    }
  },
)

test(
  '[D16, SES-11] the screen of an ended session asks for the password itself and keeps the place',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    await endEverySession(startedServer(), session)
    await reloadUntilLockedOut(page)
    await page.goto('/token-outdated?redirect=%2Fsettings')
    await expect(page.getByText(account('loggedOutElsewhere'))).toBeVisible()
    await expect(mainLink(page, account('logIn'))).toHaveCount(0)
    await unlock(page)
    await expect(page).toHaveURL(/\/settings$/)
  },
)

test(
  '[D14, ACC-7] a displaced device takes its slot back while the person uses it',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/401/)
    const session = await signInNewPerson(page, startedServer())
    const codes: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/v4/core/'))
        codes.push(`${response.url().split('/').at(-1)} ${response.status()}`)
    })
    await displaceSession(page, startedServer(), session)
    await page.reload()
    // Either call may get the answer first: sync and keep-alive start together.
    await expect.poll(() => codes, { timeout: 15_000 }).toContain('keep-alive 200')
    expect(codes.filter((code) => code.startsWith('login-user'))).toEqual(['login-user 200'])
    await expectHome(page)
  },
)
