import { loadText } from '@reprieve/locales/loadText.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { Target } from '../target.ts'
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

const common = await loadText('en', 'common')
const sync = await loadText('en', 'sync')
const guide = await loadText('en', 'guide')
const navigation = await loadText('en', 'navigation')
const reminders = await loadText('en', 'reminders')
const settings = await loadText('en', 'settings')

const choice = (name: string): Target => ({ role: 'label', name })
const isChosen = (name: string): Target => ({ role: 'radio', name, isPressed: true })

export const SETTING_STEPS: readonly WalkStep[] = [
  {
    title: 'the menu leads to the settings',
    walks: 'both',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/menu`)
      await page.press(linkTarget(startingWith(navigation('settings')), MAIN))
      await page.see(text(settings('version', { 0: manifest.version })))
    },
  },
  {
    title: 'the dark theme holds over a page load',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.press(linkTarget(startingWith(settings('appTheme')), MAIN))
      await page.press(choice(settings('themeDark')))
      await page.see(isChosen(settings('themeDark')))
      await page.open(`${origin}/settings?section=theme`)
      await page.see(isChosen(settings('themeDark')))
      await page.press(choice(settings('themeLight')))
      await page.see(isChosen(settings('themeLight')))
    },
  },
  {
    title: 'a reminder is set for a time of day',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/reminders/add`)
      await page.type(fieldTarget(reminders('timeOfDay')), '07:30')
      await page.press(buttonTarget(common('save')))
      await page.see(linkTarget(/7:30/))
    },
  },
  {
    title: 'the diary can be taken along as a file',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/your-data`)
      await page.see(linkTarget(startingWith(sync('export')), MAIN))
    },
  },
  {
    title: 'urgent help stands there without an account',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/urgent-help`)
      await page.see(headingTarget(guide('urgentEmergency')))
      await page.see(linkTarget('112'))
    },
  },
]
