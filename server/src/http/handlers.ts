import { accountHandlers } from '../account/handlers.ts'
import { assistantHandlers } from '../assistant/handlers.ts'
import { catalogueHandlers } from '../catalogue/handlers.ts'
import { conditionHandlers } from '../conditions/handlers.ts'
import { guideHandlers } from '../guide/handlers.ts'
import { institutionHandlers } from '../institutions/handlers.ts'
import { listHandlers } from '../lists/handlers.ts'
import { medicationHandlers } from '../medications/handlers.ts'
import { purchaseHandlers } from '../purchases/handlers.ts'
import { seenByInstitutionHandlers } from '../questionnaires/seenByInstitution.ts'
import { questionnaireHandlers } from '../questionnaires/handlers.ts'
import { recordHandlers } from '../records/handlers.ts'
import { reminderHandlers } from '../reminders/handlers.ts'
import { reportHandlers } from '../reports/handlers.ts'
import { institutionReportHandlers } from '../reports/institutionReport.ts'
import { shareHandlers } from '../reports/shareHandlers.ts'
import { settingsHandlers } from '../settings/handlers.ts'
import { syncHandlers } from '../sync/handlers.ts'
import type { AllHandlers } from '../handler.ts'

/** All calls of the contract; a call without a handler does not compile. */
export const HANDLERS: AllHandlers = {
  ...accountHandlers,
  ...assistantHandlers,
  ...catalogueHandlers,
  ...conditionHandlers,
  ...guideHandlers,
  ...institutionHandlers,
  ...institutionReportHandlers,
  ...listHandlers,
  ...medicationHandlers,
  ...purchaseHandlers,
  ...questionnaireHandlers,
  ...recordHandlers,
  ...seenByInstitutionHandlers,
  ...reminderHandlers,
  ...reportHandlers,
  ...settingsHandlers,
  ...shareHandlers,
  ...syncHandlers,
}
