import { expect, test } from 'vitest'
import { NOTHING_ID } from './columns/columns.ts'
import { partOfFactor, hasKinds } from './factorPart.ts'

const heat = { id: 'heat', text: 'Heat' }

test('[FILT-36] aggravating factors are distinguished from interventions by their kind', () => {
  expect(partOfFactor({ item: heat, kinds: ['aggravating'] })).toBe('aggravating')
  expect(partOfFactor({ item: heat, kinds: [] })).toBe('interventions')
  expect(partOfFactor({ item: heat, kinds: ['alleviating', 'ineffective'] })).toBe('interventions')
})

test('[FILT-38] interventions offer whether they helped, aggravating factors offer nothing', () => {
  expect(hasKinds('interventions', 'heat')).toBe(true)
  expect(hasKinds('aggravating', 'cold')).toBe(false)
  expect(hasKinds('interventions', NOTHING_ID)).toBe(false)
})
