import { DOSE_EFFECTS } from '@reprieve/domain/doses/dose.ts'
import { HOUR_MS, MINUTES_PER_DAY } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import {
  LIST_MAX,
  amount,
  deviceId,
  filledText,
  flag,
  moment,
  name,
  number,
  outOfTen,
  uuid,
} from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { DOSE_TYPE } from './doseType.ts'

const reference = z.looseObject({ client_id: uuid, text: name })

/** D40: the first moment of 1900 and the last of 2100. */
const EARLIEST = -2_208_988_800_000
const LATEST = 4_133_980_799_999
const MOST_OFFSET = 26 * HOUR_MS
const time = z.number().min(EARLIEST).max(LATEST)

const doseContent = z.looseObject({
  what: z.enum(['medication', 'intervention']).nullish(),
  value: name.nullish(),
  dosage: z.union([amount, name]).nullish(),
  dosage_units: name.nullish(),
  timing: time.nullish(),
  time_offset: z.number().min(-MOST_OFFSET).max(MOST_OFFSET).nullish(),
  severity_before: outOfTen.nullish(),
  before_at: time.nullish(),
  severity_after: outOfTen.nullish(),
  after_at: time.nullish(),
  effect: z.enum(DOSE_EFFECTS).nullish(),
  // Minutes; 0 for never.
  relief_after: z.int().min(0).max(MINUTES_PER_DAY).nullish(),
  relief_closed: flag.nullish(),
  device_id: deviceId.nullish(),
  deleted: flag.nullish(),
  refs: z.record(filledText(64), z.array(reference).max(LIST_MAX)).nullish(),
})

/** One dose as a client sends it, alone or in a bulk with records (D34). A dose that does not fit is answered 227. */
export const sentDose = z
  .looseObject({
    record_type: z.literal(DOSE_TYPE),
    record_id: number.nullish(),
    ...itemIdentity,
    content: doseContent.nullish(),
    updated_local: moment.nullish(),
    created: moment.nullish(),
    deleted: flag.nullish(),
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentDose = z.infer<typeof sentDose>
