import type { InlineText } from '@reprieve/content/article.ts'
import type { Lesson, ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import type { Lesson as LessonParts } from '@reprieve/domain/guide/programs/lessonLines.ts'
import type { ProgramNotes } from '@reprieve/domain/guide/programs/notes.ts'
import { programPercent } from '@reprieve/domain/guide/programs/progress.ts'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { PARTS_RING } from '../../local/diaryParts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch } from '../../local/watch.ts'
import type { FailedSave, QueuedSaveState } from '../../settings/saving/queuedSave.ts'
import { addPendingAction } from '../pendingActionsTable.ts'
import { useSendGuideActions } from '../useSendGuideActions.ts'
import { getProgramNotes } from './programNotesTable.ts'
import {
  fetchProgram,
  readStoredProgram,
  readStoredProgress,
  type ProgramFetchOutcome,
} from './programTable.ts'

interface ProgramInUse {
  /** Null: not on this device yet. */
  program: ProgramBody | null
  /** Percentage, as received or shown before. */
  told: number
  /** The result of the last request; null while it runs. */
  asked: ProgramFetchOutcome | null
  load: () => void
}

/** Returns the stored program immediately, and loads it again. */
export function useProgram(diary: Diary, id: string): ProgramInUse {
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES, PARTS_RING], async () => ({
      program: await readStoredProgram(diary, id),
      told: await readStoredProgress(diary, id),
    })),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<ProgramFetchOutcome | null>(null)
  const learn = (): void => void fetchProgram(diary, ask, id).then(setAsked, () => setAsked('away'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    ...(seen.is === 'read' ? seen.value : { program: null, told: 0 }),
    asked: seen.is === 'loading' ? null : asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}

export interface ProgramNotesState extends QueuedSaveState<ProgramNotes> {
  change: (next: (notes: ProgramNotes) => ProgramNotes) => void
  failed: FailedSave | null
  /** Retries a failed save. */
  retry: () => void
}

export function useProgramNotes(diary: Diary): ProgramNotesState {
  const store = getProgramNotes(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  const failed = useSyncExternalStore(store.subscribe, store.failed)
  return { ...seen, change: store.change, failed, retry: () => void store.flush() }
}

/**
 * The progress over all devices; sent to the server if it is higher than reported. Once per value: if it does not
 * arrive, it is stored and sent later. [PROG-2, PROG-3]
 */
export function useProgress(
  diary: Diary,
  program: ProgramBody,
  known: { told: number; notes: ProgramNotes },
): number {
  const tellServer = useSendGuideActions()
  const { told, notes } = known
  const progress = programPercent({ lessons: program.lessons.map(({ id }) => id), done: notes.done, told })
  const last = useRef(0)
  const tell = useEffectEvent(async (reached: number): Promise<void> => {
    await addPendingAction(diary, { is: 'progress', id: program.id, progress: reached })
    await tellServer(diary)
  })
  useEffect(() => {
    if (progress <= told || progress <= last.current) return
    last.current = progress
    tell(progress).catch(() => {})
  }, [progress, told])
  return progress
}

export interface ProgramProps {
  diary: Diary
  program: ProgramBody
  /** Percentage. */
  told: number
  notes: ProgramNotesState
}

export interface LessonProps extends ProgramProps {
  lesson: Lesson
  parts: LessonParts<InlineText>
}
