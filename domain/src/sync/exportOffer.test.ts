import { expect, test } from 'vitest'
import { offersExport, offersExportEarly } from './exportOffer.ts'

test('[REL 1b] the export is offered from five records on', () => {
  expect([0, 4, 5, 6].map((count) => offersExport(count, 0))).toEqual([false, false, true, true])
})

test('[REL 1b] a person who said not now is asked again when there is much more to lose', () => {
  expect([7, 24, 25].map((count) => offersExport(count, 6))).toEqual([false, false, true])
  expect([26, 99, 100].map((count) => offersExport(count, 25))).toEqual([false, false, true])
})

test('[HOME-28] if the browser clears unused sites it is offered from the first record on, and then as rarely', () => {
  expect([0, 1, 4].map((count) => offersExportEarly(count, 0))).toEqual([false, true, true])
  expect([1, 5, 24, 25].map((count) => offersExportEarly(count, 1))).toEqual([false, false, false, true])
})
