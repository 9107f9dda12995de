import { loadText } from '@reprieve/locales/loadText.ts'
import type { Target } from '../target.ts'
import type { WebkitPage } from '../webkitPage.ts'
import {
  buttonTarget,
  fieldTarget,
  headingTarget,
  linkTarget,
  MAIN,
  startingWith,
  text,
  type WalkStep,
} from './walkStep.ts'

const visit = await loadText('en', 'visit')
const calendar = await loadText('en', 'calendar')
const common = await loadText('en', 'common')
const filters = await loadText('en', 'filters')
const navigation = await loadText('en', 'navigation')
const picture = await loadText('en', 'picture')
const reports = await loadText('en', 'reports')
const helps = await loadText('en', 'helps')
const results = await loadText('en', 'results')
const shell = await loadText('en', 'shell')

type Tab = 'insights' | 'charts' | 'timeline' | 'records' | 'calendar'

async function openTab(page: WebkitPage, tab: Tab): Promise<void> {
  await page.press(linkTarget(results(tab)))
  await page.see({ ...linkTarget(results(tab)), isPressed: true })
}

const TABLE: Target = { role: 'table' }

export const RESULT_STEPS: readonly WalkStep[] = [
  {
    title: 'the results open with what helps, and the insights are beside it',
    walks: 'both',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/home`)
      // On a phone a tab, otherwise the first link in the drawer.
      const ways = { tab: linkTarget(navigation('results')), drawer: linkTarget(results('whatHelpsMe')) }
      await page.press(ways[await page.seeOneOf(ways)])
      await page.see(text(helps('emptyTitle')))
      await openTab(page, 'insights')
      await page.see(text(/^Pain was \d\.0 on average/))
    },
  },
  {
    title: 'the charts show where it hurts',
    walks: 'long',
    act: async ({ page }) => {
      await openTab(page, 'charts')
      await page.see(text('Most often: Head, in 1 of 1 record.'))
    },
  },
  {
    title: 'the timeline is read as a table and as a picture',
    walks: 'long',
    act: async ({ page }) => {
      await openTab(page, 'timeline')
      await page.press(buttonTarget(picture('asTable')))
      await page.see(TABLE)
      await page.press(buttonTarget(picture('asPicture')))
      await page.see(text(picture('gapNote')))
    },
  },
  {
    title: 'the list has the record and the reflection',
    walks: 'long',
    act: async ({ page }) => {
      await openTab(page, 'records')
      await page.see(text(results('recordCount', { 0: 2 })))
      await page.press(buttonTarget(common('details')))
      await page.see(text(/A night with little sleep/))
    },
  },
  {
    title: 'the notes are searched',
    walks: 'long',
    act: async ({ page }) => {
      await page.type(fieldTarget(results('searchNotes')), 'sleep')
      await page.see(text(results('found', { count: 1 })))
    },
  },
  {
    title: 'the calendar shows the day of the pain, and the month before',
    walks: 'both',
    act: async ({ page }) => {
      await openTab(page, 'calendar')
      await page.see(buttonTarget(/, pain \d/))
      await page.press(buttonTarget(startingWith(calendar('previousMonth', { month: '' }))))
      await page.see(text(calendar('noneIn')))
    },
  },
  {
    title: 'the filter is set to the last seven days',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/results/filter`)
      await page.press(buttonTarget(filters('last7Days')))
      await page.see({ ...buttonTarget(filters('last7Days')), isPressed: true })
      await page.see(text(filters('shown', { 0: 2, 1: 2 })))
    },
  },
  {
    title: 'reports say that they need an account, and offer the doctor visit',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/reports/create`)
      await page.see(text(reports('registerPrompt')))
      await page.press(linkTarget(startingWith(visit('title')), MAIN))
      await page.see(headingTarget(visit('questions')))
    },
  },
  {
    title: 'a question for the visit is kept over a page load',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.press(buttonTarget(visit('addQuestion')))
      await page.type(fieldTarget(visit('question')), 'Why at night?')
      await page.keys('Tab')
      await page.open(`${origin}/home`)
      await page.see(linkTarget(shell('recordPain'), MAIN))
      await page.open(`${origin}/reports/brief`)
      await page.see(text('Why at night?'))
    },
  },
]
