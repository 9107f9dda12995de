import type { ServerTimeRecord } from '@reprieve/contract/records/calls.ts'
import { gunzipSync } from 'node:zlib'
import { Pool } from 'undici'
import { floorPage, pullPage, type Shot } from '../load/shots.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { measureAlternating, medianBy, medianRatio } from '../measure/measureAlternating.ts'
import { cpuMs, forgetPeak, peakRssMb, rssMb } from '../measure/processMeter.ts'
import type { Person } from '../people/makePeople.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { BenchServer } from '../stage/serverProcess.ts'
import type { Stage } from '../stage/stage.ts'

const PAGE = 2_500
const ROUNDS = 8
const MB = 1_000_000

interface Pulled {
  ms: number
  cpu: number
  pages: Buffer[]
}

/**
 * The first sync of a person with years of records, against a plain select of the same rows with the same
 * compression.
 */
export async function pull(stage: Stage): Promise<Figure[]> {
  const { product, floor } = stage
  const person = await personWithYears(stage)
  const sides = {
    floor: () => pullAll(floor, person, floorPage),
    ours: () => pullAll(product, person, pullPage),
  }
  const rssBefore = rssMb(product.pid)
  forgetPeak(product.pid)
  const first = await sides.ours()
  await sides.floor()
  const pairs = await measureAlternating(ROUNDS, sides)
  const growth = peakRssMb(product.pid) - rssBefore
  const packed = first.pages.reduce((sum, page) => sum + page.length, 0)
  const opened = first.pages.map((page) => gunzipSync(page))
  return [
    atMost(
      "pull of 10,000: time, by the floor's",
      1.5,
      medianRatio(pairs, ({ ms }) => ms),
    ),
    atMost(
      'pull of 10,000: time',
      2_000,
      medianBy(pairs.ours, ({ ms }) => ms),
      ' ms',
    ),
    figureWithoutTarget(
      'pull of 10,000: time of the floor',
      `${formatNumber(medianBy(pairs.floor, ({ ms }) => ms))} ms`,
    ),
    figureWithoutTarget(
      "pull of 10,000: processor time, by the floor's",
      formatNumber(medianRatio(pairs, ({ cpu }) => cpu)),
    ),
    atMost('pull of 10,000: growth of the resident set, highest point of nine', 100, growth, ' MB'),
    atMost('pull of 10,000: requests', RECORDS / PAGE, first.pages.length),
    atMost('pull of 10,000: records that did not come', 0, RECORDS - countDistinct(opened)),
    figureWithoutTarget(
      'pull of 10,000: bytes',
      `${formatNumber(opened.reduce((sum, page) => sum + page.length, 0) / MB)} MB, ${formatNumber(packed / MB)} MB packed`,
    ),
  ]
}

/** Reads page after page, as a device does; the bytes are decompressed only after the measurement. */
async function pullAll(
  server: BenchServer,
  person: Person,
  page: (person: Person, cursor: number) => Shot,
): Promise<Pulled> {
  const pool = new Pool(`http://127.0.0.1:${server.port}`, { connections: 1 })
  const pages: Buffer[] = []
  const cpuBefore = cpuMs(server.pid)
  const began = performance.now()
  for (let cursor = 0; cursor < RECORDS; cursor += PAGE) {
    const { path, headers, body } = page(person, cursor)
    const answer = await pool.request({ method: 'POST', path, headers, body })
    pages.push(Buffer.from(await answer.body.bytes()))
  }
  const ms = performance.now() - began
  await pool.close()
  return { ms, cpu: cpuMs(server.pid) - cpuBefore, pages }
}

function countDistinct(pages: readonly Buffer[]): number {
  const ids = new Set<string | undefined>()
  for (const page of pages) {
    const [head, ...records] = (JSON.parse(page.toString('utf8')) as { records: Entry[] }).records
    if (head?.record_type !== 'server_time') throw new Error('A page begins with the time of the server')
    for (const record of records) ids.add(record.client_id)
  }
  return ids.size
}

type Entry = Partial<ServerTimeRecord> & { client_id?: string }
