import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { filledName, flag, name, noDay, number, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** A pain condition as a client sends it. A condition that does not fit is answered 227. */
export const sentCondition = z
  .looseObject({
    // If missing, the name from the catalogue entry.
    value: filledName.nullish(),
    value_translations: z.record(word, name).nullish(),
    first_symptom: noDay.optional(),
    diagnosed: noDay.optional(),
    fid: number.nullish(),
    original_fid: number.nullish(),
    isShow: flag.nullish(),
    preferred_language: name.nullish(),
    icon_code: name.nullish(),
    icon_colour: name.nullish(),
    deleted: flag.nullish(),
    ...itemIdentity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentCondition = z.infer<typeof sentCondition>

/** A delete only needs the number or the client id. */
export const namedCondition = z
  .looseObject({ fid: number.nullish(), ...itemIdentity })
  .refine(isStorable, { error: 'not-storable' })

/** Invalid extra fields of a delete are ignored: they must not prevent the deletion. */
export const deletedCondition = z.union([
  sentCondition,
  namedCondition.transform(({ fid, client_id, stamps, lost }): SentCondition => ({
    fid,
    client_id,
    stamps,
    lost,
  })),
])
