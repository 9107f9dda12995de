import { RESULT } from '@reprieve/contract/codes.ts'
import { isMemberOf } from '../institutions/membershipStore.ts'
import { findInstitution } from '../institutions/store.ts'
import { refuse, type Handler, type Handlers } from '../handler.ts'
import { downloadReport } from './handlers.ts'

/** A member's own report, through the client of an institution. Any other is answered as unknown. [INST-18] */
const downloadThere: Handler<'institutions/download-report'> = async (
  { institution: given, report_uuid },
  context,
) => {
  const { services, person } = context
  const institution = await findInstitution(services.db, given)
  if (institution === null || !(await isMemberOf(services.db, person.userId, institution.nid)))
    return refuse(RESULT.reportDenied)
  if (!institution.isActive) return refuse(RESULT.institutionNotActive)
  return downloadReport({ report_uuid, form: 'pdf' }, context)
}

export const institutionReportHandlers = {
  'institutions/download-report': downloadThere,
} satisfies Handlers
