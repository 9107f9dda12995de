import { AHEAD_ALLOWED_MS } from '../clockSkew.ts'
import { DELETED_GROUP, isDeleted } from '../localRow.ts'
import type { Groups } from '../mergeItem.ts'
import { sameJson } from '../sameJson.ts'
import { stampTime } from '../stamp.ts'
import type { ModelDevice } from './modelDevice.ts'
import { POISON, syncAll, type HistoryOutcome } from './modelHistory.ts'
import { unacknowledgedRows } from './unacknowledgedRows.ts'

type Check = (ended: HistoryOutcome) => void

const textOf = (groups: Groups): string =>
  [...groups]
    .map(([group, { v }]) => `${group} ${JSON.stringify(v)}`)
    .sort()
    .join()
const isGone = (groups: Groups): boolean => sameJson(groups.get('deleted')?.v, { deleted: 1 })

function shownOf(rows: Iterable<{ clientId: string; groups: Groups }>): string {
  const shown = [...rows].filter(({ groups }) => !isGone(groups))
  return shown
    .map(({ clientId, groups }) => `${clientId}: ${textOf(groups)}`)
    .sort()
    .join('\n')
}

/** SYNC 1.6, by number; I12 and I9 are checked during the history. */
const INVARIANTS: Record<string, Check> = {
  I1: ({ world, devices }) => {
    for (const { rows } of devices) {
      world.check('I1 a row waits for ever', unacknowledgedRows(rows.values()).length === 0)
    }
  },
  I2: ({ world, devices }) => {
    // Every group is compared, those of a newer schema too. [SYNC I14]
    const wanted = shownOf(world.server.content.rows.values())
    for (const { rows } of devices)
      world.check('I2 a device shows something else', shownOf(rows.values()) === wanted)
  },
  I3: ({ world }) => {
    const homes = new Map<string, string>()
    for (const { clientId, groups } of world.server.content.rows.values()) {
      for (const [group, { v }] of groups) {
        if (group === 'deleted') continue
        const home = homes.get(JSON.stringify(v))
        world.check('I3 one intent, two rows', home === undefined || home === clientId)
        homes.set(JSON.stringify(v), clientId)
      }
    }
  },
  I4: ({ world, devices }) => {
    for (const { rows } of devices) {
      const days = [...rows.values()]
        .filter((row) => row.kind !== 'record' && !isDeleted(row))
        .map((row) => row.kind)
      world.check('I4 two reflections of a day', new Set(days).size === days.length)
    }
  },
  I5: ({ world, mustRemain }) => {
    for (const { clientId, groups } of world.server.content.rows.values()) {
      for (const [group, { s, o }] of groups) {
        const name = world.nameOf(clientId, group, o ?? s)
        // A restored server has forgotten which stamps it replaced, and what they were above.
        if (mustRemain !== null && world.hasReplaced(clientId, group)) continue
        // A wiped row has forgotten them as well, except those of its deletes: late content may then win.
        if (world.wiped.has(clientId) && group !== DELETED_GROUP) continue
        world.check(`I5 what was overwritten won: ${group}`, !world.overwritten.has(name))
      }
    }
  },
  I6: ({ world, mustRemain }) => {
    const { rows, history } = world.server.content
    for (const [name, { clientId, group, value }] of world.saved) {
      if (mustRemain?.(name) === false) continue
      if (world.overwritten.has(name) || world.droppedRows.has(clientId)) continue
      if (world.wiped.has(clientId)) continue
      const live = rows.get(clientId)?.groups.get(group)
      const kept = history.filter((one) => one.clientId === clientId && one.group === group)
      const isThere = [live?.v, ...kept.map((one) => one.value)].some((v) => sameJson(v, value))
      world.check(`I6 a save is lost: ${group}`, isThere)
    }
  },
  I7: ({ world }) => {
    for (const id of world.droppedRows) {
      world.check('I7 what was dropped came back', !world.server.content.rows.has(id))
    }
  },
  I11: ({ world }) => {
    world.check('I11 a logout cleared what waits', world.clearedUnsent.length === 0)
  },
  I15: ({ world, devices }) => {
    const referring = devices.flatMap(({ rows }) =>
      [...rows.values()].filter(({ groups }) => groups.has('about')),
    )
    const waiting = unacknowledgedRows(referring).filter(({ clientId }) => clientId !== POISON)
    world.check('I15 a row waits for what it refers to', waiting.length === 0)
  },
  'SYNC-4': ({ world }) => {
    const stamps = [...world.server.content.rows.values()].flatMap(({ groups }) => [...groups.values()])
    const ahead = stamps.filter(({ s }) => stampTime(s) > world.now + AHEAD_ALLOWED_MS)
    world.check('SYNC-4 a stamp is ahead of the server', ahead.length === 0)
  },
  'SYNC-9': ({ world, devices }) => {
    for (const { state } of devices) {
      world.check('SYNC-9 a clock stays ahead', state.clock.hlc.ms <= world.now + AHEAD_ALLOWED_MS)
    }
  },
  I13: ({ world, devices }) => {
    for (const device of devices) {
      const [pushes, pulled] = [device.pushes, device.pulledRows]
      device.syncWhole()
      const isSilent = device.pushes === pushes && device.pulledRows === pulled
      world.check('I13 a second sync is not silent', isSilent)
    }
  },
}

/** For histories with one record that the server never accepts. */
export function checkPoison(ended: HistoryOutcome): void {
  const { world, devices } = ended
  const others = ({ rows }: ModelDevice) => [...rows.values()].filter(({ clientId }) => clientId !== POISON)
  for (const device of devices) {
    world.check('I10 another row waits', unacknowledgedRows(others(device)).length === 0)
  }
  // Pulls what the last device sent in the last round.
  syncAll(ended)
  const wanted = shownOf(world.server.content.rows.values())
  for (const device of devices)
    world.check('I10 a device shows something else', shownOf(others(device)) === wanted)
  const kept = devices[0]!.rows.get(POISON)
  if (world.droppedRows.has(POISON)) return
  for (const group of ['severity', 'note', 'about', 'from_the_future', DELETED_GROUP]) {
    const last = world.latest.get(`${POISON} ${group}`)
    world.check('I10 the refused one is not what it was', sameJson(kept?.groups.get(group)?.v, last))
  }
}

/** Checks the invariants with the given numbers. */
export function checkInvariants(ended: HistoryOutcome, numbers: readonly string[]): void {
  for (const number of numbers) INVARIANTS[number]!(ended)
}

export const ALL_INVARIANTS = Object.keys(INVARIANTS)

/** With clocks correct within a minute, and acts further apart than that, the last act in true time wins. */
export function checkLatestWins({ world }: HistoryOutcome): void {
  for (const { clientId, groups } of world.server.content.rows.values()) {
    for (const [group, { v }] of groups) {
      const wanted = world.latest.get(`${clientId} ${group}`)
      world.check(`I16 an earlier act decided: ${group}`, sameJson(v, wanted))
    }
  }
}
