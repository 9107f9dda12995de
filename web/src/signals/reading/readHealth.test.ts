import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { readHealth } from './readHealth.ts'
import {
  exerciseRecord,
  healthFile,
  heartRecord,
  restingRecord,
  sdnnRecord,
  sleepRecord,
  stepsRecord,
} from '@reprieve/contract/signals/testing/healthFile.ts'
import { writeZip, type ZipFile } from '@reprieve/contract/signals/testing/writeZip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const zipOf = (files: readonly ZipFile[], comment = ''): Blob => new Blob(writeZip(files, zlib, comment))

const EXPORT = healthFile(
  heartRecord('2026-11-14 08:00:00 +0100', 71),
  stepsRecord('2026-11-14 08:10:00 +0100', 300, { source: 'Phone' }),
  stepsRecord('2026-11-14 08:20:00 +0100', 400),
  stepsRecord('2026-11-14 08:50:00 +0100', 200, { end: '2026-11-14 09:10:00 +0100' }),
  restingRecord('2026-11-14 00:00:00 +0100', 60),
  restingRecord('2026-11-14 12:00:00 +0100', 63),
  sdnnRecord('2026-11-14 03:00:00 +0100', 30.4),
  sdnnRecord('2026-11-14 04:00:00 +0100', 50),
  sdnnRecord('2026-11-14 05:00:00 +0100', 41),
  sleepRecord('2026-11-13 23:00:00 +0100', '2026-11-14 07:00:00 +0100', 'InBed'),
  sleepRecord('2026-11-13 23:30:00 +0100', '2026-11-14 03:00:00 +0100'),
  sleepRecord('2026-11-14 02:30:00 +0100', '2026-11-14 06:30:00 +0100', 'AsleepREM'),
  sleepRecord('2026-11-14 04:00:00 +0100', '2026-11-14 04:30:00 +0100', 'Awake'),
  sleepRecord('2026-11-13 23:00:00 +0100', '2026-11-14 05:00:00 +0100', 'Asleep', 'Ring'),
  exerciseRecord('2026-11-14 17:00:00 +0100', 1),
  exerciseRecord('2026-11-14 17:01:00 +0100', 1),
  ' <Correlation type="x">\n',
  stepsRecord('2026-11-14 08:20:00 +0100', 9_000),
  ' </Correlation>\n',
  exerciseRecord('2026-11-15 17:00:00 +0100', 1),
  ' <ActivitySummary dateComponents="2026-11-15" activeEnergyBurned="1" appleExerciseTime="31"/>\n',
  stepsRecord('not a date', 5),
  restingRecord('2026-11-14 12:00:00 +0100', 800),
  stepsRecord('2026-11-14 12:00:00 +0100', 5, { unit: 'miles' }),
)

const FOUND = [
  ['2026-11-14', { steps: 600, sleep: 420, exercise: 2, resting_hr: 62, hrv_sdnn: 41 }],
  ['2026-11-15', { exercise: 31 }],
]

async function read(file: Blob) {
  const found = await readHealth(file, () => {})
  if (!found.ok) return found.reason
  const { days, leftOut } = found.value
  const sorted = [...days].sort(([one], [other]) => one - other)
  return { days: sorted.map(([day, values]) => [localDay(day), values]), leftOut }
}

test('[SIG-5, SIG-6] steps of one hour are those of one device, nights are joined, and what cannot be read is counted', async () => {
  expect(await read(new Blob([EXPORT]))).toEqual({ days: FOUND, leftOut: 3 })
})

const CDA = bytes(`<?xml version="1.0"?><ClinicalDocument>${'<a/>'.repeat(9_000)}</ClinicalDocument>`)
const ZIPS: Record<string, Partial<ZipFile>> = {
  deflated: {},
  stored: { isStored: true },
  'streamed, with a data descriptor': { hasDescriptor: true },
  zip64: { isLong: true },
}

test.each(Object.entries(ZIPS))(
  '[SIG-3] the export is found by its content, beside a larger file and under any name: %s',
  async (_, how) => {
    for (const name of ['apple_health_export/导出.xml', '../../etc/passwd', 'C:\\vienti.xml', '']) {
      const files = [
        { name: 'apple_health_export/export_cda.xml', content: CDA },
        { name: 'apple_health_export/', content: bytes('') },
        { ...how, name, content: bytes(EXPORT) },
      ]
      expect(await read(zipOf(files, 'PK\u0005\u0006 is no end'))).toEqual({
        days: FOUND,
        leftOut: 3,
      })
    }
  },
)

