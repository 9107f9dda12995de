import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import type { SummaryPart } from '@reprieve/domain/filters/summary.ts'
import { partText } from '@reprieve/domain/filters/summaryWords.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'

const lists = { labelOf: (list: string, { text }: { text: string }) => `${text} of ${list}` }

async function said(language: Language, tag: string, part: SummaryPart): Promise<string> {
  const filters = await loadText(language, 'filters')
  const records = await loadText(language, 'records')
  const reflections = await loadText(language, 'reflections')
  return partText(part, { filters, records, reflections, tag }, lists)
}

const heat = { id: 'heat', text: 'Heat' }

const ENGLISH: readonly [SummaryPart, string][] = [
  [{ is: 'mode', mode: 'any' }, 'Criteria: Any'],
  [{ is: 'leftOut', what: 'painRecords' }, 'Without: Pain Records'],
  [{ is: 'leftOut', what: 'dailyReflections' }, 'Without: Daily Reflections'],
  [{ is: 'leftOut', what: 'writtenLater' }, 'Without: written on a later day'],
  [{ is: 'severity', span: { from: 3, to: 7 } }, 'Severity: 3 to 7'],
  [{ is: 'score', span: { from: 0, to: 4 } }, 'Score: 0 to 4'],
  [{ is: 'time', time: { compare: 'greater', minute: 545 } }, 'Time of day: Greater than 09:05'],
  [
    { is: 'duration', duration: { compare: 'less', seconds: 5_400, shownIn: 'hours' } },
    'Duration: Less than 1.5 hours',
  ],
  [{ is: 'pattern', pattern: 'breakthrough' }, 'Type of pain: Breakthrough'],
  [{ is: 'field', field: 'environment', item: { id: 'e', text: 'Home' } }, 'Home of environment'],
  [{ is: 'factor', criterion: { item: heat, kinds: [] } }, 'Heat of alleviating_factor'],
  [{ is: 'factor', criterion: { item: heat, kinds: ['aggravating'] } }, 'Heat of aggravating_factor'],
  [
    { is: 'medication', criterion: { item: heat, kinds: ['alleviating', 'ineffective'] } },
    'Heat of medication: Better or No Change',
  ],
  [
    {
      is: 'factor',
      criterion: { item: { id: NOTHING_ID, text: 'Nothing' }, kinds: ['alleviating', 'ineffective'] },
    },
    'Nothing of alleviating_factor',
  ],
]

test.each(ENGLISH)('[FILT-37] %j is described briefly', async (part, words) => {
  expect(await said('en', 'en-GB', part)).toBe(words)
})

test('[FILT-37] it is described in the language of the page, numbers included', async () => {
  const [, , , , , , , length] = ENGLISH
  expect(await said('de', 'de-DE', length![0])).toBe('Dauer: Kleiner als 1,5 Stunden')
  expect(await said('ru', 'ru-RU', { is: 'severity', span: { from: 3, to: 7 } })).toBe('Сила боли: от 3 до 7')
})
