import { expect, type Page } from '@playwright/test'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { dosesText, loggedToast, logNow } from '../pages/records/doses.ts'
import {
  flareSave,
  flareSaved,
  flareText,
  openFlare,
  pastRows,
  pressUseItAgain,
  useItButton,
} from '../pages/records/flare.ts'
import { numberKey } from '../pages/records/quick.ts'
import { test } from '../pages/results/resultsDemo.ts'

test.use({ viewport: PHONE })

const toastOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const toast = document.querySelector('.toast[data-shown=true]').getBoundingClientRect()
    return ['.breathing-bars', '.breathing-words', '.flare-card', '.flare-row', '.flare-urgent', '.screen-header .icon-button']
      .filter((name) => [...document.querySelectorAll(name)].some((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect()
        return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left
      }))
  })()`)

test(
  '[FLARE-4, FLARE-5, FLARE-6, FLARE-9] a year of records offers the usual dose, and what helped for the number just saved',
  LONG,
  async ({ page }) => {
    await openFlare(page)
    await expect(pastRows(page)).toHaveCount(2)
    const [dose, help] = [pastRows(page).first(), pastRows(page).last()]
    await expect(dose).toContainText(/Last: /)
    await expect(help).toContainText(/ helped/)

    await numberKey(page, 8).click()
    await useItButton(page).click()
    await expect(help).toContainText(flareText('useNext'))
    await flareSave(page, 8).click()
    await expect(flareSaved(page, 8)).toBeVisible()
    await expect(help).toContainText(flareText('useAdded'))
    await expect(useItButton(page)).toHaveAttribute('aria-pressed', 'true')
    await pressUseItAgain(page)
    await expect(useItButton(page)).toHaveAttribute('aria-pressed', 'false')

    await dose.getByRole('button', { name: dosesText('addTitle') }).click()
    await logNow(page).click()
    await expect(loggedToast(page)).toBeVisible()
    expect(await toastOverlaps(page)).toEqual([])
    await expect(dose).toContainText(/Last: today/)
  },
)
