import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { setAllDay, setDuration, setEnd } from './editRecord.ts'
import {
  continueEpisode,
  endEpisode,
  episodeCourse,
  episodePlace,
  groupEpisodes,
  isOpenEpisode,
  lastEpisodeSign,
  laterNumber,
  leaveEpisode,
} from './episode.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { numberSigns } from '../writtenNumber.ts'

const NOW = Date.UTC(2026, 10, 15, 14, 20)

function saved(clientId: string, more: Partial<PainRecord> = {}) {
  const ref = { kind: 'saved' as const, clientId, localId: null, serverId: null }
  return { ...emptyRecord({ at: NOW, offset: 0 }), severity: 5, ...more, ref }
}

const OPEN = { ...saved('head'), ...continueEpisode(saved('head'), NOW), ref: saved('head').ref }

test('[EPI-1] any duration closes an episode, whichever app set it', () => {
  const signs = numberSigns('en')
  const closed = [
    setEnd(OPEN, NOW + HOUR_MS),
    setDuration(OPEN, { typed: '20', unit: 'minutes', signs }),
    setAllDay(OPEN, '2026-11-15'),
    leaveEpisode(OPEN),
    endEpisode(OPEN, NOW),
  ]
  expect([isOpenEpisode(OPEN), ...closed.map(isOpenEpisode)]).toEqual([true, ...closed.map(() => false)])
})

test('[EPI-4, EPI-10] a later number keeps the pain and takes nothing else along', () => {
  const head = saved('head', {
    note: 'slept badly',
    location: [{ id: 'b', text: 'Back' }],
    pattern: 'constant',
    medication: { kind: 'nothing' },
  })
  const now = { at: NOW + HOUR_MS, offset: HOUR_MS }
  expect(laterNumber(head, 0, now)).toEqual({
    ...emptyRecord(now),
    severity: 0,
    partOf: 'head',
    location: head.location,
    pattern: 'constant',
  })
})

test('[EPI-11] a number told from a later number belongs to the first record', () => {
  expect(laterNumber(saved('part', { partOf: 'head' }), 3, { at: NOW, offset: 0 }).partOf).toBe('head')
})

test('[EPI-5] the course is in the order of time, and a number after the end is marked', () => {
  const parts = [
    saved('late', { partOf: 'head', startsAt: NOW + 3 * HOUR_MS, severity: 2 }),
    saved('middle', { partOf: 'head', startsAt: NOW + HOUR_MS, severity: 8 }),
  ]
  const head = { ...OPEN, ...endEpisode(OPEN, NOW + 2 * HOUR_MS), ref: OPEN.ref }
  expect(episodeCourse({ head, parts })).toEqual({
    numbers: [
      { clientId: 'head', at: NOW, severity: 5, isAfterEnd: false },
      { clientId: 'middle', at: NOW + HOUR_MS, severity: 8, isAfterEnd: false },
      { clientId: 'late', at: NOW + 3 * HOUR_MS, severity: 2, isAfterEnd: true },
    ],
    worst: 8,
    last: 2,
  })
})

test('[EPI-8, EPI-11] each record stands once, under its head if that is here', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const link = fc.option(fc.constantFrom(...ids, 'gone'))
  fc.assert(
    fc.property(fc.array(link, { minLength: 5, maxLength: 5 }), (links) => {
      const records = ids.map((id, at) => saved(id, { partOf: links[at] ?? null, startsAt: NOW + at }))
      const groups = groupEpisodes(records)
      const shown = groups.flatMap(({ head, parts }) => [head, ...parts]).map(({ ref }) => ref.clientId)
      expect(shown.toSorted()).toEqual(ids)
      for (const { head, parts } of groups) {
        if (parts.length === 0) continue
        expect(head.partOf === null || !ids.includes(head.partOf)).toBe(true)
      }
    }),
  )
})

test('[EPI-11] a part of a part stands under the first head', () => {
  const records = [saved('part2', { partOf: 'part' }), saved('part', { partOf: 'head' }), saved('head')]
  expect(groupEpisodes(records).map(({ head, parts }) => [head.ref.clientId, parts.length])).toEqual([
    ['head', 2],
  ])
})

test.each([
  [12 * HOUR_MS - 1, 'home'],
  [12 * HOUR_MS, 'asked'],
  [72 * HOUR_MS - 1, 'asked'],
  [72 * HOUR_MS, 'to-finish'],
])('[EPI-6] %i ms after the last sign it stands at %s', (silent, place) => {
  expect(episodePlace(NOW, NOW + silent)).toBe(place)
})

test('[EPI-6] a number, a dose and the answer "Yes" are signs', () => {
  const part = saved('part', { partOf: 'head', startsAt: NOW + HOUR_MS })
  const answered = { ...OPEN, ...continueEpisode(OPEN, NOW + 3 * HOUR_MS) }
  expect([
    lastEpisodeSign({ head: OPEN, parts: [part] }, []),
    lastEpisodeSign({ head: OPEN, parts: [part] }, [NOW + 2 * HOUR_MS]),
    lastEpisodeSign({ head: answered, parts: [part] }, []),
  ]).toEqual([NOW + HOUR_MS, NOW + 2 * HOUR_MS, NOW + 3 * HOUR_MS])
})

test('[EPI-6] "I don’t know" writes no end', () => {
  const left = leaveEpisode(OPEN)
  expect([left.episode, left.duration]).toEqual([{ state: 'left', since: NOW }, { kind: 'none' }])
})
