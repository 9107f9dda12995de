import { accountHandlers } from '../account/handlers.ts'
import { assistantHandlers } from '../assistant/handlers.ts'
import { catalogueHandlers } from '../catalogue/handlers.ts'
import { conditionHandlers } from '../conditions/handlers.ts'
import { guideHandlers } from '../guide/handlers.ts'
import { listHandlers } from '../lists/handlers.ts'
import { medicationHandlers } from '../medications/handlers.ts'
import { purchaseHandlers } from '../purchases/handlers.ts'
import { recordHandlers } from '../records/handlers.ts'
import { reminderHandlers } from '../reminders/handlers.ts'
import { reportHandlers } from '../reports/handlers.ts'
import { shareHandlers } from '../reports/shareHandlers.ts'
import { settingsHandlers } from '../settings/handlers.ts'
import { syncHandlers } from '../sync/handlers.ts'
import type { Handlers } from '../handler.ts'

/** Every call that is built. A call of the contract that is not here answers 190. */
export const HANDLERS: Handlers = {
  ...accountHandlers,
  ...assistantHandlers,
  ...catalogueHandlers,
  ...conditionHandlers,
  ...guideHandlers,
  ...listHandlers,
  ...medicationHandlers,
  ...purchaseHandlers,
  ...recordHandlers,
  ...reminderHandlers,
  ...reportHandlers,
  ...settingsHandlers,
  ...shareHandlers,
  ...syncHandlers,
}
