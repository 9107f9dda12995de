import { CHORES } from '../chores.ts'
import { openJobLanes } from '../jobKinds.ts'
import { readDiskSpace } from '../outside/diskSpace.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { TEST_DATA_DIR } from '../testing/testDataDir.ts'
import { openMeter, type OpenMeter } from './openMeter.ts'
import { readStoredFigures } from './storedFigures.ts'

/** Our own figures, without those of Node.js: each line's name, labels and value. */
export interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

export const VERSION = '1.2.3'
export const JOB_KINDS = openJobLanes(TEST_DATA_DIR).flatMap(({ kinds }) => kinds.map(({ name }) => name))
export const CHORE_NAMES = CHORES.map(({ name }) => name)

/** A meter that nothing has been counted with, and a full database pool of nothing. */
export const openIdleMeter = (): OpenMeter =>
  openMeter({
    version: VERSION,
    pool: { totalCount: 3, idleCount: 1, waitingCount: 2, options: { max: 10 } },
    readStored: async () => ({ queues: [], lastBackup: null }),
    readDisk: async () => ({ freeBytes: 1, sizeBytes: 2 }),
    jobKinds: JOB_KINDS,
    now: () => 0,
  })

export interface MeteredApp {
  server: TestApp
  meter: OpenMeter
}

/** An app that is measured, with the pool and the database of its own. */
export async function openMeteredApp(
  env: Record<string, string> = {},
  parts: Parameters<typeof openTestApp>[1] = {},
): Promise<MeteredApp> {
  let server: TestApp | undefined
  const opened = (): TestApp => {
    if (server === undefined) throw new Error('The app is not open yet')
    return server
  }
  const meter = openMeter({
    version: VERSION,
    pool: {
      get totalCount() {
        return opened().pool.totalCount
      },
      get idleCount() {
        return opened().pool.idleCount
      },
      get waitingCount() {
        return opened().pool.waitingCount
      },
      options: { max: 10 },
    },
    readStored: () => readStoredFigures(opened().db, opened().clock.now),
    readDisk: () => readDiskSpace('/'),
    jobKinds: JOB_KINDS,
    now: () => opened().clock.now,
  })
  server = await openTestApp(env, { ...parts, meter })
  return { server, meter }
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const found = LINE.exec(line)
    if (found === null) throw new Error(`No line of Prometheus: ${line}`)
    const [, name = '', labels = '', value = ''] = found
    const pairs = [...labels.matchAll(LABEL)].map(([, key = '', text = '']) => [key, text] as const)
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
}

/** The value of one figure; undefined if it is not there. */
export async function figure(
  meter: OpenMeter,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const samples = readSamples(await meter.read())
  const isWanted = (sample: Sample): boolean =>
    sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value)
  return samples.find(isWanted)?.value
}
