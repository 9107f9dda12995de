import { expect, test } from 'vitest'
import { parseTypedRange } from './typedRange.ts'

test('[FILT-33] two days in order are a range, however they were typed', () => {
  const range = { is: 'custom', from: '2026-10-14', to: '2026-11-02' }
  expect(parseTypedRange({ from: '2026-10-14', to: '2026-11-02' })).toEqual({ is: 'range', range })
  expect(parseTypedRange({ from: '20261014', to: '2026.11.2' })).toEqual({ is: 'range', range })
})

test('[FILT-33] one day alone is a range', () => {
  const day = '2028-02-29'
  expect(parseTypedRange({ from: day, to: day })).toEqual({
    is: 'range',
    range: { is: 'custom', from: day, to: day },
  })
})

test('[FILT-33] it says which day is invalid, or that they are reversed', () => {
  expect(parseTypedRange({ from: '2026-02-30', to: '2026-11-02' })).toEqual({ is: 'fault', at: 'from' })
  expect(parseTypedRange({ from: '2026-10-14', to: '' })).toEqual({ is: 'fault', at: 'to' })
  expect(parseTypedRange({ from: '2026-11-03', to: '2026-11-02' })).toEqual({ is: 'fault', at: 'order' })
})
