import { expect } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { callApi } from '../harness/apiCall.ts'
import { seedDiary } from '../harness/seedDiary.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recordPain } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { openResults } from '../pages/results/results.ts'
import { picture } from '../pages/results/timeline.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

const DAY_MS = 86_400_000
const results = await loadText('en', 'results')

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test(
  '[D50, RES-63, RES-64, RES-65] a PEG answered on another device is in the function graph, by keys, as a table and offline',
  LONG,
  async ({ page, context, watch }) => {
    test.setTimeout(180_000)
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    const session = await signInNewPerson(page, startedServer())
    await seedDiary(page, [
      { daysAgo: 3, severity: 4 },
      { daysAgo: 2, score: 7 },
    ])
    await page.reload()
    await expect(recordPain(page)).toBeVisible()
    const item = ['peg-1', 'peg-2', 'peg-3'].map((linkId, at) => ({
      linkId,
      answer: [{ valueInteger: 4 + at }],
    }))
    const { code } = await callApi({ ...startedServer(), session }, 'questionnaires/submit-questionnaire', {
      institution_id: 'self',
      questionnaire_id: 'peg',
      response: { resourceType: 'QuestionnaireResponse', status: 'completed', item },
      timing: Date.now() - 4 * DAY_MS,
      offset: 0,
    })
    expect(code).toBe(0)

    await openResults(page, 'insights')
    const card = page.getByRole('region', { name: results('function'), exact: true })
    await expect(card).toContainText('You answered the PEG once in this period')
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('application').focus()
    await page.keyboard.press('Home')
    await expect(card.locator('[aria-live]')).toContainText(
      /PEG: enjoyment of life 5\.0, PEG: general activity 6\.0\. 1 of 2$/,
    )
    await card.getByRole('button', { name: picture('asTable') }).click()
    await expect(card.getByRole('columnheader')).toHaveText([
      'Day',
      'Daily Reflection Score',
      'PEG: enjoyment of life',
      'PEG: general activity',
      'PEG: times answered',
    ])
    await expect(card.getByRole('row')).toHaveCount(3)

    await waitUntilAppCached(page)
    await context.setOffline(true)
    await page.reload()
    await expect(card).toContainText('You answered the PEG once in this period')
  },
)
