import { expect, test } from 'vitest'
import type { Reference } from '../lists/reference.ts'
import { NOTHING, withItems } from './answer.ts'
import { emptyRecord } from './painRecord.ts'
import { resolveReferences } from './resolveReferences.ts'

const item = (id: string) => ({ id, text: `name of ${id}` })
const resolve = <Of extends Reference>(reference: Of): Of =>
  reference.id === 'copy' ? { ...reference, id: 'today' } : reference

test('[REC-36] an item that became another is chosen by the id that it has today, and once', () => {
  const record = {
    ...emptyRecord({ at: 0, offset: 0 }),
    location: [item('copy'), item('other'), item('today')],
    symptom: withItems([item('copy')]),
    aggravatingFactor: NOTHING,
    intervention: withItems([{ ...item('copy'), effect: 'alleviating' as const }]),
  }
  expect(resolveReferences(record, resolve)).toEqual({
    ...record,
    location: [{ id: 'today', text: 'name of copy' }, item('other')],
    symptom: withItems([{ id: 'today', text: 'name of copy' }]),
    intervention: withItems([{ id: 'today', text: 'name of copy', effect: 'alleviating' }]),
  })
})
