import { expect, test } from 'vitest'
import { NOTHING_ID } from './columns/columns.ts'
import { partOfFactor, hasKinds } from './factorPart.ts'

const heat = { id: 'heat', text: 'Heat' }

test('[FILT-36] what made it worse is told apart from what was tried by its kind', () => {
  expect(partOfFactor({ item: heat, kinds: ['aggravating'] })).toBe('aggravating')
  expect(partOfFactor({ item: heat, kinds: [] })).toBe('interventions')
  expect(partOfFactor({ item: heat, kinds: ['alleviating', 'ineffective'] })).toBe('interventions')
})

test('[FILT-38] of what was tried it is asked whether it helped, of what made it worse nothing', () => {
  expect(hasKinds('interventions', 'heat')).toBe(true)
  expect(hasKinds('aggravating', 'cold')).toBe(false)
  expect(hasKinds('interventions', NOTHING_ID)).toBe(false)
})
