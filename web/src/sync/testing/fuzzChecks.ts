import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { conditionLikenesses } from '@reprieve/domain/conditions/likeness.ts'
import { medicationLikenesses } from '@reprieve/domain/medications/likeness.ts'
import type { Groups } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { expect } from 'vitest'
import type { FuzzEnd } from './fuzzHistory.ts'
import { groupText } from './fuzzWorld.ts'

const isGone = (groups: Groups): boolean => sameJson(groups.get('deleted')?.v, { deleted: 1 })
/** Serialization may change the order of keys. */
const whole = (value: unknown): string =>
  JSON.stringify(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
const shownOf = (rows: Iterable<{ clientId: string; groups: Groups }>): string[] =>
  [...rows]
    .filter(({ groups }) => !isGone(groups))
    .map(
      ({ clientId, groups }) =>
        `${clientId} ${[...groups]
          .map(([g, { v }]) => `${g} ${whole(v)}`)
          .sort()
          .join()}`,
    )
    .sort()

/** Their own ids, and those merged into them. */
const idsOf = (rows: readonly { clientId: string; groups: Groups }[]): string[] =>
  rows.flatMap(({ clientId, groups }) => [clientId, ...aliasesIn(groups.keys())])

const OF_ITEMS = ['icon', 'position', 'notes']

/** All devices end equal, nothing is lost, no overwritten or dropped value survives, and another sync does nothing. */
export async function checkEnd(
  { world, devices }: FuzzEnd,
  { isSkewed }: { isSkewed: boolean },
): Promise<void> {
  const { items, history } = world.server.content
  for (const device of devices) {
    // A row that every server refuses stays on its device, and blocks nothing else.
    const all = await device.rows()
    const own = new Set(all.flatMap(({ clientId, setAside }) => (setAside === null ? [] : [clientId])))
    const rows = all.filter(({ clientId }) => !own.has(clientId))
    const waiting = rows.filter((row) => row.dirty || row.pend.size > 0 || row.lost.length > 0)
    world.check('I1 a row waits for ever', waiting.length === 0)
    const there = [...items.values()].filter(({ clientId }) => !own.has(clientId))
    expect(shownOf(rows), 'I2').toEqual(shownOf(there))
  }
  const aside = (await Promise.all(devices.map((device) => device.rows())))
    .flat()
    .filter(({ setAside }) => setAside !== null)
  // With what was merged into them: a late copy of a merged item may have made it an item again. [SYNC-24]
  const refused = new Set(idsOf(aside))
  const live = [...items.values()].flatMap(({ clientId, groups }) =>
    [...groups].map(([group, { v }]) => ({ clientId, group, value: groupText(v) })),
  )
  for (const { clientId, group, value } of live) {
    const home = world.saved.get(value)
    if (group === 'deleted' || home === undefined) continue
    const ids = [clientId, ...aliasesIn(items.get(clientId)!.groups.keys())]
    world.check('I3 one intent, two rows', ids.includes(home.clientId) && home.group === group)
    // A restored server has forgotten which stamps it replaced, what they overwrote, and which items were merged: a
    // late copy is an item again.
    const isForgotten = world.isRestored && (isSkewed || OF_ITEMS.includes(group))
    // The value that overwrote it is unsent on its device, because every server refused it.
    if (!isForgotten && !refused.has(clientId))
      world.check('I5 what was overwritten won', !world.overwritten.has(value) || world.takenBack.has(value))
  }
  const somewhere = new Set([
    ...live.map(({ value }) => value),
    ...history.map(({ value }) => groupText(value)),
    ...aside
      .flatMap(({ groups, lost }) => [...groups.values(), ...lost.map(({ value: v }) => ({ v }))])
      .map(({ v }) => groupText(v)),
  ])
  for (const [value, { clientId }] of world.saved) {
    if (world.overwritten.has(value) || world.droppedRows.has(clientId) || world.excused.has(value)) continue
    world.check('I6 a save is lost', somewhere.has(value))
  }
  for (const id of world.droppedRows) world.check('I7 what was dropped came back', !items.has(id))
  for (const device of devices) {
    const before = [device.pushes, device.pulled]
    await device.syncWhole()
    expect([device.pushes, device.pulled], 'I13').toEqual(before)
  }
}

/** Every item, wherever it ended, is found by the id that a record has for it. */
export async function checkReferences({ world, devices }: FuzzEnd): Promise<void> {
  const all = await Promise.all(devices.map((device) => device.rows()))
  // A refused item is known only on its device, and so is what was merged into it.
  const aside = new Set(idsOf(all.flat().filter(({ setAside }) => setAside !== null)))
  for (const rows of all) {
    const known = new Set(idsOf(rows))
    for (const { groups } of rows) {
      const { refs = [] } = (groups.get('location')?.v ?? {}) as { refs?: { client_id: string }[] }
      for (const { client_id: id } of refs) {
        if (world.droppedRows.has(id) || aside.has(id)) continue
        world.check('D29 a reference leads nowhere', known.has(id))
      }
    }
  }
}

/** After all merges only one of two items with the same likeness is live. */
export function checkAlike({ world }: FuzzEnd): void {
  const living = [...world.server.content.items.values()].filter(({ groups }) => !isGone(groups))
  const likenesses = living.flatMap(({ clientId, kind, groups }) =>
    likenessesOf(kind, clientId, new Map([...groups].map(([group, { v }]) => [group, v]))),
  )
  expect(likenesses.toSorted(), 'D29 two that are the same').toEqual([...new Set(likenesses)].toSorted())
}

function likenessesOf(kind: string, id: string, values: ReadonlyMap<string, unknown>): string[] {
  const medication = kind === 'medication' ? readMedicationGroups(values, id) : null
  const condition = kind === 'condition' ? readConditionGroups(values, id) : null
  if (medication !== null) return medicationLikenesses(medication)
  return condition === null ? [] : conditionLikenesses(condition)
}
