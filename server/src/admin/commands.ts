import { CLUSTER_COMMANDS } from './cluster.ts'
import { CODE_COMMANDS } from './codes.ts'
import type { Commands } from './command.ts'
import { EXPORT_COMMANDS } from './exportAnswers.ts'
import { FEEDBACK_COMMANDS } from './feedback.ts'
import { INSTITUTION_COMMANDS } from './institutions.ts'
import { MAIL_COMMANDS } from './mailCampaign.ts'
import { MAINTENANCE_COMMANDS } from './maintenance.ts'
import { QUESTIONNAIRE_COMMANDS } from './questionnaires.ts'
import { QUEUE_COMMANDS } from './queues.ts'
import { SESSION_COMMANDS } from './sessions.ts'
import { STATUS_COMMANDS } from './status/status.ts'

export const COMMANDS: Commands = {
  ...STATUS_COMMANDS,
  ...INSTITUTION_COMMANDS,
  ...CODE_COMMANDS,
  ...QUESTIONNAIRE_COMMANDS,
  ...EXPORT_COMMANDS,
  ...QUEUE_COMMANDS,
  ...SESSION_COMMANDS,
  ...MAIL_COMMANDS,
  ...FEEDBACK_COMMANDS,
  ...MAINTENANCE_COMMANDS,
  ...CLUSTER_COMMANDS,
}
