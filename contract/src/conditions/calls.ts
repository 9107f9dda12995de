import * as z from 'zod'
import { call } from '../call.ts'
import { fidOutcome, identity } from '../kept.ts'
import { filledName, filledText, flag, name, noDay, number, uuid } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** A pain condition as a client sends it. What does not fit is answered 227. */
export const sentCondition = z
  .looseObject({
    value: filledName,
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

const foundCondition = z.looseObject({
  fid: number,
  client_id: uuid.optional(),
  value: z.string(),
  translated_value: z.string().optional(),
})

const save = call({
  namesId: true,
  request: z.looseObject({}),
  answer: fidOutcome,
  item: { at: 'body', schema: sentCondition },
})

export const conditionsCalls = {
  'sync/add-condition': save,
  'sync/edit-condition': save,
  'sync/delete-condition': { ...save, item: { at: 'body', schema: namedCondition } as const },
  'sync/find-condition': call({
    request: z.object({ value: filledText(200) }),
    answer: z.object({ conditions: z.array(foundCondition) }),
  }),
}
