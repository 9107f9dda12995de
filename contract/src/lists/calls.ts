import * as z from 'zod'
import { call } from '../call.ts'
import { fidResult } from '../kept.ts'
import { LIST_MAX } from '../scalars.ts'
import { namedListField, sentListField } from './sentListField.ts'

/** Items are checked one by one; their results stand in the order of the request (D4). */
const sectionFields = call({
  namesId: true,
  body: 'bulk',
  request: z.object({ section_fields: z.array(z.unknown()).meta({ maxItems: LIST_MAX }) }),
  answer: z.object({ items: z.array(fidResult) }),
  item: { at: 'section_fields', schema: sentListField },
})

export const listsCalls = {
  'sync/add-new-section-fields': sectionFields,
  'sync/edit-section-fields': sectionFields,
  'sync/delete-section-fields': {
    ...sectionFields,
    item: { at: 'section_fields', schema: namedListField } as const,
  },
}
