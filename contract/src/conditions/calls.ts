import * as z from 'zod'
import { call } from '../call.ts'
import { fidOutcome } from '../kept.ts'
import { filledText, number, uuid } from '../scalars.ts'
import { namedCondition, sentCondition } from './sentCondition.ts'

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
