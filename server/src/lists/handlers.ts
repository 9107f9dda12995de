import { RESULT } from '@reprieve/contract/codes.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { saveFields } from './saveFields.ts'
import type { ListAct } from './sentFields.ts'

const sectionFields =
  (act: ListAct): Handler<'sync/add-new-section-fields'> =>
  async ({ section_fields: fields }, context) => {
    if (fields.length === 0)
      return refuse(RESULT.recordRefused, { errors: [{ path: 'section_fields', reason: 'empty-list' }] })
    return { items: await saveFields(act, fields, context) }
  }

export const listHandlers = {
  'sync/add-new-section-fields': sectionFields('add'),
  'sync/edit-section-fields': sectionFields('edit'),
  'sync/delete-section-fields': sectionFields('delete'),
} satisfies Handlers
