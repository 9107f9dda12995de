import * as z from 'zod'
import { call } from '../call.ts'
import { nidOutcome } from '../kept.ts'
import { filledText, number, text, uuid } from '../scalars.ts'
import { namedMedication, sentMedication } from './sentMedication.ts'

const foundMedication = z.looseObject({
  nid: number,
  client_id: uuid.optional(),
  common_name: z.string(),
  brand_name: z.string().optional(),
  strength: z.string().optional(),
  strength_units: z.string().optional(),
  dosage_units: z.string().optional(),
})

const save = call({
  namesId: true,
  request: z.looseObject({}),
  answer: nidOutcome,
  item: { at: 'body', schema: sentMedication },
})

export const medicationsCalls = {
  'sync/add-medication': save,
  'sync/edit-medication': save,
  'sync/delete-medication': { ...save, item: { at: 'body', schema: namedMedication } as const },
  'sync/find-medication': call({
    request: z.object({ value: filledText(200) }),
    answer: z.object({ medications: z.array(foundMedication) }),
  }),
  'sync/find-medication-brand': call({
    // An empty value returns all of them.
    request: z.object({ value: text(200), common_name: filledText(500) }),
    answer: z.object({ brands: z.array(z.looseObject({ brand_name: z.string() })) }),
  }),
}
