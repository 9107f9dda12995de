import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { findAxeAndWidthFaults } from '../pages/app/axe.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { undoButton } from '../pages/records/record.ts'
import { startWithEpisodes } from '../pages/results/episodes.ts'
import {
  cards,
  chooseRecordAction,
  deletedToast,
  openResults,
  recordCountLabel,
  resultsText,
} from '../pages/results/results.ts'
import { test } from '../pages/sync/watch.ts'

const common = await loadText('en', 'common')
const insights = await loadText('en', 'insights')

test.use({ viewport: PHONE })

for (const search of ['?range=30days', '?range=alltime', '?range=30days&view=pages']) {
  test(
    `[EPI-8, EPI-20, EPI-21] the list shows an episode once, with its numbers, and deletes it whole: ${search}`,
    LONG,
    async ({ page }) => {
      await startWithEpisodes(page)
      await openResults(page, 'records', search)
      await expect(recordCountLabel(page, 4)).toBeVisible()
      const card = cards(page).filter({ hasText: resultsText('episodeNumbers', { numbers: '5, 8, 3' }) })
      await expect(card).toContainText(resultsText('lengthWholeHours', { hours: 4 }))
      await card.getByRole('button', { name: resultsText('moreNumbers', { count: 2 }) }).click()
      await expect(card.getByRole('listitem')).toHaveCount(2)
      await expect(cards(page).first()).toContainText('Going on since')
      expect(await findAxeAndWidthFaults(page)).toEqual([])

      await chooseRecordAction(card, 'delete')
      const asked = page.getByRole('alertdialog', { name: resultsText('deleteEpisode', { count: 2 }) })
      await asked.getByRole('button', { name: common('delete') }).click()
      await expect(deletedToast(page)).toBeVisible()
      await expect(recordCountLabel(page, 3)).toBeVisible()
      await undoButton(page).click()
      await expect(recordCountLabel(page, 4)).toBeVisible()
      await expect(card).toHaveCount(1)
    },
  )
}

test('[EPI-22] the insights count episodes and say how long they usually last', LONG, async ({ page }) => {
  await startWithEpisodes(page)
  await openResults(page, 'insights', '?range=30days')
  const days = insights('episodeDays', { count: 30 })
  await expect(page.getByText(insights('episodeCount', { count: 3, days }))).toBeVisible()
  const length = resultsText('lengthWholeHours', { hours: 4 })
  await expect(page.getByText(insights('episodeLength', { count: 1, length }))).toBeVisible()
  await expect(page.getByText(insights('episodesGoOn', { count: 1 }))).toBeVisible()
  await expect(page.getByText(insights('episodesLeft', { count: 1 }))).toBeVisible()
  expect(await findAxeAndWidthFaults(page)).toEqual([])
})
