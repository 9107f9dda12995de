import {
  heartRecord,
  healthFile,
  restingRecord,
  sdnnRecord,
  sleepRecord,
  stepsRecord,
} from '@reprieve/contract/signals/testing/healthFile.ts'
import { readHealth } from '@reprieve/web/src/signals/reading/readHealth.ts'
import { atLeast, figureWithoutTarget, formatNumber, type Figure } from '../measure/figure.ts'

const MEGABYTES = 40
const MB = 1_000_000
const ROUNDS = 5
const PIECE = 64 * 1024
/** A gigabyte in some ten seconds of a desktop's core, and a minute on a phone. */
const LEAST_MB = 79

/** Reading a health export, against only decoding the same bytes, in processor time of the same process. */
export async function measureHealthImport(): Promise<Figure[]> {
  const file = new Blob([exportOf(MEGABYTES * MB)])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ratios: number[] = []
  let speed = 0
  // The first round compiles.
  for (let round = 0; round <= ROUNDS; round++) {
    const decoding = await cpuOf(async () => decodeAll(bytes))
    const reading = await cpuOf(async () => {
      const read = await readHealth(file, () => {})
      if (!read.ok) throw new Error(read.reason)
    })
    if (round === 0) continue
    ratios.push(reading / decoding)
    speed = Math.max(speed, file.size / MB / (reading / 1_000))
  }
  return [
    atLeast('reading a health export, a second of processor time', LEAST_MB, speed, ' MB'),
    // Not a target: the engine decodes plain text with vector instructions, and its version decides the ratio.
    figureWithoutTarget(
      'times the cost of only decoding its bytes',
      formatNumber(ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!),
    ),
  ]
}

/** As in exports: most entries are of types that are not wanted. */
function exportOf(size: number): string {
  const day = '2026-11-14'
  const wanted = [
    stepsRecord(`${day} 09:10:00 +0100`, 420),
    stepsRecord(`${day} 09:20:00 +0100`, 300, { source: 'Phone' }),
    restingRecord(`${day} 07:00:00 +0100`, 61),
    sdnnRecord(`${day} 03:00:00 +0100`, 38),
    sleepRecord(`${day} 00:10:00 +0100`, `${day} 07:00:00 +0100`),
  ]
  const others = Array.from({ length: 95 }, (_, n) =>
    heartRecord(`${day} 10:00:${String(n % 60).padStart(2, '0')} +0100`, 70),
  )
  const chunk = [...wanted, ...others].join('')
  return healthFile(chunk.repeat(Math.ceil(size / chunk.length)))
}

function decodeAll(bytes: Uint8Array): number {
  const decoder = new TextDecoder()
  let length = 0
  for (let at = 0; at < bytes.length; at += PIECE)
    length += decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }).length
  return length
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
