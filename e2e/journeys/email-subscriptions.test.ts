import { expect } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAdminCommand } from '../harness/institution.ts'
import { temporaryFolder } from '../harness/leftovers.ts'
import { mailsTo } from '../harness/person.ts'
import { account, button, mainLink } from '../pages/account/account.ts'
import { mailedLink } from '../pages/account/mailedLink.ts'
import { profileToast } from '../pages/account/profile.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { menuSettingsText } from '../pages/app/menu.ts'
import { openSettings, settingsSwitch } from '../pages/app/settings.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

/** As the operator sends it. */
async function sendNewsletter(subject: string): Promise<string> {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'en.txt'), `${subject}\n\nHello,\nthere is news.\n`)
  return runAdminCommand(startedServer(), 'mail', 'send', 'newsletters', folder, '--rate', '6000')
}

test(
  '[SET-25, ADMIN-8, D22] a subscribed newsletter arrives, its link unsubscribes, and the switch subscribes again',
  LONG,
  async ({ page, browser }) => {
    const { username } = await signInNewPerson(page, startedServer())
    const email = `${username}@example.org`
    const [first, second, third] = Array.from({ length: 3 }, () => `News ${randomBytes(4).toString('hex')}`)
    const newsTo = async () =>
      (await mailsTo(startedServer(), email))
        .map(({ subject }) => subject)
        .filter((one) => one.startsWith('News '))
    await sendNewsletter(first!)
    await openSettings(page, 'email')
    await expect(settingsSwitch(page, 'Newsletters')).not.toBeChecked()
    await expect(settingsSwitch(page, 'Newsletters')).toHaveAccessibleDescription(
      menuSettingsText('subscriptionNewslettersAbout'),
    )
    for (const name of ['Newsletters', 'Special offers']) {
      await settingsSwitch(page, name).focus()
      await page.keyboard.press('Space')
      await expect(settingsSwitch(page, name)).toBeChecked()
      await expect(profileToast(page, 'Your subscription preferences saved').first()).toBeVisible()
    }
    await sendNewsletter(second!)
    await expect.poll(newsTo).toEqual([second])

    // On a device without an account: the link is enough, and opening it changes nothing yet.
    const path = await mailedLink(startedServer(), email, 'unsubscribe')
    const stranger = await browser.newContext({ viewport: PHONE })
    const other = await stranger.newPage()
    await other.goto(new URL(path, page.url()).href)
    await expect(
      other.getByText(account('linkUnsubscribeText', { kind: 'Newsletters', email })),
    ).toBeVisible()
    await page.reload()
    await expect(settingsSwitch(page, 'Newsletters')).toBeChecked()
    await button(other, account('unsubscribe')).click()
    await expect(other.getByRole('heading', { name: account('linkUnsubscribed') })).toBeFocused()
    await expect(other.getByText(account('linkUnsubscribedText', { kind: 'Newsletters' }))).toBeVisible()
    expect(await findAxeAndWidthFaults(other)).toEqual([])
    await stranger.close()
    await page.reload()
    await expect(settingsSwitch(page, 'Newsletters')).not.toBeChecked()
    await expect(settingsSwitch(page, 'Special offers')).toBeChecked()
    await sendNewsletter(third!)

    // Opened again by a signed-in person it says the same, and links to the setting.
    await page.goto(path)
    await button(page, account('unsubscribe')).click()
    await mainLink(page, menuSettingsText('emailSubscriptions')).click()
    await expect(page).toHaveURL(/\/subscriptions-preferences$/)
    await settingsSwitch(page, 'Newsletters').focus()
    await page.keyboard.press('Space')
    await expect(profileToast(page, 'Your subscription preferences saved')).toBeVisible()
    await page.reload()
    await expect(settingsSwitch(page, 'Newsletters')).toBeChecked()
    expect(await newsTo()).toEqual([second])
  },
)
