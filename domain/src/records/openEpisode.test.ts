import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { continueEpisode, isOpenEpisode } from './episode.ts'
import {
  asConstantPain,
  asksWhetherOver,
  asLaterNumber,
  timeSinceStart,
  isYesAgain,
  mayGoOn,
  offeredEnds,
  sortOpenEpisodes,
} from './openEpisode.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'

const START = Date.UTC(2026, 10, 15, 14, 20)

const aRecord = (at: number, more: Partial<PainRecord> = {}): PainRecord => ({
  ...emptyRecord({ at, offset: 0 }),
  severity: 5,
  ...more,
})
const HEAD = continueEpisode(aRecord(START), START)
const part = (minutes: number, severity = 5) =>
  aRecord(START + minutes * MINUTE_MS, { severity, partOf: 'head' })

test('[EPI-9] the time since the start is in whole minutes, and never below none', () => {
  expect([
    timeSinceStart(START, START + 2 * HOUR_MS + 10.9 * MINUTE_MS),
    timeSinceStart(START, START + 75 * HOUR_MS),
    timeSinceStart(START, START - HOUR_MS),
  ]).toEqual([
    { days: 0, hours: 2, minutes: 10 },
    { days: 3, hours: 3, minutes: 0 },
    { days: 0, hours: 0, minutes: 0 },
  ])
})

test('[EPI-3] no end before the start is offered, and the last number only if there is a later one', () => {
  const soon = offeredEnds({ head: HEAD, parts: [] }, START + 20 * MINUTE_MS)
  expect(soon.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['now', 0],
    ['ago', 15],
  ])
  const later = offeredEnds({ head: HEAD, parts: [part(90)] }, START + 4 * HOUR_MS)
  expect(later.map(({ kind, at }) => [kind, (at - START) / MINUTE_MS])).toEqual([
    ['now', 240],
    ['ago', 225],
    ['ago', 180],
    ['ago', 60],
    ['last-number', 90],
  ])
})

test('[EPI-3] with a clock that was set back, not even now is offered', () => {
  expect(offeredEnds({ head: HEAD, parts: [] }, START - HOUR_MS)).toEqual([])
})

test('[EPI-4] a last number of 0 asks whether it is over, until the person says that it is not', () => {
  const parts = [part(60, 0), part(30)]
  expect(asksWhetherOver({ head: HEAD, parts })).toBe(true)
  expect(asksWhetherOver({ head: continueEpisode(HEAD, START + 61 * MINUTE_MS), parts })).toBe(false)
  expect(asksWhetherOver({ head: HEAD, parts: [...parts, part(90, 2)] })).toBe(false)
  expect(asksWhetherOver({ head: aRecord(START, { severity: 0 }), parts: [] })).toBe(false)
})

test('[EPI-6] a second Yes without a number in between offers constant pain, which ends no pain', () => {
  const yes = continueEpisode(HEAD, START + 13 * HOUR_MS)
  expect(isYesAgain({ head: HEAD, parts: [] })).toBe(false)
  expect(isYesAgain({ head: yes, parts: [] })).toBe(true)
  expect(isYesAgain({ head: yes, parts: [part(12 * 60)] })).toBe(false)
  const constant = asConstantPain(yes)
  expect([constant.pattern, constant.episode?.state, constant.duration.kind]).toEqual([
    'constant',
    'left',
    'none',
  ])
  expect(isYesAgain({ head: { ...yes, pattern: 'constant' }, parts: [] })).toBe(false)
})

test('[EPI-7] of several open ones the latest comes first; a silent one no longer belongs on home', () => {
  const now = START + 80 * HOUR_MS
  const seen = (head: PainRecord, lastSign: number) => ({ head, parts: [], lastSign })
  const late = continueEpisode(aRecord(now - HOUR_MS), now)
  const early = continueEpisode(aRecord(now - 2 * HOUR_MS), now)
  const { onHome, toFinish } = sortOpenEpisodes(
    [seen(HEAD, START), seen(early, now), seen(late, now), seen(aRecord(now), now)],
    now,
  )
  expect([onHome.map(({ head }) => head), toFinish.map(({ head }) => head)]).toEqual([[late, early], [HEAD]])
})

test('[EPI-7] told to be the same pain, a record becomes a number of the open one', () => {
  const same = asLaterNumber(continueEpisode(aRecord(START), START), 'head')
  expect([isOpenEpisode(same), same.partOf, same.severity]).toEqual([false, 'head', 5])
})

test('[EPI-2] only a pain without a length can start as going on', () => {
  const record = aRecord(START)
  expect(mayGoOn(record)).toBe(true)
  const others = [
    { ...record, severity: 0 },
    { ...record, severity: null },
    { ...record, duration: { kind: 'all-day' } as const },
    { ...record, partOf: 'head' },
    HEAD,
  ]
  expect(others.map(mayGoOn)).toEqual(others.map(() => false))
})
