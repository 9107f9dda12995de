import { loadText } from '@reprieve/locales/loadText.ts'
import type { WebkitPage } from '../webkitPage.ts'
import {
  buttonTarget,
  headingTarget,
  linkTarget,
  MAIN,
  text,
  type Walker,
  type WalkStep,
} from './walkStep.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const onboarding = await loadText('en', 'onboarding')
const shell = await loadText('en', 'shell')

const theme = ({ page }: Walker): Promise<string | null> =>
  page.evaluate<string | null>(`document.documentElement.dataset.theme ?? null`)

const isDark = async (walker: Walker): Promise<boolean> => (await theme(walker)) === 'dark'

/** From the first page to home, without intro and questions. */
export async function skipIntroInWebkit(page: WebkitPage): Promise<void> {
  await page.press(buttonTarget(onboarding('startWithoutAccount')))
  await page.press(buttonTarget(onboarding('skipIntro')))
  await page.see(headingTarget(onboarding('greeting')))
  await page.press(buttonTarget(onboarding('notNow')))
}

export const FIRST_STEPS: readonly WalkStep[] = [
  {
    title: 'the first page says what this is',
    walks: 'both',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/`)
      await page.see(headingTarget(`${shell('headlineDescribe')} ${shell('headlineStart')}`))
    },
  },
  {
    title: 'the page is dimmed and bright again',
    walks: 'long',
    act: async (walker) => {
      const { page } = walker
      const dim = { role: 'checkbox', name: new RegExp(`^${shell('dimThisPage')}`) } as const
      await page.press(dim)
      if (!(await isDark(walker))) throw new Error('The page is not dark')
      await page.press(dim)
      if (await isDark(walker)) throw new Error('The page is still dark')
    },
  },
  {
    title: 'the page speaks German and English again',
    walks: 'long',
    act: async ({ page }) => {
      const german = await loadText('de', 'onboarding')
      await page.choose({ role: 'select' }, 'Deutsch')
      await page.see(buttonTarget(german('startWithoutAccount')))
      await page.choose({ role: 'select' }, 'English')
      await page.see(buttonTarget(onboarding('startWithoutAccount')))
    },
  },
  {
    title: 'the intro is turned page by page',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(buttonTarget(onboarding('startWithoutAccount')))
      for (const title of ['introTitle2', 'introTitle3', 'introTitle4'] as const) {
        await page.press(buttonTarget(onboarding('next')))
        await page.see(headingTarget(onboarding(title)))
      }
      await page.press(buttonTarget(onboarding('gotIt')))
      await page.see(headingTarget(onboarding('greeting')))
    },
  },
  {
    title: 'a condition is chosen and no medicine',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(buttonTarget(onboarding('startQuestions')))
      await page.see(headingTarget(onboarding('notificationQuestion')))
      await page.press(buttonTarget(common('skip')))
      await page.see(headingTarget(onboarding('conditionsQuestion')))
      await page.press(buttonTarget('Headaches'))
      await page.press(buttonTarget(onboarding('next')))
      await page.see(headingTarget(onboarding('medicationsQuestion')))
      await page.press(buttonTarget(onboarding('noMedications')))
      await page.press(buttonTarget(onboarding('getStarted')))
    },
  },
  {
    title: 'the intro is skipped',
    walks: 'short',
    act: ({ page }) => skipIntroInWebkit(page),
  },
  {
    title: 'home says that there is no record yet',
    walks: 'both',
    act: async ({ page }) => {
      await page.see(linkTarget(shell('recordPain'), MAIN))
      await page.see(text(home('noRecordsYet')))
    },
  },
]
