import { loadText } from '@reprieve/locales/loadText.ts'
import type { Target } from '../target.ts'
import {
  buttonTarget,
  fieldTarget,
  group,
  linkTarget,
  messageTarget,
  startingWith,
  type WalkStep,
} from './walkStep.ts'

const common = await loadText('en', 'common')
const conditions = await loadText('en', 'conditions')
const doses = await loadText('en', 'doses')
const medications = await loadText('en', 'medications')
const records = await loadText('en', 'records')

const RESULTS = group(conditions('results'))
const SHEET: Target = { role: 'dialog' }
const listed = (name: string | RegExp, list: string): Target => ({
  role: 'listitem',
  name,
  within: { role: 'list', name: list },
})

export const CONDITION = listed(/^Fibromyalgia/, conditions('myConditions'))
export const MEDICINE = listed(/Tylenol/, medications('current'))

export const LIST_STEPS: readonly WalkStep[] = [
  {
    title: 'a condition is found, dated and listed',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/conditions/list`)
      await page.press(linkTarget(common('addNew')))
      await page.type(fieldTarget(conditions('searchLabel')), 'fibro')
      await page.press(buttonTarget(startingWith('Fibromyalgia'), RESULTS))
      await page.type(fieldTarget(conditions('dateOfDiagnosis')), '2019-04-01')
      await page.press(buttonTarget(conditions('saveCondition')))
      await page.see(messageTarget(conditions('added')))
      await page.see(CONDITION)
    },
  },
  {
    title: 'a medicine is found by its brand, with its strength',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/medications/list`)
      await page.press(linkTarget(common('addNew')))
      await page.type(fieldTarget(medications('searchLabel')), 'tylenol')
      await page.press({ role: 'button', within: RESULTS })
      await page.press(buttonTarget(startingWith('Tylenol'), group(medications('brand'))))
      await page.press(buttonTarget('500 mg', group(medications('strength'))))
    },
  },
  {
    title: 'it is taken daily, said in a sheet',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(buttonTarget(medications('scheduled')))
      await page.press(buttonTarget(medications('addDose')))
      await page.type(fieldTarget(startingWith(medications('amount')), SHEET), '2')
      await page.press({ role: 'label', name: medications('freqDaily'), within: SHEET })
      await page.type(fieldTarget(startingWith(medications('repeatEvery')), SHEET), '1')
      await page.type(fieldTarget(medications('timeOfDay'), SHEET), '08:00')
      await page.press(buttonTarget(common('apply'), SHEET))
      await page.seeNo(SHEET)
    },
  },
  {
    title: 'the medicine is saved and listed',
    walks: 'long',
    act: async ({ page }) => {
      await page.press(buttonTarget(medications('saveMedication')))
      await page.see(messageTarget(medications('added')))
      await page.see(MEDICINE)
    },
  },
  {
    title: 'a dose of it is logged',
    walks: 'long',
    act: async ({ page, origin }) => {
      await page.open(`${origin}/doses/add`)
      await page.press(buttonTarget(/Tylenol/))
      await page.type(fieldTarget(startingWith(records('amount'))), '2')
      await page.press(buttonTarget(doses('logNow')))
      await page.see(messageTarget(doses('logged')))
      await page.open(`${origin}/doses/add`)
      await page.see({
        role: 'listitem',
        name: /2 tablets/,
        within: { role: 'region', name: doses('listTitle') },
      })
    },
  },
]
