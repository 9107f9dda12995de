import { toFields } from '@reprieve/contract/fields.ts'
import { isCount, isYes } from '@reprieve/contract/home/homeWire.ts'
import { use, useSyncExternalStore } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { useSession } from '../access/useSession.ts'
import { SERVER_COPIES, readServerCopy } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { toldRecord } from '../purchases/toldRecord.ts'

const watchedIn = new WeakMap<Diary, WatchedRead<number>>()
const LOADING = { is: 'loading' } as const
const NOBODY: WatchedRead<number> = { current: () => LOADING, subscribe: () => () => {} }

/** How many questionnaires the institutions wait for, as home counts them; 0 until known. [HOME-27, QST-30] */
export function useQuestionnairesDue(): number {
  const diary = use(DiaryContext)
  const hasAccount = useSession().is === 'user'
  const { subscribe, current } = diary === null || !hasAccount ? NOBODY : watchCount(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : 0
}

function watchCount(diary: Diary): WatchedRead<number> {
  const watched =
    watchedIn.get(diary) ?? watch(diary.doorbell, [SERVER_COPIES], () => countQuestionnairesDue(diary))
  watchedIn.set(diary, watched)
  return watched
}

export async function countQuestionnairesDue(diary: Diary): Promise<number> {
  if (!isYes((await toldRecord(diary))?.['is_institution_member'])) return 0
  const count = toFields(await readServerCopy(diary, 'questionnaires'))['to_complete']
  return isCount(count) ? count : 0
}
