import { HOUR_MS, SECONDS_PER_DAY } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import {
  LIST_MAX,
  amount,
  deviceId,
  filledName,
  filledText,
  flag,
  moment,
  name,
  notes,
  number,
  outOfTen,
  uuid,
  word,
} from '../scalars.ts'
import { isStorable } from '../storable.ts'
import {
  DURATION_TYPE_NAMES,
  DURATION_UNIT_NAMES,
  PAIN_TYPE_NAMES,
  RECORD_FIELDS,
  type RecordKey,
} from './recordFields.ts'

/** D40: the first moment of 1900 and the last of 2100. */
const EARLIEST = -2_208_988_800_000
const LATEST = 4_133_980_799_999

/** Includes half-hour and quarter-hour zones, with tolerance for a wrongly set clock. */
const MOST_OFFSET = 26 * HOUR_MS
const MOST_DOSES = 50
const CENTURY_SECONDS = 100 * 366 * SECONDS_PER_DAY

/** A factor or a medicine on a record. `effect_set: 0`: the person marked nothing (D37). */
const factorEntry = z.looseObject({
  value: name,
  effectiveness: flag.nullish(),
  effect_set: flag.nullish(),
  fid: number.nullish(),
  dosage: z.union([amount, name]).nullish(),
  dosage_units: name.nullish(),
  // Doses logged separately that are the same as this one: those are counted, this one is not.
  dose_ids: z.array(uuid).max(MOST_DOSES).nullish(),
})

/** D31: if present, references take precedence over names and numbers. */
const reference = z.looseObject({ client_id: uuid, text: name })
const references = z.record(filledText(64), z.array(reference).max(LIST_MAX))

/** A state that this version does not know is kept. [EPI-1] */
const episode = z.looseObject({ state: word, since: moment })

const placeSeverity = z.looseObject({ client_id: uuid, severity: outOfTen })

/** The schema of each shape in the table of fields. */
const SHAPES = {
  entryType: z.enum(['PainRecord', 'DailyReflection']).optional(),
  outOfTen: outOfTen.nullish(),
  time: z.number().min(EARLIEST).max(LATEST).nullish(),
  timeOffset: z.number().min(-MOST_OFFSET).max(MOST_OFFSET).nullish(),
  seconds: z.number().min(0).max(CENTURY_SECONDS).nullish(),
  durationUnit: z.enum(DURATION_UNIT_NAMES).nullish(),
  durationType: z.enum(DURATION_TYPE_NAMES).nullish(),
  pattern: z.enum(PAIN_TYPE_NAMES).nullish(),
  episode: episode.nullish(),
  recordId: uuid.nullish(),
  placeSeverities: z.array(placeSeverity).max(LIST_MAX).nullish(),
  notes: notes.nullish(),
  deviceId: deviceId.nullish(),
  flag: flag.nullish(),
  names: z.array(filledName).max(LIST_MAX).nullish(),
  factors: z.array(factorEntry).max(LIST_MAX).nullish(),
}

type SchemaByKey = { [Key in RecordKey]: (typeof SHAPES)[(typeof RECORD_FIELDS)[Key]['shape']] }

const schemaByKey = Object.fromEntries(
  Object.entries(RECORD_FIELDS).map(([key, { shape }]) => [key, SHAPES[shape]]),
) as SchemaByKey

/** The content of a record. Loose, so that a newer client's fields come back unchanged (SYNC I14). */
const recordContent = z.looseObject({ ...schemaByKey, refs: references.nullish() })

/** One record as a client sends it, alone or in a bulk. A record that does not fit is answered 227. */
export const sentRecord = z
  .looseObject({
    record_type: word.optional(),
    record_id: number.nullish(),
    ...itemIdentity,
    content: recordContent.nullish(),
    updated_local: moment.nullish(),
    created: moment.nullish(),
    deleted: flag.nullish(),
  })
  // The loose parts have no schema that would find values the database cannot store.
  .refine(isStorable, { error: 'not-storable' })

export type SentRecord = z.infer<typeof sentRecord>
