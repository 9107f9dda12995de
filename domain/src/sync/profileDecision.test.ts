import { expect, test } from 'vitest'
import {
  isMergedInto,
  splitKeepingName,
  newLikenesses,
  profileVerdict,
  splitSettledByMerge,
  type ProfileCase,
  type ProfileVerdict,
} from './profileDecision.ts'
import { stampGroups, stampAt } from './testing/aRow.ts'

const LIVE = { isOfItsKind: true, isDeleted: false }
const GONE = { isOfItsKind: true, isDeleted: true }
const FOREIGN = { isOfItsKind: false, isDeleted: false }

const asked = (own: Partial<ProfileCase>): ProfileCase => ({
  act: 'add',
  stored: null,
  isTombstone: false,
  hasId: true,
  hasName: true,
  isEntryUnknown: false,
  isAlike: false,
  isFull: false,
  ...own,
})

test.each<[string, Partial<ProfileCase>, ProfileVerdict]>([
  ['a new one', {}, 'taken'],
  ['a new one that is there under another id', { isAlike: true }, 'exists'],
  ['the same add twice', { stored: LIVE }, 'taken'],
  ['a second add by who knows no ids', { stored: LIVE, hasId: false }, 'exists'],
  ['one that was deleted, added again', { stored: GONE, hasId: false }, 'taken'],
  ['one that was deleted and came back as another', { stored: GONE, isAlike: true }, 'exists'],
  ['a tombstone that nobody knows', { isTombstone: true, isAlike: true, hasName: false }, 'taken'],
  ['one without a name, of an entry that nobody knows', { hasName: false, isEntryUnknown: true }, 'unknown'],
  ['one without a name', { hasName: false }, 'nameless'],
  ['one more than there may be', { isFull: true }, 'full'],
  ['one that was deleted, where there are too many', { stored: GONE, isFull: true }, 'full'],
  ['a known one where there are too many', { stored: LIVE, isFull: true }, 'taken'],
  ['an add under the id of a record', { stored: FOREIGN }, 'another-kind'],
  ['an edit', { act: 'edit', stored: LIVE }, 'taken'],
  ['an edit by its number', { act: 'edit', stored: LIVE, hasId: false }, 'taken'],
  ['an edit that makes it the same as another', { act: 'edit', stored: LIVE, isAlike: true }, 'exists'],
  ['an edit that deletes', { act: 'edit', stored: LIVE, isAlike: true, isTombstone: true }, 'taken'],
  ['an edit of what nobody has', { act: 'edit' }, 'missing'],
  ['an edit under the id of a record', { act: 'edit', stored: FOREIGN }, 'missing'],
  ['a delete', { act: 'delete', stored: LIVE, isAlike: true }, 'taken'],
  ['a delete again', { act: 'delete', stored: GONE }, 'taken'],
  ['a delete of what nobody has', { act: 'delete', hasName: false }, 'missing'],
  ['a delete under the id of a record', { act: 'delete', stored: FOREIGN }, 'missing'],
])('[D29] %s', (_, own, verdict) => {
  expect(profileVerdict(asked(own))).toBe(verdict)
})

test.each<[string, Partial<ProfileCase>, boolean, boolean]>([
  ['a new one', {}, false, true],
  ['one that was deleted', { stored: GONE }, false, true],
  ['one that was merged into another', { stored: LIVE }, true, true],
  ['one of who knows no ids', { stored: LIVE, hasId: false }, false, true],
  ['an edit', { act: 'edit', stored: LIVE }, false, true],
  ['an add that came twice, renamed in between', { stored: LIVE }, false, false],
])('[SYNC-24] whether it is told to merge into the conflicting item: %s', (_, own, isOfCopy, isTold) => {
  expect(isMergedInto(asked({ isAlike: true, ...own }), isOfCopy)).toBe(isTold)
})

test('[D29] a live item can conflict only by names that it did not have before', () => {
  expect(newLikenesses(null, ['a', 'b'])).toEqual(['a', 'b'])
  expect(newLikenesses(['a'], ['a', 'b'])).toEqual(['b'])
})

test('[SYNC-23] values of a copy from before the merge go to the history, later ones count', () => {
  const sent = new Map([
    ...stampGroups({ notes: 'old', deleted: { deleted: 0 } }, stampAt(5)),
    ...stampGroups({ limit: 4 }, stampAt(9)),
  ])
  const { fresh, settled } = splitSettledByMerge(sent, { v: {}, s: stampAt(7) }, () => false)
  expect([[...fresh.keys()], settled.map(({ group }) => group)]).toEqual([['limit'], ['notes']])
  // By the time that the device assigned, although the server had to change it.
  expect([
    ...splitSettledByMerge(sent, { v: {}, s: stampAt(1), o: stampAt(9) }, () => false).fresh.keys(),
  ]).toEqual([])
  expect(splitSettledByMerge(sent, undefined, () => false)).toEqual({ fresh: sent, settled: [] })
})

test('[SYNC-23] the ids that a copy carried count whenever they arrive: another device may have merged those', () => {
  const sent = stampGroups({ notes: 'old', 'alias:b': 1 }, stampAt(5))
  const { fresh, settled } = splitSettledByMerge(
    sent,
    { v: {}, s: stampAt(7) },
    (group) => group === 'alias:b',
  )
  expect([[...fresh.keys()], settled.map(({ group }) => group)]).toEqual([['alias:b'], ['notes']])
})

test('[SYNC-25] a late delete gives its item no name of another: the name goes to the history', () => {
  const stored = stampGroups({ name: 'Knee', strength: 5, notes: 'a' }, stampAt(3))
  const sent = stampGroups(
    { name: 'Hip', strength: 5, units: 'mg', notes: 'b', deleted: { deleted: 1 } },
    stampAt(5),
  )
  const { fresh, settled } = splitKeepingName(sent, stored)
  expect([...fresh.keys()]).toEqual(['strength', 'notes', 'deleted'])
  expect(settled.map(({ group }) => group)).toEqual(['name', 'units'])
})
