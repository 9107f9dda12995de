import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const records = await loadText('en', 'records')
const common = await loadText('en', 'common')

export const QUICK_PATH = '/records/quick'

/** The key of a number: a finger presses the label; the radio button inside is for screen readers. */
export const numberKey = (page: Page, number: number): Locator =>
  page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^${number} of 10`) }) })

export const quickSave = (page: Page): Locator =>
  page.getByRole('button', { name: records('saveNow'), exact: true })
export const quickDone = (page: Page): Locator =>
  page.getByRole('button', { name: records('quickDone'), exact: true })

const DEBOUNCE_MS = 1_200

/** Done takes the place of Save, and ignores presses for a moment because of shaking hands. */
export async function pressDone(page: Page): Promise<void> {
  await page.waitForTimeout(DEBOUNCE_MS + 1)
  await quickDone(page).click()
}
export const addDetails = (page: Page): Locator => page.getByRole('button', { name: records('quickDetails') })
export const closeQuick = (page: Page): Locator =>
  page.getByRole('button', { name: common('close'), exact: true })

/** The shared text, as shown before the save. */
export const sharedNote = (page: Page): Locator =>
  page.getByRole('region', { name: records('quickShared') }).getByRole('group')
export const leaveNoteOut = (page: Page): Locator =>
  page.getByRole('button', { name: records('quickLeaveOut') })
export const sharedLostNote = (page: Page): Locator => page.getByText(records('quickSharedLost'))

export async function openQuick(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}${QUICK_PATH}`)
  await expect(numberKey(page, 0)).toBeVisible()
}

/** As the system does it for another app: a form posted from another origin to the address of this page. */
export async function shareToQuick(page: Page, fields: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.evaluate(`(() => {
    const form = Object.assign(document.createElement('form'), {
      action: ${JSON.stringify(`${origin}${QUICK_PATH}`)}, method: 'post', enctype: 'multipart/form-data',
    })
    for (const [name, value] of Object.entries(${JSON.stringify(fields)}))
      form.append(Object.assign(document.createElement('textarea'), { name, value }))
    document.body.append(form)
    form.submit()
  })()`)
}

/** By how many pixels the page is higher than its visible part. */
export const measureHiddenHeight = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')

/** The keys and other controls that are smaller than a tired hand needs. */
export async function smallKeys(page: Page): Promise<string[]> {
  const targets = await page.locator('main label, main button').filter({ visible: true }).all()
  const boxes = await Promise.all(
    targets.map(async (target) => ({ box: await target.boundingBox(), name: await target.innerText() })),
  )
  return boxes.flatMap(({ box, name }) =>
    box === null || Math.min(box.width, box.height) < 48 ? [name] : [],
  )
}
