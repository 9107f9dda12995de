import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { partOfFactor } from '@reprieve/domain/filters/factorPart.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { expect, test } from 'vitest'
import {
  listSectionFactors,
  collectCurrentIds,
  toggleFactor,
  toggleField,
  toggleKind,
  togglePattern,
} from './editCriteria.ts'

const itself = (id: string): string => id
const back = { id: 'back', text: 'Lower back' }
const neck = { id: 'neck', text: 'Neck' }
const heat = { id: 'heat', text: 'Heat' }
const nothing = { id: NOTHING_ID, text: 'Nothing' }

test('[FILT-31] a press chooses an item, and a second press removes it, in its own list alone', () => {
  const one = toggleField(DEFAULT_CRITERIA, { field: 'location', item: back }, itself)
  const two = toggleField(one, { field: 'location', item: neck }, itself)
  expect(two.fields).toEqual({ ...DEFAULT_CRITERIA.fields, location: [back, neck] })
  expect(toggleField(two, { field: 'location', item: back }, itself).fields.location).toEqual([neck])
  expect(toggleField(one, { field: 'location', item: back }, itself)).toEqual(DEFAULT_CRITERIA)
})

test('[FILT-31] an item stored by the id of a copy is chosen, and removed with its current item', () => {
  const today = (id: string): string => (id === 'copy' ? 'back' : id)
  const kept: Criteria = {
    ...DEFAULT_CRITERIA,
    fields: { ...DEFAULT_CRITERIA.fields, location: [{ id: 'copy', text: 'lower back' }, neck] },
  }
  expect(collectCurrentIds(kept.fields.location, today)).toEqual(new Set(['back', 'neck']))
  expect(toggleField(kept, { field: 'location', item: back }, today).fields.location).toEqual([neck])
})

test('[FILT-31] a type of pain is chosen and taken back', () => {
  const one = togglePattern(DEFAULT_CRITERIA, 'constant')
  expect(togglePattern(one, 'breakthrough').patterns).toEqual(['constant', 'breakthrough'])
  expect(togglePattern(one, 'constant')).toEqual(DEFAULT_CRITERIA)
})

test('[FILT-36] aggravating factors and interventions are in separate parts', () => {
  const worse = toggleFactor(
    DEFAULT_CRITERIA,
    { part: 'aggravating', item: { id: 'cold', text: 'Cold' } },
    itself,
  )
  const both = toggleFactor(worse, { part: 'interventions', item: heat }, itself)
  const all = toggleFactor(both, { part: 'medications', item: { id: 'm', text: 'Naproxen' } }, itself)
  expect(listSectionFactors(all, 'aggravating').map(({ item }) => item.id)).toEqual(['cold'])
  expect(listSectionFactors(all, 'interventions').map(({ item }) => item.id)).toEqual(['heat'])
  expect(listSectionFactors(all, 'medications').map(({ item }) => item.id)).toEqual(['m'])
  expect(all.factors.map(partOfFactor).toSorted()).toEqual(['aggravating', 'interventions'])
})

test('[FILT-36] Nothing of one list is not Nothing of the other, and is removed separately', () => {
  const worse = toggleFactor(DEFAULT_CRITERIA, { part: 'aggravating', item: nothing }, itself)
  const both = toggleFactor(worse, { part: 'interventions', item: nothing }, itself)
  expect(both.factors.map(({ kinds }) => kinds)).toEqual([['aggravating'], ['alleviating', 'ineffective']])
  expect(toggleFactor(both, { part: 'interventions', item: nothing }, itself)).toEqual(worse)
})

test('[FILT-38] effects can be combined freely, and none chosen means any effect', () => {
  const at = { part: 'medications', item: heat } as const
  const chosen = toggleFactor(DEFAULT_CRITERIA, at, itself)
  expect(chosen.medications).toEqual([{ item: heat, kinds: [] }])
  const worse = toggleKind(chosen, at, 'aggravating')
  const two = toggleKind(worse, at, 'alleviating')
  expect(two.medications).toEqual([{ item: heat, kinds: ['alleviating', 'aggravating'] }])
  expect(toggleKind(toggleKind(two, at, 'alleviating'), at, 'aggravating')).toEqual(chosen)
})
