import { useSession } from '../access/session.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { sendPendingActions } from './pendingActionsTable.ts'

/** Without an account only the device stores them, until there is one. [GUIDE-15, GUIDE-26] */
export function useSendGuideActions(): (diary: Diary) => Promise<void> {
  const ask = useAsk()
  const hasAccount = useSession().is === 'user'
  return async (diary) => {
    if (hasAccount) await sendPendingActions(diary, ask)
  }
}
