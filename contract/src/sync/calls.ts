import * as z from 'zod'
import { call } from '../call.ts'
import { itemOutcome } from '../kept.ts'
import { filledText, moment, stamp, uuid } from '../scalars.ts'

/** A value that lost a merge or was overwritten, and when it was stored. */
const kept = z.looseObject({ group: z.string(), hlc: stamp, value: z.unknown(), kept_at: moment.optional() })

export const syncCalls = {
  'sync/get-history': call({
    namesId: true,
    request: z.object({ client_id: uuid }),
    answer: z.object({ entries: z.array(kept) }),
  }),
  'sync/restore-history': call({
    namesId: true,
    request: z.object({ client_id: uuid, group: filledText(64), hlc: stamp }),
    answer: itemOutcome,
  }),
}
