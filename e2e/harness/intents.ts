import type { StoredRow } from './browserDiary.ts'

/** One act of a person on one record or reflection, on any device, that the app confirmed as saved. */
export interface Intent {
  device: string
  kind: StoredRow['kind']
  /** The severity or the score after the act. */
  says: number
  isDeleted: boolean
  /** Deleted before any request with it was sent: no other device can know it. */
  isDropped: boolean
}

/** What a person intended: the number on the screen when they pressed Save, if it is known. */
export interface IntendedAct {
  isDeletion: boolean
  says: number | null
}

/**
 * Differences between an act and what the device stored, in words. Comparing the stored value alone would prove
 * nothing: a save that stores another number than the one on the screen would count as "done", and be found everywhere
 * at the end.
 */
export function findActMismatches(
  { isDeletion, says }: IntendedAct,
  kept: Pick<Intent, 'says' | 'isDeleted'>,
): string[] {
  if (kept.isDeleted !== isDeletion) return [isDeletion ? 'lives after its deletion' : 'is deleted by a save']
  const isOther = !isDeletion && says !== null && kept.says !== says
  return isOther ? [`says ${kept.says}, though ${says} was saved`] : []
}

/** The acts on each row, by its client id, in the order of real time. */
export type Intents = Map<string, Intent[]>

export function addIntent(intents: Intents, clientId: string, intent: Intent): void {
  intents.set(clientId, [...(intents.get(clientId) ?? []), intent])
}

/** A copy of a record or reflection: on the server, or on a device. */
export interface EntryCopy {
  clientId: string
  kind: StoredRow['kind']
  says: number
  isDeleted: boolean
  stamps: Record<string, string>
  /** Its other values, by name. */
  tells?: Record<string, unknown>
  /** The day of a reflection. */
  day?: string
}

/**
 * The oracle for one copy of the diary after all syncs, in words: the last act on each row is there, once; nothing else
 * is there; and a day has at most one reflection. All clocks of a history are right, so "last" means by wall clock.
 * [SYNC I2–I7]
 */
export function findIntentMismatches(place: string, intents: Intents, found: readonly EntryCopy[]): string[] {
  const byClient = Map.groupBy(found, ({ clientId }) => clientId)
  const strangers = [...byClient.keys()]
    .filter((id) => !intents.has(id))
    .map((id) => `${id}: nobody wrote it`)
  const wrongs = [...intents].flatMap(([id, acts]) =>
    wrongsOf(acts, byClient.get(id) ?? []).map((why) => `${id}: ${why}`),
  )
  return [...strangers, ...wrongs, ...crowdedDays(found)].map((wrong) => `${place}: ${wrong}`)
}

function wrongsOf(acts: readonly Intent[], found: readonly EntryCopy[]): string[] {
  const last = acts.at(-1)
  if (last === undefined) return []
  if (found.length > 1) return [`there ${found.length} times`]
  const [there] = found
  if (there === undefined) return last.isDropped ? [] : [`lost, with ${wordsOf(last)}`]
  if (last.isDropped) return ['back, though it was dropped before anybody knew it']
  if (last.isDeleted) return there.isDeleted ? [] : [`deleted on ${last.device} and back again`]
  if (there.isDeleted) return [`deleted, though the last act was ${wordsOf(last)}`]
  return there.says === last.says ? [] : [`says ${there.says}, though the last act was ${wordsOf(last)}`]
}

const wordsOf = ({ device, kind, says, isDeleted }: Intent): string =>
  isDeleted ? `its deletion on ${device}` : `the ${kind} of ${says} on ${device}`

function crowdedDays(found: readonly EntryCopy[]): string[] {
  const living = found.filter(({ kind, isDeleted }) => kind === 'reflection' && !isDeleted)
  const byDay = Map.groupBy(living, ({ day }) => day)
  return [...byDay].flatMap(([day, those]) =>
    day !== undefined && those.length > 1 ? [`${those.length} reflections on ${day}`] : [],
  )
}

/**
 * Differences between the server and a device, in words; a row that was deleted before any other device knew it exists
 * nowhere.
 */
export function findCopyDifferences(
  device: string,
  onServer: readonly EntryCopy[],
  onDevice: readonly EntryCopy[],
): string[] {
  const [there, here] = [byId(onServer), byId(onDevice)]
  const ids = new Set([...there.keys(), ...here.keys()])
  return [...ids].flatMap((id) =>
    differing(here.get(id), there.get(id)).map((why) => `${device}: ${id} ${why}`),
  )
}

const byId = (rows: readonly EntryCopy[]): Map<string, EntryCopy> =>
  new Map(rows.map((row) => [row.clientId, row]))

function differing(here: EntryCopy | undefined, there: EntryCopy | undefined): string[] {
  const [own, servers] = [here, there].map(shownOf)
  if (own !== servers) return [`${own} here and ${servers} on the server`]
  const told = toldApart(here, there)
  if (told.length > 0) return told
  const groups = new Set([...Object.keys(here?.stamps ?? {}), ...Object.keys(there?.stamps ?? {})])
  const apart = [...groups].filter((group) => here?.stamps[group] !== there?.stamps[group])
  return apart.map(
    (group) => `has ${group} of ${here?.stamps[group]} here, ${there?.stamps[group]} on the server`,
  )
}

/**
 * Finds a value that got lost although its stamp did not change; nothing else would notice. Deleted rows are not
 * compared.
 */
function toldApart(here: EntryCopy | undefined, there: EntryCopy | undefined): string[] {
  if (here?.isDeleted !== false || there === undefined) return []
  const [own, servers] = [here.tells ?? {}, there.tells ?? {}]
  return Object.keys(own)
    .filter((name) => isPlain(own[name]) && isPlain(servers[name]) && own[name] !== servers[name])
    .map((name) => `has ${name} ${String(own[name])} here and ${String(servers[name])} on the server`)
}

/** Lists have another form in the API. */
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

function shownOf(row: EntryCopy | undefined): string {
  if (row === undefined) return 'is missing'
  return row.isDeleted ? 'is deleted' : `says ${row.says}`
}
