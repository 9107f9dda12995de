import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '@reprieve/locales/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { setDeviceOwner } from '../pages/account/deviceOwner.ts'
import {
  onboardingGotItButton,
  onboardingNextButton,
  onboardingQuestion,
  skipIntroButton,
  startButton,
} from '../pages/app/onboarding.ts'
import {
  chooseLanguage,
  shellText,
  enlargeCharacters,
  LONG,
  PHONE,
  sidewaysScroll,
  smallTargets,
} from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const onboarding = await loadText('en', 'onboarding')

test.use({ viewport: PHONE })

test(
  '[ONB-1] the intro is turned by buttons and by keys, and each step has its address',
  LONG,
  async ({ page }) => {
    await page.goto('/onboarding/intro')
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle1'))
    await onboardingNextButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle2'))
    await expect(onboardingQuestion(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/step=3$/)
    await page.reload()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle3'))
    await page.getByRole('button', { name: shellText('back'), exact: true }).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle2'))
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/step=1$/)
    await page.goBack()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle2'))
    await page.goto('/onboarding/intro?step=4')
    await onboardingGotItButton(page).click()
    await expect(page).toHaveURL('/')
  },
)

test.describe('on glass', () => {
  test.use({ hasTouch: true })

  test('[ONB-1] the intro is turned by a finger', LONG, async ({ page }) => {
    await page.goto('/')
    await startButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle1'))
    await swipe(page, -200)
    await expect(onboardingQuestion(page)).toHaveText(onboarding('introTitle2'))
    await swipe(page, 200)
    await expect(page).toHaveURL(/step=1$/)
    await skipIntroButton(page).click()
    await expect(onboardingQuestion(page)).toHaveText(onboarding('greeting'))
  })
})

/** Swipes one finger over the text by this many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 500 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(195) })
  for (const part of [0.25, 0.5, 0.75, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(195 + by * part) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const STEPS = [
  'intro?step=1',
  'intro?step=2',
  'intro?step=3',
  'intro?step=4',
  'greeting',
  'privacy',
  'reminders',
  'conditions',
  'medications',
]

test.describe('[REL 6] at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const language of LANGUAGES) {
    test(`nothing is cut off and everything can be pressed in ${language}`, LONG, async ({ page }) => {
      test.slow()
      await page.goto('/')
      await chooseLanguage(page, language)
      await setDeviceOwner(page, { is: 'anonymous' })
      for (const step of STEPS) {
        await page.goto(`/onboarding/${step}`)
        await expect(onboardingQuestion(page)).toBeVisible()
        if (step === 'medications') await page.locator('label.checkbox').nth(1).click()
        expect([step, await sidewaysScroll(page), await smallTargets(page)]).toEqual([step, 0, []])
        await enlargeCharacters(page)
        expect([step, await sidewaysScroll(page)]).toEqual([step, 0])
      }
    })
  }
})
