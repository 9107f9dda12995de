import { loadText } from '@reprieve/locales/loadText.ts'
import type { Target } from '../target.ts'
import type { WebkitPage } from '../webkitPage.ts'
import {
  buttonTarget,
  fieldTarget,
  group,
  linkTarget,
  MAIN,
  messageTarget,
  setWebkitSlider,
  startingWith,
  text,
  type WalkStep,
} from './walkStep.ts'

const common = await loadText('en', 'common')
const home = await loadText('en', 'home')
const listItems = await loadText('en', 'listItems')
const records = await loadText('en', 'records')
const reflections = await loadText('en', 'reflections')
const shell = await loadText('en', 'shell')

type Section =
  | 'locations'
  | 'symptoms'
  | 'characteristics'
  | 'aggravatingFactors'
  | 'medications'
  | 'interventions'
  | 'timing'
  | 'environment'
  | 'notes'

const NOTE = 'A night with little sleep & rain'

export const SEVERITY: Target = { role: 'slider', name: records('severity') }
/** In the footer on a phone, in the header on a wide screen. */
export const SAVE_RECORD = buttonTarget(new RegExp(`^(${records('saveNow')}|${records('saveRecord')})$`))
export const RECORD_SAVED = messageTarget(records('saved'))
const SECTIONS: Target = { role: 'navigation', name: records('sections') }

/** By the list beside the editor, or by the drawer of a phone with that list. */
async function goToSection(page: WebkitPage, section: Section): Promise<void> {
  const row = buttonTarget(startingWith(records(section)), SECTIONS)
  const drawer = buttonTarget(records('sections'))
  if ((await page.seeOneOf({ row, drawer })) === 'drawer') await page.press(drawer)
  await page.press(row)
  await page.seeNo({ role: 'dialog', name: records('sections') })
}

/** On home, whatever the hour. */
const REFLECT = linkTarget(new RegExp(`^(${home('reflectToday')}|${home('reflectYesterday')})$`))
const RECENT: Target = { role: 'region', name: startingWith(home('recentRecords')) }

export const recentPain = (severity: number): Target => ({
  role: 'image',
  name: new RegExp(`^${severity} of 10`),
  within: RECENT,
})

async function chooseIn(
  page: WebkitPage,
  section: Section,
  item: Parameters<typeof listItems>[0],
): Promise<void> {
  await goToSection(page, section)
  const chip = buttonTarget(listItems(item), group(records(section)))
  await page.press(chip)
  await page.see({ ...chip, isPressed: true })
}

export const RECORD_STEPS: readonly WalkStep[] = [
  {
    title: 'a pain of six is said by its number',
    walks: 'both',
    act: async ({ page }) => {
      await page.press(linkTarget(shell('recordPain'), MAIN))
      await page.see(SEVERITY)
      await setWebkitSlider(page, SEVERITY, 6)
      await page.see(text('6'))
    },
  },
  {
    title: 'where it hurts, what comes with it and how it feels',
    walks: 'long',
    act: async ({ page }) => {
      await goToSection(page, 'locations')
      // The section is complete when its drawing is; earlier the page may still scroll to the heading.
      await page.see(group(records('bodyMap')))
      await chooseIn(page, 'locations', 'location.head')
      await chooseIn(page, 'symptoms', 'symptom.fatigue')
      await chooseIn(page, 'characteristics', 'character.aching')
    },
  },
  {
    title: 'what made it worse, what was taken and what helped',
    walks: 'long',
    act: async ({ page }) => {
      await chooseIn(page, 'aggravatingFactors', 'aggravating_factor.nothing')
      await goToSection(page, 'medications')
      await page.press(buttonTarget(records('noMedications')))
      await goToSection(page, 'interventions')
      await page.press(buttonTarget(records('helped'), group(listItems('alleviating_factor.rest'))))
    },
  },
  {
    title: 'when it was, where, and a note of their own',
    walks: 'long',
    act: async ({ page }) => {
      await goToSection(page, 'timing')
      await page.press(buttonTarget(records('allDay')))
      await chooseIn(page, 'environment', 'environment.home')
      await goToSection(page, 'notes')
      await page.type(fieldTarget(records('notes')), NOTE)
    },
  },
  {
    title: 'the record is saved',
    walks: 'both',
    act: async ({ page }) => {
      await page.press(SAVE_RECORD)
      await page.see(RECORD_SAVED)
    },
  },
  {
    title: 'the day is reflected on',
    walks: 'long',
    act: async ({ page }) => {
      const score = { role: 'slider', name: reflections('score') } as const
      // In the morning of a new diary the reflection is not offered. [REF-11]
      if ((await page.seeOneOf({ score, link: REFLECT })) === 'link') await page.press(REFLECT)
      await page.see(score)
      await setWebkitSlider(page, score, 7)
      await page.type(fieldTarget(reflections('notes')), 'Slow, but a walk')
      await page.press(buttonTarget(reflections('saveReflection')))
      await page.see(messageTarget(reflections('saved')))
    },
  },
  {
    title: 'the reflection can wait',
    walks: 'short',
    act: async ({ page }) => {
      const notNow = buttonTarget(reflections('notNow'))
      if ((await page.seeOneOf({ notNow, link: REFLECT })) === 'notNow') await page.press(notNow)
    },
  },
  {
    title: 'home shows the record',
    walks: 'both',
    act: ({ page }) => page.see(recentPain(6)),
  },
  {
    title: 'the record opens again with its note',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(linkTarget(/^6 Today/, RECENT))
      await page.see(SEVERITY)
      await goToSection(page, 'notes')
      await page.see({ role: 'field', name: records('notes'), value: NOTE })
    },
  },
  {
    title: 'its number is changed, and home shows the new one',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(buttonTarget(common('close')))
      await page.press(linkTarget(/^6 Today/, RECENT))
      await setWebkitSlider(page, SEVERITY, 4)
      await page.press(SAVE_RECORD)
      await page.see(recentPain(4))
    },
  },
]
