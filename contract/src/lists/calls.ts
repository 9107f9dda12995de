import * as z from 'zod'
import { call } from '../call.ts'
import { fidResult } from '../kept.ts'
import { LIST_MAX } from '../scalars.ts'
import { namedListField, sentListField } from './sentListField.ts'

export type ListFieldResult = z.infer<typeof fidResult>

/** Items are checked one by one; their results are in the order of the request (D4). */
const sectionFields = (schema: z.ZodType) =>
  call({
    namesId: true,
    body: 'bulk',
    request: z.object({ section_fields: z.array(z.unknown()).meta({ minItems: 1, maxItems: LIST_MAX }) }),
    answer: z.object({ items: z.array(fidResult) }),
    item: { at: 'section_fields', schema },
  })

export const listsCalls = {
  'sync/add-new-section-fields': sectionFields(sentListField),
  'sync/edit-section-fields': sectionFields(namedListField),
  'sync/delete-section-fields': sectionFields(namedListField),
}
