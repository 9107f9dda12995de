import fc from 'fast-check'
import { expect, test } from 'vitest'
import { furtherStatus } from './status.ts'
import {
  isBookmarked,
  NO_PENDING_ACTIONS,
  pendingProgress,
  mergedStatus,
  listGuideActions,
  removeGuideAction,
  addGuideAction,
  type GuideAction,
} from './guideActions.ts'

const bookmark = (id: string, isWanted: boolean): GuideAction => ({ is: 'bookmark', id, isWanted })
const status = (id: string, reached: 'opened' | 'read'): GuideAction => ({
  is: 'status',
  id,
  status: reached,
})
const progress = (id: string, reached: number): GuideAction => ({ is: 'progress', id, progress: reached })

const after = (...wishes: readonly GuideAction[]) => wishes.reduce(addGuideAction, NO_PENDING_ACTIONS)

test('[GUIDE-19] a read article stays read, whatever arrives later', () => {
  expect(furtherStatus('read', 'opened')).toBe('read')
  expect(furtherStatus('opened', 'read')).toBe('read')
  expect(furtherStatus(null, 'opened')).toBe('opened')
  expect(furtherStatus(null, null)).toBe(null)
})

test('[GUIDE-15] the later bookmark state wins, and the reading state only rises', () => {
  const wishes = after(
    bookmark('a', true),
    bookmark('a', false),
    status('a', 'read'),
    status('a', 'opened'),
    progress('p', 50),
    progress('p', 25),
  )
  expect(listGuideActions(wishes)).toEqual([bookmark('a', false), status('a', 'read'), progress('p', 50)])
})

test('[GUIDE-15] a change made while the previous request is in progress is sent as well', () => {
  const sent = bookmark('a', true)
  const wishes = after(sent, bookmark('a', false))
  expect(removeGuideAction(wishes, sent)).toEqual(wishes)
  expect(removeGuideAction(after(sent), sent)).toEqual(NO_PENDING_ACTIONS)
})

test('[GUIDE-15] it is shown instead of the server’s state until the server has confirmed it', () => {
  const wishes = after(bookmark('a', false), bookmark('b', true), status('a', 'opened'))
  expect(isBookmarked(wishes, 'a', true)).toBe(false)
  expect(isBookmarked(wishes, 'b', false)).toBe(true)
  expect(isBookmarked(wishes, 'c', true)).toBe(true)
  expect(mergedStatus(wishes, 'a', 'read')).toBe('read')
  expect(mergedStatus(wishes, 'a', null)).toBe('opened')
})

test('[GUIDE-15] whatever was confirmed or lost, sending the rest leaves nothing to send', () => {
  const wish = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()).map(([id, is]) => bookmark(id, is)),
    fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('opened', 'read')).map(([id, is]) => status(id, is)),
    fc.tuple(fc.constantFrom('p', 'q'), fc.nat(100)).map(([id, is]) => progress(id, is)),
  )
  const isEmptied = (wishes: GuideAction[], heard: GuideAction[]): void => {
    const left = heard.reduce(removeGuideAction, after(...wishes))
    expect(listGuideActions(left).reduce(removeGuideAction, left)).toEqual(NO_PENDING_ACTIONS)
  }
  fc.assert(fc.property(fc.array(wish), fc.array(wish), isEmptied), { seed: 5 })
})

test('[GUIDE-15, REL 1d] an id that every object has is nothing that was pressed', () => {
  for (const id of ['constructor', 'toString', '__proto__']) {
    expect([
      isBookmarked(NO_PENDING_ACTIONS, id, false),
      mergedStatus(NO_PENDING_ACTIONS, id, null),
      pendingProgress(NO_PENDING_ACTIONS, id),
    ]).toEqual([false, null, 0])
    expect(pendingProgress(after(progress(id, 7)), id)).toBe(7)
  }
})
