import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { makeDayTotals, type DayTotals, type FoundDays } from '@reprieve/domain/signals/dayTotals.ts'
import { readHealthDate } from '@reprieve/domain/signals/healthDate.ts'
import type { Measure } from '@reprieve/domain/signals/measures.ts'
import { type DayNumber, dayNumber, dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { makeHealthScanner } from './healthScanner.ts'
import { canUnpack, isZip, readZipEntries, streamEntry, streamPieces, type ZipEntry } from './zipReader.ts'

export type HealthFault =
  /** Another file. */
  | 'not-health'
  | 'damaged'
  /** This browser cannot unpack. */
  | 'cannot-unpack'
  | 'too-large'

export interface HealthProgress {
  /** Bytes of the file. */
  read: number
  /** Of the sample that was read last. */
  day: DayNumber | null
}

const LOOKED_AT = 4 * 1024
const MOST_UNPACKED = 20 * 1024 ** 3
const MOST_ENTRIES_TRIED = 200
const ROOT = /<!DOCTYPE\s+HealthData|<HealthData[\s>]/

/** The days of an Apple Health export: of the zip, or of the .xml in it. Nothing of the file is kept. [SIG-1, SIG-3] */
export async function readHealth(
  file: Blob,
  onProgress: (progress: HealthProgress) => void,
): Promise<Result<FoundDays, HealthFault>> {
  const progress: HealthProgress = { read: 0, day: null }
  const onRead = (bytes: number): void => {
    progress.read += bytes
    onProgress({ ...progress })
  }
  const opened = await openHealth(file, onRead)
  if (!opened.ok) return opened
  const { stream, size } = opened.value
  const totals = makeDayTotals()
  const elements = {
    wants: (type: string) => Object.hasOwn(TYPES, type),
    onElement: (name: string, attributes: ReadonlyMap<string, string>) => {
      progress.day = (name === 'Record' ? addRecord : addSummary)(totals, attributes) ?? progress.day
    },
  }
  const scanner = makeHealthScanner(elements)
  const decoder = new TextDecoder()
  let unpacked = 0
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      unpacked += value.length
      if (unpacked > MOST_UNPACKED) return err('too-large')
      if (!scanner.push(decoder.decode(value, { stream: true }))) return err('not-health')
    }
  } catch {
    return err('damaged')
  } finally {
    // Also when it was given up: the file must not stay open.
    reader.cancel().catch(() => undefined)
  }
  scanner.push(decoder.decode())
  if (!scanner.finish() || (size !== null && unpacked !== size)) return err('damaged')
  return ok(totals.find())
}

interface OpenedHealth {
  stream: ReadableStream<Uint8Array>
  /** Unpacked, as the zip has it; null without a zip. */
  size: number | null
}

async function openHealth(
  file: Blob,
  onRead: (bytes: number) => void,
): Promise<Result<OpenedHealth, HealthFault>> {
  if (!(await isZip(file))) {
    if (!ROOT.test(await headOf(streamPieces(file, [0, Math.min(LOOKED_AT, file.size)]))))
      return err('not-health')
    return ok({ stream: streamPieces(file, [0, file.size], onRead), size: null })
  }
  const listed = await readZipEntries(file)
  if (!listed.ok) return err('damaged')
  if (!canUnpack()) return err('cannot-unpack')
  const entry = await findHealthEntry(file, listed.value)
  if (entry === null) return err('not-health')
  const stream = await streamEntry(file, entry, onRead)
  return stream.ok ? ok({ stream: stream.value, size: entry.size }) : stream
}

/** By content, the largest first: routes and heart curves are thousands of small files beside it. [SIG-3] */
async function findHealthEntry(file: Blob, entries: readonly ZipEntry[]): Promise<ZipEntry | null> {
  const largest = entries.toSorted((one, other) => other.size - one.size).slice(0, MOST_ENTRIES_TRIED)
  for (const entry of largest) {
    const stream = await streamEntry(file, entry)
    if (stream.ok && ROOT.test(await headOf(stream.value))) return entry
  }
  return null
}

/** The first 4 kB as text; an entry that cannot be unpacked has none. */
async function headOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    while (text.length < LOOKED_AT) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value.subarray(0, LOOKED_AT), { stream: true })
    }
  } catch {
    return ''
  } finally {
    reader.cancel().catch(() => undefined)
  }
  return text.slice(0, LOOKED_AT)
}

interface RecordType {
  measure: Measure
  /** Other units are left out: the value would be another one. */
  unit?: string
}

const QUANTITY = 'HKQuantityTypeIdentifier'
const SLEEP_TYPE = 'HKCategoryTypeIdentifierSleepAnalysis'
const ASLEEP = 'HKCategoryValueSleepAnalysisAsleep'

const TYPES: Readonly<Record<string, RecordType>> = {
  [`${QUANTITY}StepCount`]: { measure: 'steps', unit: 'count' },
  [`${QUANTITY}RestingHeartRate`]: { measure: 'resting_hr', unit: 'count/min' },
  [`${QUANTITY}HeartRateVariabilitySDNN`]: { measure: 'hrv_sdnn', unit: 'ms' },
  [`${QUANTITY}AppleExerciseTime`]: { measure: 'exercise', unit: 'min' },
  [SLEEP_TYPE]: { measure: 'sleep' },
}

/** Returns its day; null if it was left out. */
function addRecord(totals: DayTotals, attributes: ReadonlyMap<string, string>): DayNumber | null {
  const { measure, unit } = TYPES[attributes.get('type')!]!
  const said = attributes.get('value') ?? ''
  // In bed and awake are no sleep, and not left out either.
  if (measure === 'sleep' && !said.startsWith(ASLEEP)) return null
  const start = readHealthDate(attributes.get('startDate') ?? '')
  const end = readHealthDate(attributes.get('endDate') ?? '')
  const value = measure === 'sleep' ? 0 : said === '' ? Number.NaN : Number(said)
  if (start === null || end === null || (unit !== undefined && attributes.get('unit') !== unit)) {
    totals.leaveOut()
    return null
  }
  totals.add({ measure, source: attributes.get('sourceName') ?? '', start, endsAt: end.at, value })
  return dayNumberOf(start)
}

function addSummary(totals: DayTotals, attributes: ReadonlyMap<string, string>): DayNumber | null {
  const said = attributes.get('appleExerciseTime')
  if (said === undefined || said === '') return null
  const day = dayFrom(attributes.get('dateComponents') ?? '')
  if (day === null) {
    totals.leaveOut()
    return null
  }
  totals.addExerciseOfDay(dayNumber(day), Number(said))
  return dayNumber(day)
}
