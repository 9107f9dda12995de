import { setTimeout as wait } from 'node:timers/promises'
import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import type { Session } from '../../harness/apiCall.ts'
import { readStoredRows, type StoredRows } from '../../harness/browserDiary.ts'
import { pullAll } from '../../harness/diary.ts'
import { isPersonStep, NETWORK_FAULTS, type PersonStep, type Step } from '../../harness/history.ts'
import {
  findCopyDifferences,
  findActMismatches,
  addIntent,
  findIntentMismatches,
  type EntryCopy,
  type Intents,
} from '../../harness/intents.ts'
import type { TestServer } from '../../harness/person.ts'
import { isDeletedSince, waitForTouchedRows, type TouchedRow } from '../../harness/touchedRows.ts'
import {
  changeSeverity,
  deleteRecord,
  goHome,
  loadAgain,
  recordPainOnDevice,
  reflectOnDay,
  tapNothingNew,
  type DiaryDevice,
} from '../sync/diaryDevice.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 200

/** One person with several devices, and all acts on them. */
export interface Household {
  server: TestServer
  session: Session
  devices: DiaryDevice[]
  intents: Intents
}

/** Returns the result of the step as text, or ''. */
export async function takeStep(household: Household, step: Step, day: string): Promise<string> {
  const device = household.devices.find(({ name }) => name === step.device)
  if (device === undefined) throw new Error(`There is no device ${step.device}`)
  if (!isPersonStep(step)) {
    await befall(device, step)
    return ''
  }
  return act(household, device, { ...step, day })
}

async function befall(device: DiaryDevice, step: Exclude<Step, PersonStep>): Promise<void> {
  switch (step.act) {
    case 'gets another line':
      device.line.usually(NETWORK_FAULTS[step.line])
      device.line.hangUp()
      return beginToSync(device)
    case 'loses the network':
      return device.context.setOffline(true)
    case 'has the network again':
      return device.context.setOffline(false)
    case 'begins to sync':
      return beginToSync(device)
    case 'loads the app again':
      return loadAgain(device)
  }
}

/** Performs the act and records what the device stored: exactly that must be everywhere at the end. */
async function act(
  { intents }: Household,
  device: DiaryDevice,
  step: PersonStep & { day: string },
): Promise<string> {
  const before = await readStoredRows(device.page)
  const isDeletion = step.act === 'deletes'
  const isForestalled = (now: StoredRows) => isDeletion && isDeletedSince(before, now)
  const done = await doneBy(device, step)
  const touched =
    done === null ? [] : await waitForTouchedRows(device.page, before, { isForestalled, isDeletion })
  if (touched.length > 1) throw new Error(`One act touched ${JSON.stringify(touched)}`)
  for (const { clientId, ...left } of touched) {
    const [wrong] = findActMismatches({ isDeletion, says: done?.says ?? null }, left)
    if (wrong !== undefined) throw new Error(`${device.name}: ${clientId} ${wrong}`)
    addIntent(intents, clientId, { device: device.name, ...left })
  }
  await goHome(device)
  return touched.map(leftOf).join() || 'there is none'
}

function leftOf({ clientId, says, isDeleted, isDropped }: TouchedRow): string {
  if (isDropped) return `${clientId} was dropped`
  return `${clientId} ${isDeleted ? 'is deleted' : `says ${says}`}`
}

/** The value after the act, if it is known; null if there was nothing to act on. */
async function doneBy(
  device: DiaryDevice,
  step: PersonStep & { day: string },
): Promise<{ says: number | null } | null> {
  switch (step.act) {
    case 'records a pain':
      await recordPainOnDevice(device, step.severity)
      return { says: step.severity }
    case 'reflects':
      return { says: await reflectOnDay(device, step) }
    case 'says that nothing is new':
      await tapNothingNew(device)
      return { says: null }
    case 'changes the severity': {
      const says = await changeSeverity(device, step.of)
      return says === null ? null : { says }
    }
    case 'deletes':
      return (await deleteRecord(device, step.the)) ? { says: null } : null
  }
}

/** Simulates that the network is back, which makes the app sync immediately. Not awaited. */
export const beginToSync = ({ page }: DiaryDevice): Promise<void> =>
  page.evaluate<void>(`void window.dispatchEvent(new Event('online'))`)

/** Restores all connections, waits until all syncs are done, and returns the mismatches, in words. */
export async function findMismatchesAtRest(household: Household): Promise<string[]> {
  for (const { line, context } of household.devices) {
    line.usually({ fault: 'none' })
    line.hangUp()
    await context.setOffline(false)
  }
  return findMismatchesOnceQuiet(household)
}

/** The mismatches once nothing is unsent and all copies are equal, whatever the state of the connections. */
export async function findMismatchesOnceQuiet(household: Household): Promise<string[]> {
  const { devices, intents } = household
  const patienceEnds = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await lookAround(household)
    if (found.restless.length === 0) return wrongsEverywhere(intents, found)
    if (performance.now() > patienceEnds) return [...found.restless, ...wrongsEverywhere(intents, found)]
    await Promise.all(devices.map(beginToSync))
    await wait(PAUSE_MS)
  }
}

interface LookedAt {
  onServer: EntryCopy[]
  onDevices: [name: string, rows: EntryCopy[]][]
  /** Reasons why syncing is not finished. */
  restless: string[]
}

async function lookAround({ server, session, devices }: Household): Promise<LookedAt> {
  const kept = await Promise.all(
    devices.map(async ({ name, page }) => ({ name, ...(await readStoredRows(page)) })),
  )
  const onServer = (await pullAll({ port: server.port, session })).flatMap(foundOf)
  const waiting = kept.flatMap(({ name, rows }) =>
    rows.filter(({ waits }) => waits).map(({ clientId }) => `${name}: ${clientId} waits still`),
  )
  const unreadable = kept.flatMap(({ name, unreadable: count }) =>
    count === 0 ? [] : [`${name}: ${count} cannot be read`],
  )
  const apart = kept.flatMap(({ name, rows }) => findCopyDifferences(name, onServer, rows))
  return {
    onServer,
    onDevices: kept.map(({ name, rows }) => [name, rows]),
    restless: [...waiting, ...unreadable, ...apart],
  }
}

const wrongsEverywhere = (intents: Intents, { onServer, onDevices }: LookedAt): string[] => [
  ...findIntentMismatches('the server', intents, onServer),
  ...onDevices.flatMap(([name, rows]) => findIntentMismatches(name, intents, rows)),
]

function foundOf({ record_type, client_id = '', stamps = {}, content = {} }: PulledRecord): EntryCopy[] {
  if (record_type !== 'pain_record') return []
  const isReflection = content['pain_record_type'] === 'DailyReflection'
  const { timing, time_offset: offset } = content
  const day = new Date(Number(timing) + Number(offset)).toISOString().slice(0, 10)
  return [
    {
      clientId: client_id,
      kind: isReflection ? 'reflection' : 'record',
      says: Number(content[isReflection ? 'score' : 'severity']),
      isDeleted: content['deleted'] === 1,
      stamps,
      tells: content,
      ...(isReflection ? { day } : {}),
    },
  ]
}
