import * as z from 'zod'
import { identity } from '../kept.ts'
import { LIST_MAX, filledName, flag, name, number, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

export const FIELD_TYPES = [
  'location',
  'character',
  'alleviating_factor',
  'aggravating_factor',
  'ineffective_factor',
  'symptom',
  'environment',
  'meaningful_activities',
] as const

/** What may be said of a list item; which parts are needed depends on what is to be done with it. */
export const listField = z.looseObject({
  value: name.nullish(),
  value_type: z.enum(['default', 'custom', 'medication']).optional(),
  type: z.enum(FIELD_TYPES).optional(),
  isShow: flag.nullish(),
  // The item "Nothing" stands at -1.
  position: z.int().min(-1).max(1_000_000).nullish(),
  fid: number.nullish(),
  icon_code: name.nullish(),
  icon_colour: name.nullish(),
  value_translations: z.record(word, name).nullish(),
  medications: z.array(z.unknown()).max(LIST_MAX).nullish(),
  deleted: flag.nullish(),
  ...identity,
})

/** A list item as a client sends it. What does not fit is answered 227, the rest of the list goes on. */
export const sentListField = listField
  .extend({ value: filledName, type: z.enum(FIELD_TYPES) })
  .refine(isStorable, { error: 'not-storable' })

/** To delete an item it is enough to name it, by its number or by its client id. */
export const namedListField = listField.refine(isStorable, { error: 'not-storable' })

export type SentListField = z.infer<typeof sentListField>
