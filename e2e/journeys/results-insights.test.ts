import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { LONG, PHONE, widths } from '../pages/app/shell.ts'
import { insightChips, periodSentence } from '../pages/results/insights.ts'
import { openResults } from '../pages/results/results.ts'
import { test as ofDemo } from '../pages/results/resultsDemo.ts'
import { waitUntilDrawn } from '../pages/results/resultsScreens.ts'

const insights = await loadText('en', 'insights')
const helps = await loadText('en', 'helps')
const lists = await loadText('en', 'lists')
const picture = await loadText('en', 'picture')
const records = await loadText('en', 'records')

for (const viewport of widths(PHONE)) {
  ofDemo.describe(`at ${viewport.width} pixels`, () => {
    ofDemo.use({ viewport })

    ofDemo(
      `[RES-44, RES-74, RES-75, RES-77] the period is a picture and one sentence, and chips lead to the rest, at ${viewport.width} pixels`,
      LONG,
      async ({ page }) => {
        await openResults(page, 'insights')
        await waitUntilDrawn(page)
        // Nobody chose the period, so the page says why it is not the last 30 days.
        const card = page.locator('.picture-card').first()
        await expect(card.getByRole('heading')).toHaveText(insights('barsWeek'))
        await expect(periodSentence(page)).toHaveText(/^Pain was \d\.\d on average/)
        await expect(card).toContainText(insights('tooShort', { shorter: 30, days: 90 }))
        await expect(page.getByText(/^Pain was/)).toHaveCount(1)

        await card.getByRole('button', { name: picture('asTable') }).click()
        await expect(card.getByRole('columnheader').first()).toHaveText(insights('week'))

        const more = insightChips(page).locator('.insight-chips-more')
        if (viewport.width === PHONE.width) await more.click()
        await insightChips(page)
          .getByRole('button', { name: records('duration'), exact: true })
          .click()
        const heading = page.getByRole('heading', { level: 2, name: records('duration'), exact: true })
        await expect(heading).toBeFocused()
        await expect(heading).toBeInViewport()

        await insightChips(page)
          .getByRole('link', { name: lists('list-symptom'), exact: true })
          .click()
        await expect(
          page.getByRole('heading', { level: 2, name: lists('list-symptom'), exact: true }),
        ).toBeFocused()
      },
    )

    ofDemo(
      `[RES-43, RES-76] steady patterns are drawn, and without any one button leads to a longer period, at ${viewport.width} pixels`,
      LONG,
      async ({ page }) => {
        await openResults(page, 'insights', '?range=90days')
        await waitUntilDrawn(page)
        await expect(page.getByRole('heading', { name: helps('morePain'), exact: true })).toBeVisible()
        await expect(page.getByRole('img', { name: / with it, .* without$/ }).first()).toBeVisible()

        await openResults(page, 'insights', '?range=7days')
        await expect(page.getByText(insights('noSteady'))).toHaveCount(1)
        await page.getByRole('link', { name: insights('showDays', { days: 30 }), exact: true }).click()
        await expect(page).toHaveURL(/range=30days/)
      },
    )
  })
}
