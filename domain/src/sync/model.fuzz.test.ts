import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runHistory, someActs, type Setting } from './testing/modelHistory.ts'
import { ALL_INVARIANTS, checkLatestWins, checkSome } from './testing/modelInvariants.ts'
import { MUTANTS, MUTANTS_OF_ORDER } from './testing/mutants.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 20_000 : 300
const DAY = 86_400_000
const MINUTE = 60_000

const twoOrThree = (skews: number[]) => fc.array(fc.constantFrom(...skews), { minLength: 2, maxLength: 3 })

/** Clocks of any kind, everything within moments. */
const wild = (setting: Setting, invariants: readonly string[]) =>
  fc.property(
    twoOrThree([0, -DAY, 45_000, 90_000, 3_600_000, 300 * DAY]),
    someActs(fc.nat(50)),
    (clocks, acts) => checkSome(runHistory(clocks, acts, setting), invariants),
  )

/** Clocks right within half a minute, minutes between two acts: then true time is the order of all. */
const orderly = (setting: Setting) =>
  fc.property(
    twoOrThree([0, -30_000, 25_000]),
    someActs(fc.integer({ min: 2 * MINUTE, max: 5 * MINUTE })),
    (clocks, acts) => {
      const known = acts.filter(({ what }) => what !== 'restore' && what !== 'reflect')
      checkLatestWins(runHistory(clocks, known, { ...setting, valuesApart: 2 }))
    },
  )

const failureOf = <T>(property: fc.IProperty<T>): string | undefined =>
  fc.defaultReportMessage(fc.check(property, { numRuns: runs }))

test('[SYNC I1, SYNC I2, SYNC I3, SYNC I4, SYNC I5, SYNC I6, SYNC I7, SYNC I9, SYNC I12, SYNC I13, SYNC I14] wrong clocks, lost, doubled and late messages, crashes and a restore: all end equal and nothing is lost', () => {
  expect(failureOf(wild({}, ALL_INVARIANTS))).toBeUndefined()
})

test('[SYNC I16] with clocks right within a minute the later act decides on every device', () => {
  expect(failureOf(orderly({}))).toBeUndefined()
})

test('[SYNC I1, SYNC I2] devices that were copied from one, and give the same stamps, end equal', () => {
  const cloned = fc.property(twoOrThree([0, 0, 90_000]), someActs(fc.nat(2)), (clocks, acts) =>
    checkSome(runHistory(clocks, acts, { isCloned: true }), ['I1', 'I2', 'I3', 'I4', 'I13']),
  )
  expect(failureOf(cloned)).toBeUndefined()
})

// A fixed seed: whether a safeguard is missed must not be a matter of luck.
const search = { numRuns: 1_000, seed: 42, endOnFailure: true }

test.each(Object.entries(MUTANTS))(
  '[SYNC 1.6] the model notices when %s',
  (_name, { breaks, ...setting }) => {
    const found = fc.check(wild(setting, [breaks]), search)
    expect(String(found.errorInstance)).toContain(breaks)
  },
)

test.each(Object.entries(MUTANTS_OF_ORDER))(
  '[SYNC I16] the model notices when %s',
  (_name, { breaks, ...setting }) => {
    const found = fc.check(orderly(setting), search)
    expect(String(found.errorInstance)).toContain(breaks)
  },
)
