import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeItem, type Groups, type ConflictLoser, type StampedValue } from './mergeItem.ts'
import { sameJson } from './sameJson.ts'
import { CLOCK_START, makeStamp, type StampClock } from './stamp.ts'

const NOW = 1_700_000_000_000
const stampAt = (ms: number, device = 'aaaaaaaaaaaa', counter = 0) => makeStamp({ ms, counter }, device)

/** A minimal server with one item: it does what the store does with rows. */
class OneItem {
  groups: Groups = new Map()
  history: ConflictLoser[] = []
  clock: StampClock = CLOCK_START
  now = NOW

  take(sent: Record<string, { v: unknown; s: string }>) {
    const merged = mergeItem({
      stored: this.groups,
      sent: new Map(Object.entries(sent)),
      restamped: this.history.flatMap(({ group, hlc, sentAs }) =>
        sentAs === null ? [] : [{ group, hlc, sentAs }],
      ),
      now: this.now,
      clock: this.clock,
    })
    this.groups = merged.groups
    this.clock = merged.clock
    this.history.push(...merged.losers)
    return merged
  }
  live(group: string): StampedValue | undefined {
    return this.groups.get(group)
  }
}

test('[SYNC-3] the later write of a group wins, the earlier goes to the history', () => {
  const item = new OneItem()
  item.take({ note: { v: 'first', s: stampAt(NOW - 10) } })
  item.take({ note: { v: 'second', s: stampAt(NOW - 5) } })
  expect(item.live('note')?.v).toBe('second')
  expect(item.history.map((l) => l.value)).toEqual(['first'])
})

test('[SYNC-3] two devices that changed different groups both keep their change', () => {
  const item = new OneItem()
  item.take({ severity: { v: 3, s: stampAt(1) }, note: { v: '', s: stampAt(1) } })
  item.take({ severity: { v: 7, s: stampAt(2, 'bbbbbbbbbbbb') } })
  item.take({ note: { v: 'bad night', s: stampAt(3) } })
  expect([item.live('severity')?.v, item.live('note')?.v]).toEqual([7, 'bad night'])
})

test('[SYNC-6] an unknown group is kept and merged', () => {
  const item = new OneItem()
  item.take({ from_the_future: { v: { deep: [1] }, s: stampAt(1) } })
  item.take({ from_the_future: { v: { deep: [2] }, s: stampAt(2) } })
  expect(item.live('from_the_future')?.v).toEqual({ deep: [2] })
})

test('[SYNC-4] a stamp from the future is replaced, and its repeat changes nothing even a day later', () => {
  const item = new OneItem()
  const ahead = stampAt(NOW + 300 * 86_400_000)
  item.take({ note: { v: 'written by a wrong clock', s: ahead } })
  expect(item.live('note')).toEqual({ v: 'written by a wrong clock', s: stampAt(NOW), o: ahead })
  item.now = NOW + 86_400_000
  const again = item.take({ note: { v: 'written by a wrong clock', s: ahead } })
  expect(again.changed).toBe(false)
})

test('[SYNC-4] a repeat of a replaced stamp never beats what was written after it', () => {
  const item = new OneItem()
  const ahead = stampAt(NOW + 90_000)
  item.take({ note: { v: 'one', s: ahead } })
  item.take({ note: { v: 'one', s: stampAt(NOW + 10) } })
  item.take({ note: { v: 'two', s: stampAt(NOW + 20) } })
  item.now = NOW + 600_000
  item.take({ note: { v: 'one', s: ahead } })
  expect(item.live('note')?.v).toBe('two')
})

test('[SYNC-7] of two writes of a clock that is ahead the later lives, though the earlier arrives late', () => {
  const item = new OneItem()
  const year = 365 * 86_400_000
  const [first, second] = [stampAt(NOW + year), stampAt(NOW + year + 5)]
  item.take({ note: { v: 'second', s: second } })
  item.now += 10
  item.take({ note: { v: 'first', s: first } })
  expect([item.live('note')?.v, item.history[0]?.value]).toEqual(['second', 'first'])
  item.now += 10
  item.take({ note: { v: 'third, elsewhere', s: stampAt(item.now, 'bbbbbbbbbbbb') } })
  item.now += 10
  item.take({ note: { v: 'zeroth', s: stampAt(NOW + year - 5) } })
  item.take({ note: { v: 'first', s: first } })
  expect(item.live('note')?.v).toBe('third, elsewhere')
})

test('[SYNC-4, SYNC-7] two that arrive late behind a third of their device are remembered apart, though they say the same', () => {
  const item = new OneItem()
  const day = 86_400_000
  item.take({ note: { v: 'third', s: stampAt(NOW + 300 * day) } })
  item.take({ note: { v: 'the same', s: stampAt(NOW + 61_000) } })
  item.take({ note: { v: 'the same', s: stampAt(NOW + day) } })
  expect(new Set(item.history.map(({ hlc }) => hlc)).size).toBe(2)
  // Its time has come, and it is still the late one.
  item.now += 2 * day
  item.take({ note: { v: 'the same', s: stampAt(NOW + day) } })
  expect(item.live('note')?.v).toBe('third')
})

