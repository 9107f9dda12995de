import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkAlike, checkEnd, checkReferences } from './testing/fuzzChecks.ts'
import { playHistory, type FuzzAct } from './testing/fuzzHistory.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 8
/** The time limit of a run; never a measure of speed. */
vi.setConfig({ testTimeout: 20 * 60_000 })
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

const WITH_SIGNALS: FuzzAct['what'][] = [
  'signal',
  'signal',
  'signal',
  'signal',
  'remove signal',
  'crash',
  'whole',
  'late',
  ...STEPS,
]

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

/** Runs all of them, however long they take; a failing case is shrunk for a minute. */
async function failureOf<T>(property: fc.IAsyncProperty<T>): Promise<string | undefined> {
  const found = await fc.check(property, { numRuns: runs, endOnFailure: true })
  if (!found.failed) return undefined
  const at = { seed: found.seed, path: found.counterexamplePath ?? '', numRuns: 1 }
  const smaller = await fc.check(property, { ...at, interruptAfterTimeLimit: 60_000 })
  const told = smaller.failed ? smaller : found
  return `${String(told.errorInstance)}\n${fc.defaultReportMessage(told)}`
}

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] whatever is lost, doubled, late or broken off between two steps, devices end equal', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], USUAL))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] also with a server that was restored from an older state', async () => {
  expect(await failureOf(histories([0, 45_000], [...USUAL, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I7, SYNC I12, SYNC I13] also with two tabs that sync at the same time without a lock', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], USUAL, 2))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I10, SYNC I13, SYNC I15, SYNC-21] list items and their references end equal, two of one name as one', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], WITH_LISTS))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-21] also with a server that was restored, and has forgotten which were one', async () => {
  expect(await failureOf(histories([0, 45_000], [...WITH_LISTS, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-21] also with two tabs at the same time', async () => {
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

test('[SIG-4, COMP-1, SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I13] day values of several devices end equal: one month is one row, days merge separately', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], WITH_SIGNALS, 2))).toBeUndefined()
})

test('[SYNC-34, SYNC-32, SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I13] writes of the server itself between two answers reach every device', async () => {
  const takes = Array.from({ length: 4 }, () => 'take back' as const)
  expect(await failureOf(histories([0, -DAY, 45_000], [...USUAL, ...takes]))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23, SYNC-24, SYNC-25] conditions and medications end equal, two that are the same as one', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000, 3_600_000], WITH_PROFILE))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23, SYNC-25] also those, with a server that was restored', async () => {
  expect(await failureOf(histories([0, 45_000], [...WITH_PROFILE, 'backup', 'restore']))).toBeUndefined()
})

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I5, SYNC I6, SYNC I9, SYNC I13, SYNC I15, SYNC-23] also those, with two tabs at the same time', async () => {
  expect(await failureOf(histories([0, -DAY, 45_000], WITH_PROFILE, 2))).toBeUndefined()
})
