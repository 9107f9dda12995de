import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { LIST_MAX, amount, filledName, flag, name, noDay, notes, number, text, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

const MOST_COMPONENTS = 20

const clockTime = text(10).nullish()
const countOrText = z.union([amount, text(32)]).nullish()

/** When a dose is due: hourly, daily, weekly or monthly, with the fields each of them needs. */
const frequencyInfo = z.looseObject({
  frequency: text(32).nullish(),
  repeat_every: countOrText,
  time: clockTime,
  time_start: clockTime,
  time_end: clockTime,
  days_of_week: z
    .array(z.union([z.int(), word]))
    .max(7)
    .nullish(),
  day_of_month: countOrText,
})

const dosage = z.looseObject({
  value: z.union([amount, name]).nullish(),
  frequency_info: frequencyInfo.nullish(),
})

/** A medication as a client sends it. A medication that does not fit is answered 227. */
export const sentMedication = z
  .looseObject({
    nid: number.nullish(),
    fid: number.nullish(),
    // The catalogue entry; if the name is missing, the entry's name is used.
    original_nid: number.nullish(),
    common_name: filledName.nullish(),
    components: z.array(name).max(MOST_COMPONENTS).nullish(),
    // 'Generic' means no brand.
    brand_name: name.nullish(),
    common_name_translation: z.union([name, z.record(word, name)]).nullish(),
    // For a mixture: '500/30'.
    strength: z.union([name, amount]).nullish(),
    strengths_array: z.array(z.unknown()).max(LIST_MAX).nullish(),
    strength_units: name.nullish(),
    dosage_units: name.nullish(),
    take_as_value: z.enum(['needed', 'scheduled', 'scheduled and needed']).nullish(),
    // Condition numbers; `refs` takes precedence. A negative number names nothing here, but a medication is not refused
    // for its references (SYNC I15).
    purpose: z.array(number).max(LIST_MAX).nullish(),
    start_date: noDay.optional(),
    end_date: noDay.optional(),
    med_notes: notes.nullish(),
    special_instructions: notes.nullish(),
    dosage: z.array(dosage).max(LIST_MAX).nullish(),
    // The maximum in 24 hours that the prescriber gave.
    dose_limit: z.union([amount, name]).nullish(),
    isShow: flag.nullish(),
    deleted: flag.nullish(),
    ...itemIdentity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentMedication = z.infer<typeof sentMedication>

/** A delete only needs the number or the client id. */
export const namedMedication = z
  .looseObject({ nid: number.nullish(), ...itemIdentity })
  .refine(isStorable, { error: 'not-storable' })

/** Invalid extra fields of a delete are ignored: they must not prevent the deletion. */
export const deletedMedication = z.union([
  sentMedication,
  namedMedication.transform(({ nid, client_id, stamps, lost }): SentMedication => ({
    nid,
    client_id,
    stamps,
    lost,
  })),
])
