import * as z from 'zod'
import { identity } from '../kept.ts'
import { LIST_MAX, moment, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { FIELD_TYPES, listField } from './sentListField.ts'

/** What is shown and in which order, list by list, through update-record (D6). */
export const sentPreferences = z
  .looseObject({
    record_type: z.literal('user_preferences_record'),
    type: word.optional(),
    content: z.partialRecord(z.enum(FIELD_TYPES), z.array(listField).max(LIST_MAX)),
    updated_local: moment.nullish(),
    ...identity,
  })
  .refine(isStorable, { error: 'not-storable' })
