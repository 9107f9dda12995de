import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { LogoutScreen } from '../sync/logout/LogoutScreen.tsx'

/** Logging out, with what is told beside the sync: that one knows nothing of the guide. [D17, GUIDE-15] */
export function LogoutRoute() {
  return <LogoutScreen tellRest={tellGuide} />
}

async function tellGuide(diary: Diary, ask: Ask): Promise<void> {
  const { tellWishes } = await import('../guide/wishesTable.ts')
  await tellWishes(diary, ask)
}
