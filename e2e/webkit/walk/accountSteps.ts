import { loadText } from '@reprieve/locales/loadText.ts'
import { mailedToken } from '../../harness/person.ts'
import type { Target } from '../target.ts'
import type { WebkitPage } from '../webkitPage.ts'
import { CONDITION, MEDICINE } from './listSteps.ts'
import { recentPain } from './recordSteps.ts'
import { buttonTarget, fieldTarget, headingTarget, linkTarget, MAIN, type WalkStep } from './walkStep.ts'

const account = await loadText('en', 'account')
const assistant = await loadText('en', 'assistant')
const guide = await loadText('en', 'guide')
const onboarding = await loadText('en', 'onboarding')
const reports = await loadText('en', 'reports')
const shell = await loadText('en', 'shell')
const sync = await loadText('en', 'sync')

const PASSWORD = 'a quiet harbour at low tide'
const HOME = linkTarget(shell('recordPain'), MAIN)
const SYNCED = buttonTarget(new RegExp(sync('syncNow')))
const ANSWER: Target = {
  role: 'text',
  name: /4\.0|6\.0/,
  within: { role: 'list', name: assistant('messagesLabel') },
}

/** From the form to home. */
export async function logInInWebkit(page: WebkitPage, username: string): Promise<void> {
  await page.type(fieldTarget(account('signInName')), username)
  await page.type(fieldTarget(account('password')), PASSWORD)
  await page.press(buttonTarget(account('logIn')))
  await page.see(HOME)
}

/** Accepts the note and asks. */
async function askSolace(page: WebkitPage, origin: string): Promise<void> {
  await page.open(`${origin}/solace`)
  await page.press(buttonTarget(assistant('noteAccept')))
  await page.type(fieldTarget(assistant('writeMessage')), 'What was my average pain this week?')
  await page.press(buttonTarget(assistant('send')))
  await page.see(ANSWER, 30_000)
}

export const ACCOUNT_STEPS: readonly WalkStep[] = [
  {
    title: 'without an account Solace answers on the device',
    walks: 'both',
    act: async ({ page, origin }) => {
      await askSolace(page, origin)
      await page.press(buttonTarget(assistant('endChat')))
      await page.see(buttonTarget(assistant('startChat')))
    },
  },
  {
    title: 'the form of the account is filled in and sent',
    walks: 'both',
    act: async ({ page, origin, names }) => {
      await page.open(`${origin}/register`)
      await page.type(fieldTarget(account('username')), names.username)
      await page.type(fieldTarget(account('email')), names.email)
      await page.type(fieldTarget(account('password')), PASSWORD)
      await page.press({ role: 'label', name: account('iAcceptEula') })
      await page.press({ role: 'label', name: account('iAcceptPrivacy') })
      await page.press(buttonTarget(account('register')))
      await page.see(headingTarget(account('checkMail')))
    },
  },
  {
    title: 'the mailed link makes the account active',
    walks: 'both',
    act: async ({ page, origin, place, names }) => {
      await page.open(`${origin}/activate-user/${await mailedToken(place, names.email)}`)
      await page.press(buttonTarget(shell('activateButton')))
      await page.see(headingTarget(shell('activatedTitle')))
    },
  },
  {
    title: 'the diary goes along into the account',
    walks: 'both',
    act: async ({ page, names }) => {
      await page.press(linkTarget(account('logIn'), MAIN))
      await logInInWebkit(page, names.username)
      await page.seeOneOf({ six: recentPain(6), four: recentPain(4) })
    },
  },
  {
    title: 'all of it is synced',
    walks: 'both',
    act: ({ page }) => page.see(SYNCED, 30_000),
  },
  {
    title: 'the guide opens an article, which is bookmarked',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/guide/home`)
      await page.see(headingTarget(guide('topics')))
      await page.open(`${origin}/guide/content/pain-and-sleep`)
      await page.see(headingTarget('Pain and sleep'))
      await page.press(buttonTarget(guide('addBookmark')))
      await page.see(buttonTarget(guide('removeBookmark')))
    },
  },
  {
    title: 'Solace answers from the diary',
    walks: 'long',
    act: ({ page, origin }) => askSolace(page, origin),
  },
  {
    title: 'a report can be made now',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/reports/create`)
      await page.see(buttonTarget(reports('generate')))
    },
  },
  {
    title: 'after the log-out the device shows the first page',
    walks: 'both',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/logout`)
      await page.see(buttonTarget(onboarding('startWithoutAccount')), 30_000)
    },
  },
  {
    title: 'after the log-in the record is there again',
    walks: 'both',
    act: async ({ page, origin, names }) => {
      await page.open(`${origin}/login`)
      await logInInWebkit(page, names.username)
      await page.seeOneOf({ six: recentPain(6), four: recentPain(4) }, 30_000)
    },
  },
  {
    title: 'the conditions are there again',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/conditions/list`)
      await page.see(CONDITION)
    },
  },
  {
    title: 'the medicines are there again',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/medications/list`)
      await page.see(MEDICINE)
    },
  },
]