test('[SIG-3] another file is said to be another file', async () => {
  const other = bytes('<html><Record/></html>')
  expect(await read(new Blob([other]))).toBe('not-health')
  expect(await read(new Blob([]))).toBe('not-health')
  expect(await read(zipOf([{ name: 'export.xml', content: other }]))).toBe('not-health')
  expect(await read(zipOf([]))).toBe('not-health')
})

test('[SIG-3] a damaged file ends with that word, wherever it is cut or changed', async () => {
  const whole = zipOf([{ name: 'export.xml', content: bytes(EXPORT) }])
  const raw = new Uint8Array(await whole.arrayBuffer())
  for (let cut = 5; cut < raw.length; cut += 37)
    expect(await read(new Blob([raw.subarray(0, cut)])), `cut at ${cut}`).toMatch(/^(damaged|not-health)$/)
  for (let at = 4; at < raw.length; at += 13) {
    const changed = raw.slice()
    changed[at] = changed[at]! ^ 0xff
    // A changed letter of the text itself cannot be noticed in each case; it must only end.
    expect(['string', 'object']).toContain(typeof (await read(new Blob([changed]))))
  }
  expect(await read(new Blob([EXPORT.slice(0, -30)]))).toBe('damaged')
})

test('[SIG-3] sizes that lead outside of the file are damage', async () => {
  const raw = new Uint8Array(await zipOf([{ name: 'a', content: bytes(EXPORT), isLong: true }]).arrayBuffer())
  const view = new DataView(raw.buffer)
  const at = raw.length - 22 - 20 - 56
  for (const field of [32, 40, 48]) {
    const changed = raw.slice()
    new DataView(changed.buffer).setBigUint64(at + field, 2n ** 60n, true)
    expect(await read(new Blob([changed]))).toMatch(/^(damaged|not-health)$/)
  }
  expect(view.getUint32(at, true)).toBe(0x06064b50)
})

const megabytes = process.env['REPRIEVE_LONG'] === '1' ? 200 : 8
const MEMORY = 64 * 1024 * 1024

test(
  `[SIG-9] reading ${megabytes} MB made on the fly needs less than 64 MB of memory`,
  { timeout: 300_000 },
  async () => {
    const chunk = bytes(
      Array.from({ length: 200 }, (_, n) =>
        stepsRecord(`2026-11-14 08:${String(n % 60).padStart(2, '0')}:00 +0100`, 10),
      ).join(''),
    )
    const [start, end] = healthFile('@@')
      .split('@@')
      .map((part) => bytes(part))
    // A file that exists nowhere: its pieces are made when they are read.
    const count = Math.ceil((megabytes * 1024 * 1024) / chunk.length)
    const file = madeOnTheFly(start!, chunk, count, end!)
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    let most = before
    const found = await readHealth(file, () => {
      most = Math.max(most, process.memoryUsage().rss)
    })
    expect(found.ok).toBe(true)
    // The young generation of the engine may grow besides; what is asked for is that it does not grow with the file.
    expect(most - before).toBeLessThan(MEMORY)
  },
)

/** A blob of `start`, many times `chunk`, and `end`, as far as the reader uses one. */
function madeOnTheFly(start: Uint8Array, chunk: Uint8Array, count: number, end: Uint8Array): Blob {
  const size = start.length + chunk.length * count + end.length
  const byteAt = (from: number, to: number): Uint8Array => {
    const made = new Uint8Array(Math.max(0, Math.min(to, size) - from))
    let at = from
    while (at < from + made.length) {
      const inside = at - start.length
      const isEnd = inside >= chunk.length * count
      const part =
        at < start.length
          ? start.subarray(at)
          : isEnd
            ? end.subarray(inside - chunk.length * count)
            : chunk.subarray(inside % chunk.length)
      const piece = part.subarray(0, from + made.length - at)
      made.set(piece, at - from)
      at += piece.length
    }
    return made
  }
  return {
    size,
    slice: (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(byteAt(from, to).buffer) }),
  } as unknown as Blob
}
