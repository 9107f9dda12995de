import { expect, type Page } from '@playwright/test'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeAndWidthFaults, AXE_LOOKS } from '../pages/app/axe.ts'
import { LONG } from '../pages/app/shell.ts'
import {
  articleTitle,
  guide,
  openArticle,
  openGuide,
  guideButton,
  guideRow,
  searchGuide,
  simulateVoices,
  SLEEP_ARTICLE,
} from '../pages/guide/guide.ts'
import { subscriberSignsIn } from '../pages/guide/programs.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await findAxeAndWidthFaults(page)).toEqual([])
}

for (const look of AXE_LOOKS) {
  test.describe(`${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test(
      `[REL 6, GUIDE-8, GUIDE-9] an article that is bookmarked, its feedback, the list of bookmarks and a search, ${look.colorScheme}`,
      LONG,
      async ({ page }) => {
        await simulateVoices(page, [{ lang: 'en-GB', localService: true }])
        await subscriberSignsIn(page, startedServer())
        await openArticle(page, SLEEP_ARTICLE)
        await guideButton(page, 'listen').click()
        await guideButton(page, 'listenOptions').click()
        await expect(page.getByRole('radio', { name: '1.5×' })).toBeVisible()
        await expectNoFaults(page)
        await page.keyboard.press('Escape')
        await guideButton(page, 'addBookmark').click()
        await expect(guideButton(page, 'removeBookmark')).toBeVisible()
        await guideButton(page, 'usefulYes').click()
        await expect(guideButton(page, 'feedbackSend')).toBeVisible()
        await expectNoFaults(page)
        await page.goto('/guide/bookmarked')
        await expect(guideRow(page, SLEEP_ARTICLE.title)).toBeVisible()
        await expectNoFaults(page)
        await openGuide(page)
        // With the way to Urgent help above what was found.
        await expectNoFaults(page)
        await searchGuide(page, 'emergency')
        await expect(page.locator('.guide-search .list-row').first()).toBeVisible()
        await expectNoFaults(page)
      },
    )

    test(
      `[REL 6, GUIDE-5, D47] no access, and both texts of Urgent help, ${look.colorScheme}`,
      LONG,
      async ({ page, watch }) => {
        watch.expectError(/403/)
        await signInNewPerson(page, startedServer())
        await page.goto('/guide/home')
        await expect(page.getByText(guide('noAccess'))).toBeVisible()
        await expectNoFaults(page)
        for (const [section, title] of [
          ['emergency', 'When pain is an emergency'],
          ['crisis', 'Getting help in a crisis'],
        ] as const) {
          await page.goto(`/urgent-help?section=${section}`)
          await expect(articleTitle(page, title)).toBeVisible()
          await expectNoFaults(page)
        }
      },
    )
  })
}
