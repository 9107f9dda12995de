import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { continueEpisode, leaveEpisode } from '@reprieve/domain/records/episode.ts'
import { asConstantPain } from '@reprieve/domain/records/openEpisode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { requestPersistentStorage } from '../../device/browserStorage.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import { useRecordDelete } from '../useRecordDelete.ts'
import {
  addNumber,
  changeEpisode,
  endAt,
  undoEpisodeChange,
  type EpisodeChange,
  type EpisodeFault,
} from './episodeActs.ts'

type Fault = EpisodeFault | null

interface EpisodeActs {
  /** Each resolves to why it was not saved, and is durable if that is null. */
  end: (head: SavedRecord, at: Instant) => Promise<Fault>
  add: (head: SavedRecord, severity: number) => Promise<Fault>
  goOn: (head: SavedRecord) => Promise<Fault>
  leave: (head: SavedRecord) => Promise<Fault>
  makeConstant: (head: SavedRecord) => Promise<Fault>
}

/** Saves, says so, and offers Undo. [EPI-3, EPI-4, EPI-6] */
export function useEpisodeActs(diary: Diary, offers: QuickOffers | null): EpisodeActs {
  const text = useText('episodes')
  const faultText = useFaultText()
  const toasts = useToasts()
  const remove = useRecordDelete(diary)
  const undo = async (change: EpisodeChange): Promise<void> => {
    const undone = await undoEpisodeChange(diary, change)
    toasts.show({ message: undone.ok ? text('reopened') : faultText(undone.reason) })
  }
  const tell = (done: Result<EpisodeChange, EpisodeFault>, message: Key<'episodes'>): Fault => {
    if (!done.ok) return done.reason
    const change = done.value
    toasts.show({ message: text(message), isDone: true, undo: () => void undo(change).catch(reportError) })
    return null
  }
  const act =
    (change: (record: PainRecord) => PainRecord, message: Key<'episodes'>) =>
    async (head: SavedRecord): Promise<Fault> =>
      tell(await changeEpisode(diary, head, change), message)
  return {
    end: async (head, at) => tell(await endAt(diary, head, at), 'endSaved'),
    goOn: act((record) => continueEpisode(record, diary.now()), 'goesOnSaved'),
    leave: act(leaveEpisode, 'leftSaved'),
    makeConstant: act(asConstantPain, 'constantSaved'),
    add: async (head, severity) => {
      const saved = await addNumber(diary, head, severity)
      if (!saved.ok) return saved.reason
      const { clientId, record } = saved.value
      // It answers open questions about doses like any other record.
      offers?.saved(record)
      void requestPersistentStorage()
      const takeBack = (): void => {
        remove(clientId)
        offers?.takenBack(record)
      }
      toasts.show({ message: text('numberSaved', { severity }), isDone: true, undo: takeBack })
      return null
    },
  }
}
