import { draftsFromSettings, draftsToSettings } from '@reprieve/contract/questionnaires/drafts.ts'
import type { Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { joinDrafts } from '@reprieve/domain/questionnaires/joinDrafts.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import {
  type FailedSave,
  onePerDiary,
  openQueuedSave,
  type QueuedSave,
  type QueuedSaveState,
} from '../settings/saving/queuedSave.ts'

/** Unfinished answers, saved at each answer and synced to other devices. [QST-32] */
export const openQuestionnaireDrafts = (diary: Diary): QueuedSave<Drafts> =>
  openQueuedSave<Drafts>(diary, {
    name: 'questionnaire_drafts',
    from: draftsFromSettings,
    onto: draftsToSettings,
    join: joinDrafts,
  })

export const getQuestionnaireDrafts = onePerDiary(openQuestionnaireDrafts)

export interface QuestionnaireDraftsState extends QueuedSaveState<Drafts> {
  change: (next: (drafts: Drafts) => Drafts) => void
  failed: FailedSave | null
  /** Saves pending changes immediately, including those of a failed save. */
  flush: () => Promise<void>
}

export function useQuestionnaireDrafts(diary: Diary): QuestionnaireDraftsState {
  const store = getQuestionnaireDrafts(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  const failed = useSyncExternalStore(store.subscribe, store.failed)
  return { ...seen, change: store.change, failed, flush: store.flush }
}
