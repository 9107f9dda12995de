import type { Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { LogoutScreen } from '../../sync/logout/LogoutScreen.tsx'

/** The logout screen, which also sends the guide's unsent data: sync does not import the guide. [D17, GUIDE-15] */
export function LogoutRoute() {
  return <LogoutScreen tellRest={tellGuide} />
}

async function tellGuide(diary: Diary, ask: Ask): Promise<void> {
  const { sendPendingActions } = await import('../../guide/pendingActionsTable.ts')
  await sendPendingActions(diary, ask)
}
