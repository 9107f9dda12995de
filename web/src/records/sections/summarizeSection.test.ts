import { NOTHING, withItems } from '@reprieve/domain/records/answer.ts'
import { emptyRecord, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import { type ListedSection, summarizeSection } from './useRecordSections.tsx'

const words = {
  labelOf: ({ text }: { text: string }) => `<${text}>`,
  nothing: 'Nothing',
  noMedications: 'No medications',
  tried: ({ helped, not }: { helped: number; not: number }) => `${helped} helped, ${not} did not`,
}
const empty = emptyRecord({ at: 0, offset: 0 })
const item = (text: string) => ({ id: text, text })
const said = (section: ListedSection, changes: Partial<PainRecord>): string | null =>
  summarizeSection({ ...empty, ...changes }, section, words)

test('[HOUSE 2.6] the list of sections shows the input, in the language of the page', () => {
  expect(said('locations', { location: [item('Head'), item('Neck')] })).toBe('<Head>, <Neck>')
  expect(said('symptoms', { symptom: withItems([item('Fatigue')]) })).toBe('<Fatigue>')
  const tried = withItems([
    { ...item('Heat'), effect: 'alleviating' as const },
    { ...item('Rest'), effect: 'alleviating' as const },
    { ...item('Cold'), effect: 'ineffective' as const },
  ])
  expect(said('interventions', { intervention: tried })).toBe('2 helped, 1 did not')
  expect(said('notes', { note: '  bad night\n' })).toBe('bad night')
})

test('[REC-14] Nothing is an answer, and an empty section is none', () => {
  expect(said('aggravatingFactors', { aggravatingFactor: NOTHING })).toBe('Nothing')
  expect(said('medications', { medication: NOTHING })).toBe('No medications')
  expect([said('interventions', {}), said('environment', {}), said('notes', { note: ' ' })]).toEqual([
    null,
    null,
    null,
  ])
})

test('[REC-17] a long note is shown by its beginning', () => {
  expect(said('notes', { note: 'x'.repeat(20_000) })).toBe(`${'x'.repeat(80)}…`)
})
