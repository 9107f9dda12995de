import type { Handlers } from '../handler.ts'
import { getHistory, restoreHistory } from './history.ts'

export const syncHandlers = {
  'sync/get-history': getHistory,
  'sync/restore-history': restoreHistory,
} satisfies Handlers
