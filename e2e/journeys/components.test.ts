import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { skipIntroWithoutAccount } from '../pages/account/deviceOwner.ts'
import {
  componentButton,
  dragMouse,
  openComponents,
  openWithStillClock,
  pointIn,
  type Point,
} from '../pages/app/components.ts'
import {
  ALL_WIDTHS,
  chooseLanguage,
  shellText,
  enlargeCharacters,
  LONG,
  PHONE,
  showTheme,
  sidewaysScroll,
  smallTargets,
  widths,
} from '../pages/app/shell.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const scale = await loadText('en', 'scale')

const severityPart = (page: Page): Locator => page.getByRole('group', { name: records('severity') }).first()

const slider = (page: Page): Locator => severityPart(page).getByRole('slider')
const sliderSurface = (page: Page): Locator => severityPart(page).locator('.swell-surface')
const lessButton = (page: Page): Locator =>
  severityPart(page).getByRole('button', { name: shellText('oneLess') })
const moreButton = (page: Page): Locator =>
  severityPart(page).getByRole('button', { name: shellText('oneMore') })
const chosenValue = (page: Page): Locator => severityPart(page).locator('output')

/** What the slider says to a screen reader. */
const spoken = (value: number, word: string): string => shellText('valueOfTen', { value, word })

const FINGER_STEPS = 10

/** A real touch, which the browser may take over to scroll. */
async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const along = (from: number, to: number, step: number): number => from + ((to - from) * step) / FINGER_STEPS
  await touch('touchStart', [from])
  for (let step = 1; step <= FINGER_STEPS; step += 1)
    await touch('touchMove', [{ x: along(from.x, to.x, step), y: along(from.y, to.y, step) }])
  await touch('touchEnd', [])
}

/** The position of the middle of this bar on the surface. */
async function barMiddle(page: Page, value: number): Promise<Point> {
  return await pointIn(sliderSurface(page), { x: (value + 0.5) / 11, y: 1 / 3 })
}

/** The live region of all messages. */
const message = (page: Page): Locator => page.locator('.toast').getByRole('status')
const messageButton = (page: Page, name: string): Locator =>
  page.locator('.toast').getByRole('button', { name })

