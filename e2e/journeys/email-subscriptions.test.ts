import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { admin } from '../harness/institution.ts'
import { temporaryFolder } from '../harness/leftovers.ts'
import { mailsTo } from '../harness/person.ts'
import { account, button, link } from '../pages/account.ts'
import { faultsAcross } from '../pages/axe.ts'
import { mailedLink } from '../pages/mailedLink.ts'
import { settings } from '../pages/menu.ts'
import { started } from '../pages/place.ts'
import { toast } from '../pages/profile.ts'
import { openSettings, switchOf } from '../pages/settings.ts'
import { LONG, PHONE } from '../pages/shell.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { test } from '../pages/watch.ts'

test.use({ viewport: PHONE })

/** As whoever runs the server sends it. */
async function sendNewsletter(subject: string): Promise<string> {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'en.txt'), `${subject}\n\nHello,\nthere is news.\n`)
  return admin(started(), 'mail', 'send', 'newsletters', folder, '--rate', '6000')
}

test(
  '[SET-25, ADMIN-8, D22] a newsletter that was switched on comes, its link ends it, and the switch brings it back',
  LONG,
  async ({ page, browser }) => {
    const { username } = await somebodySignsIn(page, started())
    const email = `${username}@example.org`
    const [first, second, third] = Array.from({ length: 3 }, () => `News ${randomBytes(4).toString('hex')}`)
    const newsTo = async () =>
      (await mailsTo(started(), email)).map(({ subject }) => subject).filter((one) => one.startsWith('News '))
    await sendNewsletter(first!)
    await openSettings(page, 'email')
    await expect(switchOf(page, 'Newsletters')).not.toBeChecked()
    await expect(switchOf(page, 'Newsletters')).toHaveAccessibleDescription(
      settings('subscriptionNewslettersAbout'),
    )
    for (const name of ['Newsletters', 'Special offers']) {
      await switchOf(page, name).focus()
      await page.keyboard.press('Space')
      await expect(switchOf(page, name)).toBeChecked()
      await expect(toast(page, 'Your subscription preferences saved').first()).toBeVisible()
    }
    await sendNewsletter(second!)
    await expect.poll(newsTo).toEqual([second])

    // On a device that knows nobody: the link is enough, and opening it changes nothing yet.
    const path = await mailedLink(started(), email, 'unsubscribe')
    const stranger = await browser.newContext({ viewport: PHONE })
    const other = await stranger.newPage()
    await other.goto(new URL(path, page.url()).href)
    await expect(
      other.getByText(account('linkUnsubscribeText', { kind: 'Newsletters', email })),
    ).toBeVisible()
    await page.reload()
    await expect(switchOf(page, 'Newsletters')).toBeChecked()
    await button(other, account('unsubscribe')).click()
    await expect(other.getByRole('heading', { name: account('linkUnsubscribed') })).toBeFocused()
    await expect(other.getByText(account('linkUnsubscribedText', { kind: 'Newsletters' }))).toBeVisible()
    expect(await faultsAcross(other)).toEqual([])
    await stranger.close()
    await page.reload()
    await expect(switchOf(page, 'Newsletters')).not.toBeChecked()
    await expect(switchOf(page, 'Special offers')).toBeChecked()
    await sendNewsletter(third!)

    // Pressed again where the person is signed in it says the same, and leads to the switch.
    await page.goto(path)
    await button(page, account('unsubscribe')).click()
    await link(page, settings('emailSubscriptions')).click()
    await expect(page).toHaveURL(/\/subscriptions-preferences$/)
    await switchOf(page, 'Newsletters').focus()
    await page.keyboard.press('Space')
    await expect(toast(page, 'Your subscription preferences saved')).toBeVisible()
    await page.reload()
    await expect(switchOf(page, 'Newsletters')).toBeChecked()
    expect(await newsTo()).toEqual([second])
  },
)
