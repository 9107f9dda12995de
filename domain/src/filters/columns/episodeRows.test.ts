import { expect, test } from 'vitest'
import { aRecordAtTime, aReflection, runFilter } from '../testing/facts.ts'
import { changeColumns, EMPTY_DIARY } from './changeColumns.ts'
import type { EntryFacts } from './facts.ts'
import { countedRows, episodeRows, firstInEpisode, isEpisodeRow } from './episodeRows.ts'

const columnsOf = (...put: readonly EntryFacts[]) =>
  changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() }).entries

const EVENING = aRecordAtTime('evening', '2026-11-10T22:00', { value: 5, isEpisode: true, length: 14_400 })
const MIDNIGHT = aRecordAtTime('midnight', '2026-11-11T00:30', { value: 8, partOf: 'evening' })
const MORNING = aRecordAtTime('morning', '2026-11-11T01:40', { value: 3, partOf: 'midnight' })
const OTHER = aRecordAtTime('other', '2026-11-11T01:00', { value: 6 })

const EPISODE = columnsOf(EVENING, MIDNIGHT, MORNING, OTHER)

test('[EPI-11] a later number belongs to the first record, also through another number', () => {
  const { head, parts } = episodeRows(EPISODE)
  expect(Array.from(head, (row) => EPISODE.ids[row])).toEqual(['evening', 'evening', 'other', 'evening'])
  expect([...parts]).toEqual([[0, [1, 3]]])
  expect([0, 1, 2, 3].map((row) => isEpisodeRow(EPISODE, row))).toEqual([true, false, false, false])
})

test('[EPI-8] a number whose record is gone is an ordinary record', () => {
  const columns = columnsOf(MIDNIGHT, OTHER)
  expect(Array.from(episodeRows(columns).head)).toEqual([0, 1])
  expect(episodeRows(columns).parts.size).toBe(0)
})

test('[EPI-11] records that name each other are ordinary, and a reflection is no start of an episode', () => {
  const one = { ...OTHER, partOf: 'two' }
  const columns = columnsOf(one, aRecordAtTime('two', '2026-11-11T02:00', { partOf: 'other' }))
  expect(Array.from(episodeRows(columns).head)).toEqual([0, 1])
  const ofReflection = columnsOf(aReflection('day', '2026-11-11'), { ...OTHER, partOf: 'day' })
  expect(Array.from(episodeRows(ofReflection).head)).toEqual([0, 1])
})

test('[EPI-20] an episode counts once, even if only a later number is among the rows', () => {
  expect([...countedRows(EPISODE, Uint32Array.of(1, 2, 3))]).toEqual([0, 2])
  const isFirst = firstInEpisode(EPISODE)
  expect([0, 1, 3].map((row) => isFirst(row, 7))).toEqual([true, false, false])
  expect(isFirst(1, 8)).toBe(true)
  expect([isFirst(2, 7), isFirst(2, 7)]).toEqual([true, true])
})

const FACTS = [EVENING, MIDNIGHT, MORNING, OTHER]

test('[EPI-11] a filter asks the start and the later numbers alike', () => {
  expect(runFilter(FACTS, { severity: { from: 7, to: 10 } }).ids).toEqual(['midnight'])
  const onTheDay = { is: 'custom', from: '2026-11-11', to: '2026-11-11' } as const
  expect(runFilter(FACTS, { range: onTheDay })).toEqual({ ids: ['midnight', 'other', 'morning'], outOf: 2 })
})

test('[EPI-11] a filter by length asks the episode of a later number', () => {
  const fourHours = { compare: 'equal', seconds: 14_400, shownIn: 'hours' } as const
  expect(runFilter(FACTS, { duration: fourHours }).ids).toEqual(['evening', 'midnight', 'morning'])
  const high = { severity: { from: 8, to: 10 }, duration: fourHours }
  expect(runFilter(FACTS, high).ids).toEqual(['midnight'])
})

test('[COL-18] the columns say what an entry is a later number of, and whether an episode goes on', () => {
  const open = { ...EVENING, length: null, goesOn: true }
  const columns = columnsOf(open, MIDNIGHT)
  expect(columns.partOf).toEqual(['', 'evening'])
  expect([...columns.flags]).toEqual([24, 0])
  const ended = changeColumns(
    { entries: columns, doses: EMPTY_DIARY.doses },
    { put: [EVENING], putDoses: [], drop: new Set() },
  ).entries
  expect(ended).not.toBe(columns)
  expect([...ended.flags]).toEqual([8, 0])
})
