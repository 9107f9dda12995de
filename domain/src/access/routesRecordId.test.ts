import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordIdFor, readRequestedRecord } from './routesRecordId.ts'

test('[ROUTE-5] the sign says whether the number is the server’s or the device’s', () => {
  expect(readRequestedRecord('1000042')).toEqual({ is: 'on-server', id: 1_000_042 })
  expect(readRequestedRecord('-7')).toEqual({ is: 'local', id: 7 })
  expect(readRequestedRecord(undefined)).toEqual({ is: 'new' })
})

test('[ROUTE-5] text that is not a whole number, or too long, is not a record, least of all a new one', () => {
  const broken = ['', '0', '-0', '-', '1.5', '1e3', '0x10', ' 7', '7 ', '--7', '+7', '007', 'abc', '９']
  const tooLong = ['9007199254740993', '-99999999999999999', '1'.repeat(400)]
  for (const id of [...broken, ...tooLong]) expect([id, readRequestedRecord(id)]).toEqual([id, null])
})

test('[ROUTE-5] any record can be written into the address and read back', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  const record = fc.oneof(
    fc.constant({ is: 'new' } as const),
    fc.record({ is: fc.constantFrom('on-server' as const, 'local' as const), id }),
  )
  fc.assert(
    fc.property(record, (each) => {
      expect(readRequestedRecord(recordIdFor(each))).toEqual(each)
    }),
  )
})
