import * as z from 'zod'
import { fault } from './envelope.ts'
import { filledText, number, stamp, stamps, uuid } from './scalars.ts'

const MOST_LOSERS = 200

/** A value that lost a merge on the device, for the history (SYNC 1.4). */
const loser = z.looseObject({ group: filledText(64), hlc: stamp, value: z.unknown() })

/**
 * The fields that every synced item carries beside its content (SYNC 1.2). All optional: a plain client of the
 * specification sends none of them, and the server assigns them (D28).
 */
export const itemIdentity = {
  client_id: uuid.nullish(),
  stamps: stamps.nullish(),
  lost: z.array(loser).max(MOST_LOSERS).nullish(),
}

/** The result for one item. `content` is set only if the merged value differs from what was sent. */
export const itemOutcome = z.looseObject({
  client_id: uuid.optional(),
  seq: z.int().optional(),
  stamps: stamps.optional(),
  content: z.looseObject({}).optional(),
})

/** The three names that the specification uses for a server-side number. */
export const recordOutcome = itemOutcome.extend({
  record_id: number.optional(),
  /** When a reflection was created for a day that already had one: the values that lost the merge. [SYNC-32] */
  lost: z.array(loser).optional(),
})
export const fidOutcome = itemOutcome.extend({ fid: number.optional() })
export const nidOutcome = itemOutcome.extend({ nid: number.optional() })

/** In a bulk, each item has its own code (D4). */
const itemCode = { result_code: z.int(), result_msg: z.string(), errors: z.array(fault).optional() }

export const recordResult = recordOutcome.extend(itemCode)
export const fidResult = fidOutcome.extend(itemCode)
