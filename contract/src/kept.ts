import * as z from 'zod'
import { fault } from './envelope.ts'
import { filledText, number, stamp, stamps, uuid } from './scalars.ts'

const MOST_LOSERS = 200

/** A value that a device's own merge pushed aside, for the history (SYNC 1.4). */
const loser = z.looseObject({ group: filledText(64), hlc: stamp, value: z.unknown() })

/** What everything that is kept and synced carries beside its content (SYNC 1.2). All optional: a plain client
 *  of the specification sends none of it and gets it from the server (D28). */
export const identity = {
  client_id: uuid.nullish(),
  stamps: stamps.nullish(),
  lost: z.array(loser).max(MOST_LOSERS).nullish(),
}

/** How one thing was taken. `content` only where what was merged differs from what was sent. */
export const outcome = z.looseObject({
  client_id: uuid.optional(),
  seq: z.int().optional(),
  stamps: stamps.optional(),
  content: z.looseObject({}).optional(),
})

/** The three names that the specification has for a number of ours. */
export const recordOutcome = outcome.extend({
  record_id: number.optional(),
  /** Of a reflection that was made on a day that had one already: what of the two does not live. [SYNC-32] */
  lost: z.array(loser).optional(),
})
export const fidOutcome = outcome.extend({ fid: number.optional() })
export const nidOutcome = outcome.extend({ nid: number.optional() })

/** In a bulk each item has a code of its own (D4). */
const itemCode = { result_code: z.int(), result_msg: z.string(), errors: z.array(fault).optional() }

export const recordResult = recordOutcome.extend(itemCode)
export const fidResult = fidOutcome.extend(itemCode)