test('[SYNC-7] a clock far ahead that overwrites one slightly ahead wins', () => {
  const item = new OneItem()
  item.take({ note: { v: 'fifty seconds ahead', s: stampAt(NOW + 50_000, 'bbbbbbbbbbbb') } })
  item.take({ note: { v: 'knowingly later', s: stampAt(NOW + 86_400_000) } })
  expect(item.live('note')?.v).toBe('knowingly later')
})

test('[SYNC-7] after the server’s clock was set back, groups sent again neither win nor change', () => {
  const item = new OneItem()
  const old = { note: { v: 'old', s: stampAt(NOW, 'bbbbbbbbbbbb') } }
  item.take(old)
  item.now = NOW - 3_600_000
  expect(item.take(old).changed).toBe(false)
  item.take({ note: { v: 'new', s: stampAt(NOW, 'bbbbbbbbbbbb', 1) } })
  item.now += 5_000
  item.take(old)
  expect(item.live('note')?.v).toBe('new')
})

test('[SYNC-5] two values under one stamp: the stored one stays, the other is kept', () => {
  const item = new OneItem()
  item.take({ note: { v: 'stored', s: stampAt(1) } })
  const second = item.take({ note: { v: 'same stamp', s: stampAt(1) } })
  expect(second.changed).toBe(false)
  expect([item.live('note')?.v, item.history[0]?.value]).toEqual(['stored', 'same stamp'])
})

test('[SYNC-3] the same JSON in another key order is the same value', () => {
  expect(sameJson({ a: 1, b: [{ c: null, d: 2 }] }, { b: [{ d: 2, c: null }], a: 1 })).toBe(true)
  expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(sameJson([1, 2], [2, 1])).toBe(false)
  expect(sameJson(JSON.parse('{"__proto__":1}'), {})).toBe(false)
})

const write = fc.record({
  group: fc.constantFrom('severity', 'note', 'deleted'),
  ms: fc.integer({ min: NOW - 20, max: NOW + 20 }),
  device: fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'),
})
const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500

// A stamp identifies one write, so the value is derived from it.
const asSent = (w: { group: string; ms: number; device: string }) => {
  const s = stampAt(w.ms, w.device)
  return { [w.group]: { v: `${w.group} ${s}`, s } }
}

test('[SYNC-3] any order and any repeats of the same writes end in the same item', () => {
  fc.assert(
    fc.property(
      fc.array(write, { maxLength: 12 }),
      fc.array(fc.nat(), { maxLength: 24 }),
      (writes, order) => {
        const straight = new OneItem()
        for (const w of writes) straight.take(asSent(w))
        const shuffled = new OneItem()
        for (const n of order) if (writes.length > 0) shuffled.take(asSent(writes[n % writes.length]!))
        for (const w of writes.toReversed()) shuffled.take(asSent(w))
        const byGroup = (item: OneItem) => [...item.groups].sort(([a], [b]) => a.localeCompare(b))
        expect(byGroup(shuffled)).toEqual(byGroup(straight))
      },
    ),
    { numRuns: runs },
  )
})

test('[SYNC-5] every value that was sent is live or in the history', () => {
  const wild = fc.record({
    group: fc.constantFrom('severity', 'note'),
    ms: fc.integer({ min: NOW - 100_000, max: NOW + 200_000 }),
    value: fc.integer({ min: 0, max: 3 }),
    wait: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(wild, { maxLength: 12 }), (writes) => {
      const item = new OneItem()
      for (const w of writes) {
        item.now += w.wait
        item.take({ [w.group]: { v: w.value, s: stampAt(w.ms) } })
      }
      const kept = [
        ...[...item.groups].map(([group, { v }]) => `${group} ${String(v)}`),
        ...item.history.map((l) => `${l.group} ${String(l.value)}`),
      ]
      for (const w of writes) expect(kept).toContain(`${w.group} ${w.value}`)
    }),
    { numRuns: runs },
  )
})

test('[SYNC-4, REL 1c] replaced stamps are searched once, however many groups are sent', () => {
  let looks = 0
  const names = Array.from({ length: 200 }, (_, n) => `k${n}`)
  const s = '019000000000-0000-aaaaaaaaaaaa'
  const restamped = names.map((name) => ({
    get group() {
      looks += 1
      return name
    },
    sentAs: s,
    hlc: s,
  }))
  const sent = new Map(names.map((name) => [name, { v: 1, s: '019000000001-0000-aaaaaaaaaaaa' }]))
  mergeItem({ stored: new Map(), sent, restamped, now: 0x019000000001, clock: { ms: 0, counter: 0 } })
  expect(looks).toBeLessThanOrEqual(3 * names.length)
})
