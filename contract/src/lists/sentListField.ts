import { FIELD_TYPES as KEPT_TYPES } from '@reprieve/domain/lists/listItem.ts'
import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { LIST_MAX, filledName, flag, name, number, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** What did not help uses the list of what was tried, under a separate name (D38). */
export const FIELD_TYPES = [...KEPT_TYPES, 'ineffective_factor'] as const

/** The possible fields of a list item; which are required depends on the call. */
export const listField = z.looseObject({
  value: filledName.nullish(),
  value_type: z.enum(['default', 'custom', 'medication']).nullish(),
  type: z.enum(FIELD_TYPES).nullish(),
  isShow: flag.nullish(),
  // "Nothing" has position -1.
  position: z.int().min(-1).max(1_000_000).nullish(),
  fid: number.nullish(),
  icon_code: name.nullish(),
  icon_colour: name.nullish(),
  value_translations: z.record(word, name).nullish(),
  medications: z.array(z.unknown()).max(LIST_MAX).nullish(),
  deleted: flag.nullish(),
  ...itemIdentity,
})

export type ListField = z.infer<typeof listField>

/** A new item needs a name and a list. An item that does not fit is answered 227; the others are processed. */
export const sentListField = listField
  .extend({ value: filledName, type: z.enum(FIELD_TYPES) })
  .refine(isStorable, { error: 'not-storable' })

/** To change or delete an item, its number or client id and the changed fields are enough. */
export const namedListField = listField.refine(isStorable, { error: 'not-storable' })
