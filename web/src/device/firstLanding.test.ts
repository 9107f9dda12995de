import { beforeEach, expect, test } from 'vitest'
import { firstLanding, takeFirstLanding } from './firstLanding.ts'
import { noteLanding } from './landingStorage.ts'

let kept: string | null

beforeEach(() => {
  kept = null
})

const shelf = { read: () => kept, keep: (value: string | null) => void (kept = value) }
const CLINIC = { utm_source: 'clinic', utm_medium: 'leaflet', utm_campaign: 'spring' }

test('[ACC-20] the origin of the visit is stored from the first address on', () => {
  noteLanding('?redirect=%2Fhome&utm_source=clinic&utm_medium=leaflet&utm_campaign=spring', shelf)
  noteLanding('?utm_source=newsletter', shelf)
  noteLanding('', shelf)
  expect(firstLanding(shelf)).toEqual(CLINIC)
})

test('[ACC-20] taken once, it is gone', () => {
  noteLanding('?utm_source=clinic', shelf)
  expect([takeFirstLanding(shelf), takeFirstLanding(shelf), kept]).toEqual([
    { utm_source: 'clinic' },
    {},
    null,
  ])
})

test('[ACC-20] an address without an origin stores nothing', () => {
  noteLanding('?redirect=%2Fhome&id=7', shelf)
  expect(kept).toBe(null)
})

test('[ACC-20] no more is stored than the server accepts', () => {
  noteLanding(`?utm_source=${'x'.repeat(5_000)}`, shelf)
  expect(firstLanding(shelf).utm_source?.length).toBe(200)
})

test('[ACC-20] nothing else of the address is stored', () => {
  noteLanding('?activation_code=secret&utm_source=clinic', shelf)
  expect(kept).toBe('utm_source=clinic')
})

test.each(['', 'x', 'utm_source=', '%%%'])('[ACC-20] a broken value is ignored: %j', (broken) => {
  kept = broken
  expect(firstLanding(shelf)).toEqual({})
})
