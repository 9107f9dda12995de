import { expect, test } from 'vitest'
import { emptyRecord } from './painRecord.ts'
import { recordText } from './recordText.ts'

const NOW = { at: Date.UTC(2026, 10, 17, 9, 5), offset: 3_600_000 }

test('[REC-52] the text of a record has its time, its number, all choices and the note', () => {
  const places = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, text: `place ${index}` }))
  const record = {
    ...emptyRecord(NOW),
    severity: 6.6,
    location: places,
    symptom: { kind: 'items', items: [{ id: 's', text: 'Nausea' }] } as const,
    aggravatingFactor: { kind: 'nothing' } as const,
    note: ' It began\nin the night. ',
  }
  expect(recordText(record).split('\n')).toEqual([
    '2026-11-17 10:05',
    '7/10',
    'place 0, place 1, place 2, place 3, place 4, place 5, place 6, place 7',
    'Nausea',
    'It began',
    'in the night.',
  ])
})

test('[REC-52] empty sections are not in the text', () => {
  expect(recordText(emptyRecord(NOW))).toBe('2026-11-17 10:05')
})