for (const viewport of widths(PHONE, ALL_WIDTHS)) {
  test.describe(`[REL 6] the parts at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('are large enough to press and fit the page', LONG, async ({ page }) => {
      await page.goto('/')
      await showTheme(page, 'dark')
      await openComponents(page)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
    })
  })
}

test('[REL 6] with text twice as large the parts still fit 320 pixels', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openComponents(page)
  await chooseLanguage(page, 'de')
  await enlargeCharacters(page)
  expect(await sidewaysScroll(page)).toBe(0)
})

test.describe('[D36] the slider', () => {
  test('is unset until it is touched, and one press takes 0', LONG, async ({ page }) => {
    await openComponents(page)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', shellText('moveSlider'))
    await expect(chosenValue(page)).toContainText(shellText('moveSlider'))
    await lessButton(page).click()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', spoken(0, scale('severity0')))
  })

  test('is moved by the keyboard alone', LONG, async ({ page }) => {
    await openComponents(page)
    await slider(page).focus()
    const steps = [
      ['End', 10, 'severity10'],
      ['PageDown', 8, 'severity8'],
      ['ArrowLeft', 7, 'severity7'],
      ['Home', 0, 'severity0'],
      ['PageUp', 2, 'severity2'],
      ['ArrowUp', 3, 'severity3'],
    ] as const
    for (const [key, value, word] of steps) {
      await page.keyboard.press(key)
      await expect(slider(page)).toHaveAttribute('aria-valuetext', spoken(value, scale(word)))
      await expect(slider(page)).toHaveValue(String(value))
    }
  })

  test('takes a tap on a bar and a drag along the track', LONG, async ({ page }) => {
    await openComponents(page)
    const [six, eight] = [await barMiddle(page, 6), await barMiddle(page, 8)]
    await page.mouse.click(six.x, six.y)
    await expect(slider(page)).toHaveValue('6')
    await dragMouse(page, six, eight)
    await expect(slider(page)).toHaveValue('8')
  })

  test('does not count the second of two taps of a shaking hand', LONG, async ({ page }) => {
    await openComponents(page)
    await moreButton(page).dblclick()
    await expect(slider(page)).toHaveValue('1')
    await expect(chosenValue(page)).toHaveAttribute('aria-live', 'polite')
  })
})

test.describe('[REL 6] under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('that goes up or down the slider stays as it is and the page scrolls', LONG, async ({ page }) => {
    await openComponents(page)
    const { x, y } = await barMiddle(page, 6)
    await dragFinger(page, { x, y }, { x, y: y - 150 })
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(50)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', shellText('moveSlider'))
  })

  test('that goes sideways the slider follows', LONG, async ({ page }) => {
    await openComponents(page)
    await dragFinger(page, await barMiddle(page, 2), await barMiddle(page, 9))
    await expect(slider(page)).toHaveValue('9')
  })
})

test('[REL 6] a button pressed twice in a row acts once, and acts again later', LONG, async ({ page }) => {
  await openWithStillClock(page)
  await componentButton(page, common('continue')).dblclick()
  await expect(page.getByText(shellText('pressed', { count: 1 }))).toBeVisible()
  await page.clock.runFor(1_200)
  await componentButton(page, common('continue')).press('Enter')
  await expect(page.getByText(shellText('pressed', { count: 2 }))).toBeVisible()
})

test('[REL 6] a dialog starts on the safe choice, keeps the focus and returns it', LONG, async ({ page }) => {
  await openComponents(page)
  const opener = componentButton(page, shellText('showDialog'))
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: records('leaveQuestion') })
  await expect(dialog.getByRole('button', { name: records('leaveSave') })).toBeFocused()
  for (const next of ['leaveBack', 'leaveDiscard', 'leaveSave'] as const) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: records(next) })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[REL 6] a sheet closes by its button and by Escape, and returns the focus', LONG, async ({ page }) => {
  await openComponents(page)
  const opener = componentButton(page, shellText('showSheet'))
  const sheet = page.getByRole('dialog', { name: records('timing') })
  await opener.press('Enter')
  await sheet.getByRole('button', { name: common('close') }).click()
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})

/** The live region appears a moment after the screen. */
const untilPlaceOfMessages = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(message(page)).toBeEmpty({ timeout: 500 })
  }).toPass()

test.describe('[REL 6] a message', () => {
  test('is announced where nothing stood before, and goes after three seconds', LONG, async ({ page }) => {
    await openWithStillClock(page)
    await untilPlaceOfMessages(page)
    await componentButton(page, shellText('showMessage')).press('Enter')
    await expect(message(page)).toHaveText(records('saved'))
    await page.clock.runFor(2_900)
    await expect(message(page)).toHaveText(records('saved'))
    await page.clock.runFor(200)
    await expect(message(page)).toBeEmpty()
  })

  test('with Undo stays ten seconds, and as long as the focus is on it', LONG, async ({ page }) => {
    await openWithStillClock(page)
    await untilPlaceOfMessages(page)
    await componentButton(page, shellText('showUndo')).press('Enter')
    await expect(message(page)).toHaveText(records('deleted'))
    await page.clock.runFor(9_900)
    await expect(message(page)).toHaveText(records('deleted'))
    await messageButton(page, shellText('undo')).focus()
    await page.clock.runFor(60_000)
    await expect(message(page)).toHaveText(records('deleted'))
    await page.keyboard.press('Enter')
    await expect(message(page)).toHaveText(records('saved'))
    await expect(componentButton(page, shellText('showUndo'))).toBeFocused()
  })

  test(
    '[UI-9] disappears under a resting pointer, and stays when the pointer is moved onto it',
    LONG,
    async ({ page }) => {
      await openWithStillClock(page)
      await untilPlaceOfMessages(page)
      const show = async (): Promise<void> => {
        await componentButton(page, shellText('showMessage')).press('Enter')
        await expect(message(page)).toHaveText(records('saved'))
      }
      await show()
      const { x, y } = await pointIn(page.locator('.toast-row'), { x: 0.2, y: 0.5 })
      await page.clock.runFor(3_100)
      await expect(message(page)).toBeEmpty()

      await page.mouse.move(x, y)
      await show()
      await page.clock.runFor(3_100)
      await expect(message(page)).toBeEmpty()

      await show()
      await page.mouse.move(x + 5, y)
      await page.clock.runFor(60_000)
      await expect(message(page)).toHaveText(records('saved'))
      await page.mouse.move(0, 0)
      await page.clock.runFor(3_100)
      await expect(message(page)).toBeEmpty()
    },
  )
})

/** For every row of choices: the number of lines it takes, and the number of choices. */
const linesOfChoices = (page: Page): Promise<{ lines: number; choices: number }[]> =>
  page.evaluate(`[...document.querySelectorAll('.segments')]
    .filter((row) => getComputedStyle(row).display === 'flex' && row.getClientRects().length > 0)
    .map((row) => [...row.children].map((child) => child.getBoundingClientRect().top))
    .map((tops) => ({ lines: new Set(tops).size, choices: tops.length }))`)

for (const language of ['de', 'ru'] as const) {
  test(
    `[UI-14] in ${language} choices are in one row or in a list, and never wrap`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await skipIntroWithoutAccount(page)
      await page.evaluate(`localStorage.setItem('reprieve.language', '${language}')`)
      for (const path of ['/settings?section=theme', '/results/filter', '/components']) {
        await page.goto(path)
        await expect(page.locator('.segments').first()).toBeVisible()
        for (const width of [320, 390, 820]) {
          await page.setViewportSize({ width, height: 640 })
          for (const letters of ['100%', '200%']) {
            await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
            await expect
              .poll(async () =>
                (await linesOfChoices(page)).filter(({ lines, choices }) => lines !== 1 && lines !== choices),
              )
              .toEqual([])
          }
          await page.evaluate(`document.documentElement.style.fontSize = ''`)
        }
        await page.setViewportSize({ width: 320, height: 640 })
      }
      // The same choice, and the same keys.
      await page.goto('/settings?section=theme')
      await expect.poll(async () => (await linesOfChoices(page)).some(({ lines }) => lines > 1)).toBe(true)
      const list = page.locator('.segments[data-list]').first()
      await list.getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(list.getByRole('radio', { checked: true })).toBeFocused()
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
}
