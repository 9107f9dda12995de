import { SECONDS_PER_MINUTE } from '@reprieve/domain/time/instant.ts'
import { fireShotsAtPace, type Tally } from '../../load/shoot.ts'
import type { Person } from '../../people/makePeople.ts'
import { crowdMinuteShots } from '../crowd.ts'

const CONNECTIONS = 32

/** Simulates a crowd, one device per person, in real time; returns one tally per minute. */
export async function atTruePace(port: number, people: readonly Person[], minutes: number): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (let minute = 0; minute < minutes; minute += 1) {
    const shots = crowdMinuteShots(people, minute)
    const seconds = Math.min(1, minutes - minute) * SECONDS_PER_MINUTE
    tallies.push(
      await fireShotsAtPace({
        port,
        shots,
        connections: CONNECTIONS,
        seconds,
        perSecond: shots.length / SECONDS_PER_MINUTE,
      }),
    )
  }
  return tallies
}
