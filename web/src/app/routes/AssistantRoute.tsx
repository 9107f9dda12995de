import { useDiary } from '../../access/diary.ts'
import { AssistantScreen } from '../../assistant/AssistantScreen.tsx'
import type { Diary } from '../../local/rows/rows.ts'
import type { SyncEngine } from '../../sync/syncEngine.ts'
import { countUnsent } from '../../sync/unsentCount.ts'
import { useSync } from '../../sync/useSync.ts'

/** The longest wait for a sync pass: what the server does not have is stated beside the answer. [ASST-31] */
const PATIENCE_MS = 5_000

/** The chat with a sync pass before each question: the chat does not import the sync. */
export function AssistantRoute() {
  const diary = useDiary()
  const engine = useSync()
  return <AssistantScreen syncFirst={() => syncFirst(diary, engine)} />
}

/** Returns how many entries the server does not have. If it has all of them, there is nothing to wait for. */
async function syncFirst(diary: Diary, engine: SyncEngine | null): Promise<number> {
  const { unsent } = await countUnsent(diary)
  if (unsent === 0 || engine === null) return unsent
  await Promise.race([engine.syncNow(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return (await countUnsent(diary)).unsent
}
