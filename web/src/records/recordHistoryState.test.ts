import { expect, test } from 'vitest'
import { recordHistoryState, removeCopyParam } from './recordHistoryState.ts'

test('[REC-18] the record to copy does not stay in the address, all else does', () => {
  expect(removeCopyParam('/records/add?copy=12')).toBe('/records/add')
  expect(removeCopyParam('/records/add?copy=-3&section=timing')).toBe('/records/add?section=timing')
  expect(removeCopyParam('/records/create')).toBe('/records/create')
})

test('[REC-34] an entry passes on its own draft, and nothing of the router', () => {
  const start = { at: 5, offset: 0 }
  const state = { draftId: 'd1', start, __TSR_index: 3 }
  expect(recordHistoryState(state)).toEqual({ draftId: 'd1', start })
  expect(recordHistoryState({})).toEqual({})
})
