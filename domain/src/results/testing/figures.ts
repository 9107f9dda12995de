import { passesShiftTest } from '../statistics/circularShift.ts'
import { labelLinks } from '../statistics/labels.ts'
import type { Label, TestedDays } from '../statistics/statistics.ts'
import { hasEnoughDays, listDays, testDays } from '../statistics/welch.ts'
import { aPerson, seededRandom, type Kind, type Person } from './people.ts'

export interface SimulationFigures {
  /** Share of people who see a steady link for a thing without effect. */
  falseSteady: number
  /** Share of people who see the first thing as steady. */
  power: number
  /** Share of the intervals that contain the true value. */
  coverage: number
}

/** Runs many people of one kind through the production code. */
export function simulateFigures(kind: Kind, people: number, seed: number): SimulationFigures {
  const chance = seededRandom(seed)
  const sum = { fooled: 0, found: 0, held: 0, intervals: 0 }
  for (let person = 0; person < people; person += 1) {
    const somebody = aPerson(chance, kind)
    const tested = listTestedThings(somebody)
    const labels = labelsFor(somebody, tested)
    const steady = tested.filter((_, at) => labels[at] === 'steady').map(({ thing }) => thing)
    const isTrue = (thing: number): boolean => thing === 0 && kind.effect !== 0
    if (steady.some((thing) => !isTrue(thing))) sum.fooled += 1
    if (steady.some(isTrue)) sum.found += 1
    const truth = (thing: number): number => (isTrue(thing) ? kind.effect : 0)
    const held = tested.filter(({ thing, days }) => days.low <= truth(thing) && truth(thing) <= days.high)
    sum.held += held.length
    sum.intervals += tested.length
  }
  return {
    falseSteady: sum.fooled / people,
    power: sum.found / people,
    coverage: sum.held / sum.intervals,
  }
}

interface TestedThing {
  /** Number of the thing. */
  thing: number
  days: TestedDays
}

/** The comparable things of one person. */
export function listTestedThings({ pain, things }: Person): TestedThing[] {
  const days = listDays(pain)
  return things.flatMap((places, thing) => {
    const counts = { daysWith: places.length, daysWithout: pain.length - places.length }
    return hasEnoughDays(counts) ? [{ thing, days: testDays(days, places) }] : []
  })
}

export function labelsFor({ pain, things }: Person, tested: readonly TestedThing[]): Label[] {
  const days = listDays(pain)
  return labelLinks(
    tested.map((one) => one.days),
    (at) => passesShiftTest(days, things[tested[at]!.thing]!),
  )
}
