import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { LIST_MAX, moment, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { FIELD_TYPES, listField } from './sentListField.ts'

export const PREFERENCES_TYPE = 'user_preferences_record'

/** A list is never empty, because each has built-in items: an empty one was sent before the client had read it. */
const EMPTY = { error: 'empty-list' }

const preferencesOf = <Item extends z.ZodType>(item: Item) =>
  z
    .looseObject({
      record_type: z.literal(PREFERENCES_TYPE).optional(),
      type: word.optional(),
      content: z
        .partialRecord(
          z.enum(FIELD_TYPES),
          z
            .array(item)
            .max(LIST_MAX)
            .refine((list) => list.length > 0, EMPTY),
        )
        .refine((lists) => Object.keys(lists).length > 0, EMPTY),
      updated_local: moment.nullish(),
      ...itemIdentity,
    })
    .refine(isStorable, { error: 'not-storable' })

/** Visibility and order of each list, sent through update-record (D6). */
export const sentPreferences = preferencesOf(listField)

/** The same with unchecked items: each is checked by itself and has its own result. */
export const preferenceLists = preferencesOf(z.unknown())
