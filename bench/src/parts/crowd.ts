import { createRecords, emptyDelta, keepAlive, type Shot } from '../load/shots.ts'
import type { Person } from '../people/makePeople.ts'

export const DEVICES = 2_000
/** RELIABILITY 1: a device keeps itself alive each minute and syncs each five; some have something to send. */
const SYNCS_EACH = 5
const WRITES_EACH = 50

const createTwo = createRecords(2)

/** What a crowd of signed-in devices, one of each person, sends in one minute, mixed as it comes. */
export function crowdMinuteShots(people: readonly Person[], minute: number): Shot[] {
  const [syncs, writers] = [people.length / SYNCS_EACH, people.length / WRITES_EACH]
  const at = (device: number): Person => people[(device + minute * syncs) % people.length]!
  const calls = [
    ...Array.from({ length: people.length }, (_, device) => keepAlive(at(device))),
    ...Array.from({ length: syncs }, (_, device) => emptyDelta(at(device))),
    ...Array.from({ length: writers }, (_, device) => createTwo(at(device), minute * writers + device)),
  ]
  // A fixed shuffle: a prime step through the list meets each call once.
  return calls.map((_, turn) => calls[(turn * STEP) % calls.length]!)
}

const STEP = 1_009
