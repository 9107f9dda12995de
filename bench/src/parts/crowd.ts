import { createRecords, emptyDelta, keepAlive, type Shot } from '../load/shots.ts'
import type { Person } from '../people/makePeople.ts'

export const DEVICES = 2_000
/** RELIABILITY 1: a device keeps itself alive each minute and syncs each five; some have something to send. */
const SYNCS = DEVICES / 5
const WRITERS = DEVICES / 50

const createTwo = createRecords(2)

/** What a crowd of signed-in devices sends in one minute, mixed as it comes. */
export function minuteOf(people: readonly Person[], minute: number): Shot[] {
  const at = (device: number): Person => people[(device + minute * SYNCS) % people.length]!
  const calls = [
    ...Array.from({ length: DEVICES }, (_, device) => keepAlive(at(device))),
    ...Array.from({ length: SYNCS }, (_, device) => emptyDelta(at(device))),
    ...Array.from({ length: WRITERS }, (_, device) => createTwo(at(device), minute * WRITERS + device)),
  ]
  // A fixed shuffle: a prime step through the list meets each call once.
  return calls.map((_, turn) => calls[(turn * STEP) % calls.length]!)
}

const STEP = 1_009
