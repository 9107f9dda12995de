import * as z from 'zod'
import { identity } from '../kept.ts'
import { filledName, flag, name, noDay, number, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** A pain condition as a client sends it. What does not fit is answered 227. */
export const sentCondition = z
  .looseObject({
    // Left out, it is what the catalogue has under the number.
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
    ...identity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentCondition = z.infer<typeof sentCondition>

/** To delete one it is enough to name it, by its number or by its client id. */
export const namedCondition = z
  .looseObject({ fid: number.nullish(), ...identity })
  .refine(isStorable, { error: 'not-storable' })

/** What goes along with a delete and does not fit is passed over: no word of a thing keeps it from being deleted. */
export const deletedCondition = z.union([
  sentCondition,
  namedCondition.transform(({ fid, client_id, stamps, lost }): SentCondition => ({
    fid,
    client_id,
    stamps,
    lost,
  })),
])
