import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import { openSettings, settingsSwitch } from '../pages/app/settings.ts'
import { LONG, PHONE, sidewaysScroll } from '../pages/app/shell.ts'
import { answers, sendChatQuestion, openChat, signInWithDiary } from '../pages/guide/assistant.ts'
import { reflectOn } from '../pages/records/reflection.ts'
import { test } from '../pages/sync/watch.ts'

const safety = await loadText('en', 'safety')
const settings = await loadText('en', 'settings')

const OBLIQUE = 'I have made peace with it. Not long now.'

const line = (page: Page): Locator => page.locator('.quiet-line')

test.use({ viewport: PHONE })

test(
  '[SAFE-22, SAFE-23] a reflection with an indirect hint shows one line with a link to help, once a day',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await reflectOn(page, { score: 3, note: OBLIQUE })
    await expect(line(page)).toHaveText(`${safety('quietLine')} ${safety('quietLineHelp')}`)
    await expect(page.locator('.safety-card')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.quiet-line a[href^=tel], .quiet-line button, .quiet-line h2')).toHaveCount(0)
    expect(
      await page.evaluate(`document.querySelector('.quiet-line').contains(document.activeElement)`),
    ).toBe(false)
    expect(await sidewaysScroll(page)).toBe(0)
    await line(page).getByRole('link').click()
    await expect(page).toHaveURL(/urgent-help\?section=crisis/)
    await expect(line(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect(line(page)).toHaveCount(0)
  },
)

test(
  '[SAFE-23] switched off in Settings it does not appear, on this device and after a reload',
  LONG,
  async ({ page }) => {
    await skipIntroWithoutAccount(page)
    await openSettings(page, 'notifications')
    const toggle = settingsSwitch(page, settings('promptQuietLine'))
    await expect(toggle).toBeChecked()
    await toggle.press('Space')
    await expect(toggle).not.toBeChecked()
    await page.reload()
    await expect(toggle).not.toBeChecked()
    await page.goto('/home')
    await reflectOn(page, { score: 3, note: OBLIQUE })
    // The check runs when the page is idle; this is enough time for it.
    await page.waitForTimeout(2_000)
    await expect(line(page)).toHaveCount(0)
  },
)

test('[SAFE-22] in a chat it is below the answer, and the message is answered', LONG, async ({ page }) => {
  await signInWithDiary(page)
  await openChat(page)
  await sendChatQuestion(page, OBLIQUE)
  await expect(answers(page)).toHaveCount(1)
  await expect(line(page)).toHaveCount(1)
  await expect(line(page)).toContainText(safety('quietLineHelp'))
  await sendChatQuestion(page, 'There is no point in any of it.')
  await expect(line(page)).toHaveCount(1)
})
