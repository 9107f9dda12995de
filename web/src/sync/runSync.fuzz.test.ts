import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { conditionOfGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { medicationOfGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { conditionLikenesses } from '@reprieve/domain/conditions/likeness.ts'
import { medicationLikenesses } from '@reprieve/domain/medications/likeness.ts'
import type { Groups } from '@reprieve/domain/sync/mergeItem.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playHistory, type FuzzAct, type FuzzEnd } from './testing/fuzzHistory.ts'
import { textIn } from './testing/fuzzWorld.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 40
const DAY = 86_400_000

const acts = (whats: readonly FuzzAct['what'][], tabs: number) =>
  fc.array(
    fc.record<FuzzAct>({
      what: fc.constantFrom(...whats),
      device: fc.nat(2),
      tab: fc.nat(tabs - 1),
      pick: fc.nat(9),
      group: fc.constantFrom('note', 'weather'),
      fate: fc.constantFrom('ok', 'ok', 'ok', 'ok', 'lose request', 'lose answer', 'double', 'late copy'),
      gap: fc.nat(50),
    }),
    { minLength: 60, maxLength: 200 },
  )

const STEPS = Array.from({ length: 20 }, () => 'step' as const)
const EDITS = Array.from({ length: 5 }, () => 'edit' as const)
const USUAL: FuzzAct['what'][] = ['create', 'create', 'remove', 'crash', 'whole', 'late', ...EDITS, ...STEPS]

const CUTS: FuzzAct['what'][] = ['power cut', 'power cut', 'power cut']

const ITEMS: FuzzAct['what'][] = [
  'item',
  'item',
  'item',
  'edit item',
  'rename item',
  'remove item',
  'arrange',
  'arrange',
]
const WITH_LISTS: FuzzAct['what'][] = [
  ...ITEMS,
  'create',
  'refer',
  'refer',
  'crash',
  'whole',
  'late',
  'remove',
  ...STEPS,
]

const WITH_PROFILE: FuzzAct['what'][] = [
  'name',
  'name',
  'name',
  'edit named',
  'edit named',
  'rename',
  'remove named',
  'revive',
  'create',
  'refer named',
  'crash',
  'whole',
  'late',
  ...STEPS,
]

const isGone = (groups: Groups): boolean => sameJson(groups.get('deleted')?.v, { deleted: 1 })
/** A border may turn the order of keys. */
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

const OF_ITEMS = ['icon', 'position', 'notes']

async function checkEnd({ world, devices }: FuzzEnd, { isSkewed }: { isSkewed: boolean }): Promise<void> {
  const { items, history } = world.server.content
  for (const device of devices) {
    // One that no server takes stays on its device, and keeps nobody from anything.
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
  const refused = new Set(aside.map(({ clientId }) => clientId))
  const live = [...items.values()].flatMap(({ clientId, groups }) =>
    [...groups].map(([group, { v }]) => ({ clientId, group, value: textIn(v) })),
  )
  for (const { clientId, group, value } of live) {
    const home = world.saved.get(value)
    if (group === 'deleted' || home === undefined) continue
    const ids = [clientId, ...aliasesIn(items.get(clientId)!.groups.keys())]
    world.check('I3 one intent, two rows', ids.includes(home.clientId) && home.group === group)
    // A restored server has forgotten which stamps it replaced, what they stood above, and which items were one: a
    // copy that arrives late is an item again.
    const isForgotten = world.isRestored && (isSkewed || OF_ITEMS.includes(group))
    // What was written over it waits on its device, with the reason why no server took it.
    if (!isForgotten && !refused.has(clientId))
      world.check('I5 what was overwritten won', !world.overwritten.has(value) || world.takenBack.has(value))
  }
  const somewhere = new Set([
    ...live.map(({ value }) => value),
    ...history.map(({ value }) => textIn(value)),
    ...aside
      .flatMap(({ groups, lost }) => [...groups.values(), ...lost.map(({ value: v }) => ({ v }))])
      .map(({ v }) => textIn(v)),
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

/** An item, wherever it ended, is found by the id that a record has for it. */
async function checkReferences({ world, devices }: FuzzEnd): Promise<void> {
  const all = await Promise.all(devices.map((device) => device.rows()))
  // One that no server takes is known on its device alone, and so is what was merged into it.
  const aside = new Set(
    all
      .flat()
      .filter(({ setAside }) => setAside !== null)
      .flatMap(({ clientId, groups }) => [clientId, ...aliasesIn(groups.keys())]),
  )
  for (const rows of all) {
    const known = new Set(rows.flatMap(({ clientId, groups }) => [clientId, ...aliasesIn(groups.keys())]))
    for (const { groups } of rows) {
      const { refs = [] } = (groups.get('location')?.v ?? {}) as { refs?: { client_id: string }[] }
      for (const { client_id: id } of refs) {
        if (world.droppedRows.has(id) || aside.has(id)) continue
        world.check('D29 a reference leads nowhere', known.has(id))
      }
    }
  }
}

const histories = (skews: number[], whats: readonly FuzzAct['what'][], tabs = 1) =>
  fc.asyncProperty(
    fc.array(fc.constantFrom(...skews), { minLength: 2, maxLength: 3 }),
    acts(whats, tabs),
    async (clocks, history) => {
      const isSkewed = clocks.some((off) => off > 60_000)
      const end = await playHistory(clocks, history)
      await checkEnd(end, { isSkewed })
      await checkReferences(end)
      checkAlike(end)
    },
  )

/** Where it fails, it shall say so before its time is over, though it might have been told with fewer acts. */
const failureOf = async <T>(property: fc.IAsyncProperty<T>): Promise<string | undefined> =>
  fc.defaultReportMessage(await fc.check(property, { numRuns: runs, interruptAfterTimeLimit: 60_000 }))

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] whatever is lost, doubled, late or broken off between two steps, devices end equal', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], USUAL))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] also with a server that was restored from an older state', async () => {
  expect(await failureOf(histories([0, 45_000], [...USUAL, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] also with two tabs that sync at once because no lock holds them apart', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], USUAL, 2))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I10, SYNC I13, SYNC I15, SYNC-21] items of the lists and what refers to them end equal, two of one name as one', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], WITH_LISTS))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-21] also with a server that was restored, and has forgotten which were one', async () => {
  expect(await failureOf(histories([0, 45_000], [...WITH_LISTS, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-21] also with two tabs at once', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], WITH_LISTS, 2))).toBeUndefined()
})

test.each([
  ['what was acknowledged', USUAL],
  ['items of the lists', WITH_LISTS],
  ['conditions and medications', WITH_PROFILE],
])(
  '[LOCAL-30, SYNC-34, SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I13] a power cut loses nothing: %s',
  async (_of, whats) => {
    expect(await failureOf(histories([0, -DAY, 45_000], [...whats, ...CUTS], 2))).toBeUndefined()
  },
)

test('[SYNC-34, SYNC-32, SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I13] what the server itself writes between two answers comes to every device', async () => {
  const takes = Array.from({ length: 4 }, () => 'take back' as const)
  expect(await failureOf(histories([0, -DAY, 45_000], [...USUAL, ...takes]))).toBeUndefined()
})

/** Whatever was made apart and merged: of two that are the same one lives. */
function checkAlike({ world }: FuzzEnd): void {
  const living = [...world.server.content.items.values()].filter(({ groups }) => !isGone(groups))
  const likenesses = living.flatMap(({ clientId, kind, groups }) =>
    likenessesOf(kind, clientId, new Map([...groups].map(([group, { v }]) => [group, v]))),
  )
  expect(likenesses.toSorted(), 'D29 two that are the same').toEqual([...new Set(likenesses)].toSorted())
}

function likenessesOf(kind: string, id: string, values: ReadonlyMap<string, unknown>): string[] {
  const medication = kind === 'medication' ? medicationOfGroups(values, id) : null
  const condition = kind === 'condition' ? conditionOfGroups(values, id) : null
  if (medication !== null) return medicationLikenesses(medication)
  return condition === null ? [] : conditionLikenesses(condition)
}

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23, SYNC-24, SYNC-25] conditions and medications end equal, two that are the same as one', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], WITH_PROFILE))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23, SYNC-25] also those, with a server that was restored', async () => {
  expect(await failureOf(histories([0, 45_000], [...WITH_PROFILE, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23] also those, with two tabs at once', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], WITH_PROFILE, 2))).toBeUndefined()
})
