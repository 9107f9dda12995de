import { loadText } from '@reprieve/locales/loadText.ts'
import type { WebkitPage } from '../webkitPage.ts'
import { button, heading, link, MAIN, text, type Walker, type WalkStep } from './walkStep.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const onboarding = await loadText('en', 'onboarding')
const shell = await loadText('en', 'shell')

const theme = ({ page }: Walker): Promise<string | null> =>
  page.evaluate<string | null>(`document.documentElement.dataset.theme ?? null`)

const isDark = async (walker: Walker): Promise<boolean> => (await theme(walker)) === 'dark'

/** From the first page home, as who wants neither intro nor questions. */
export async function skipIntro(page: WebkitPage): Promise<void> {
  await page.press(button(onboarding('startWithoutAccount')))
  await page.press(button(onboarding('skipIntro')))
  await page.see(heading(onboarding('greeting')))
  await page.press(button(onboarding('notNow')))
}

export const FIRST_STEPS: readonly WalkStep[] = [
  {
    title: 'the first page says what this is',
    walks: 'both',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/`)
      await page.see(heading(`${shell('headlineDescribe')} ${shell('headlineStart')}`))
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
      await page.see(button(german('startWithoutAccount')))
      await page.choose({ role: 'select' }, 'English')
      await page.see(button(onboarding('startWithoutAccount')))
    },
  },
  {
    title: 'the intro is turned page by page',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(button(onboarding('startWithoutAccount')))
      for (const title of ['introTitle2', 'introTitle3', 'introTitle4'] as const) {
        await page.press(button(onboarding('next')))
        await page.see(heading(onboarding(title)))
      }
      await page.press(button(onboarding('gotIt')))
      await page.see(heading(onboarding('greeting')))
    },
  },
  {
    title: 'a condition is chosen and no medicine',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(button(onboarding('startQuestions')))
      await page.see(heading(onboarding('notificationQuestion')))
      await page.press(button(common('skip')))
      await page.see(heading(onboarding('conditionsQuestion')))
      await page.press(button('Headaches'))
      await page.press(button(onboarding('next')))
      await page.see(heading(onboarding('medicationsQuestion')))
      await page.press(button(onboarding('noMedications')))
      await page.press(button(onboarding('getStarted')))
    },
  },
  {
    title: 'the intro is skipped',
    walks: 'short',
    act: ({ page }) => skipIntro(page),
  },
  {
    title: 'home says that there is no record yet',
    walks: 'both',
    act: async ({ page }) => {
      await page.see(link(shell('recordPain'), MAIN))
      await page.see(text(home('noRecordsYet')))
    },
  },
]
