import { FIELD_TYPES as KEPT_TYPES } from '@reprieve/domain/lists/listItem.ts'
import * as z from 'zod'
import { identity } from '../kept.ts'
import { LIST_MAX, filledName, flag, name, number, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** What did not help is the list of what was tried, under a name of its own (D38). */
export const FIELD_TYPES = [...KEPT_TYPES, 'ineffective_factor'] as const

/** What may be said of a list item; which parts are needed depends on what is to be done with it. */
export const listField = z.looseObject({
  value: filledName.nullish(),
  value_type: z.enum(['default', 'custom', 'medication']).nullish(),
  type: z.enum(FIELD_TYPES).nullish(),
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

export type ListField = z.infer<typeof listField>

/** A new item says what it is called and where it stands. What does not fit is answered 227, the rest goes on. */
export const sentListField = listField
  .extend({ value: filledName, type: z.enum(FIELD_TYPES) })
  .refine(isStorable, { error: 'not-storable' })

/** To change or to delete an item it is enough to name it, by its number or by its client id, and say what changes. */
export const namedListField = listField.refine(isStorable, { error: 'not-storable' })
