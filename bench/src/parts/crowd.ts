import { createRecords, emptyDelta, keepAlive, type Shot } from '../load/shots.ts'
import type { Person } from '../people/makePeople.ts'

export const DEVICES = 2_000
/** RELIABILITY 1: a device sends a keep-alive call every minute and syncs every five; some have changes to send. */
const SYNCS_EACH = 5
const WRITES_EACH = 50

const createTwo = createRecords(2)

/** What a crowd of signed-in devices, one per person, sends in one minute, in a mixed order. */
export function crowdMinuteShots(people: readonly Person[], minute: number): Shot[] {
  const [syncs, writers] = [people.length / SYNCS_EACH, people.length / WRITES_EACH]
  const at = (device: number): Person => people[(device + minute * syncs) % people.length]!
  const calls = [
    ...Array.from({ length: people.length }, (_, device) => keepAlive(at(device))),
    ...Array.from({ length: syncs }, (_, device) => emptyDelta(at(device))),
    ...Array.from({ length: writers }, (_, device) => createTwo(at(device), minute * writers + device)),
  ]
  // A fixed shuffle: a prime step through the list reaches each call once.
  return calls.map((_, turn) => calls[(turn * STEP) % calls.length]!)
}

const STEP = 1_009
