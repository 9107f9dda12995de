import { finishRecord, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import {
  latestPastRecord,
  noPainToday,
  oneTapsFor,
  repeatRecord,
  type OneTap,
} from '@reprieve/domain/records/oneTap.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { requestPersistentStorage } from '../device/browserStorage.ts'
import { localNow, useNow } from '../device/useNow.ts'
import { recordSaved, recordTakenBack } from '../doses/doseOffers.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { logSavedRecord } from '../records/localSaveLog.ts'
import { continueOpenEpisode } from '../records/episodes/continueOpenEpisode.ts'
import { useLatestRecords } from '../records/readRecords.ts'
import { saveNewRecord } from '../records/recordTable.ts'
import { useRecordDelete } from '../records/useRecordDelete.ts'
import { useFaultText } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { RECENT_COUNT } from './recentRecords.ts'

/** Records without opening an editor: no pain today, or nothing new; and the way to the flare screen. [REC-28, REC-29] */
export function OneTaps({ diary }: { diary: Diary }) {
  const shell = useText()
  const text = useText('home')
  const now = useNow()
  const latest = useLatestRecords(diary, RECENT_COUNT)
  const save = useSaveAtOnce(diary)
  // Nothing is offered until the last record is known: the offer would change under the finger.
  if (latest === null) return null
  const last = latestPastRecord(latest, now)
  const severity = wholeSeverity(last?.severity ?? 0)
  const label: Record<OneTap, string> = {
    'no-pain-today': text('noPainToday'),
    'same-again': text('nothingNew', { severity }),
  }
  const record = async (tap: OneTap): Promise<PainRecord> => {
    if (tap !== 'same-again' || last === null) return noPainToday(localNow())
    return (await continueOpenEpisode(diary, last)) ?? repeatRecord(last, localNow())
  }
  return (
    <>
      {oneTapsFor(last, now).map((tap) => (
        <Button key={tap} kind="quiet" label={label[tap]} onPress={() => void record(tap).then(save)} />
      ))}
      <Link className="button" to={PATHS.flare}>
        <Icon name="moon" isSmall />
        {shell('flare')}
      </Link>
    </>
  )
}

/** Saves and shows a toast with Undo: one tap is easily made by mistake. */
function useSaveAtOnce(diary: Diary): (record: PainRecord) => Promise<void> {
  const text = useText('records')
  const faultText = useFaultText()
  const toasts = useToasts()
  const remove = useRecordDelete(diary)
  return async (record) => {
    const finished = finishRecord(record, diary.now())
    const saved = finished.ok ? await saveNewRecord(diary, finished.value) : finished
    if (!saved.ok) {
      toasts.show({ message: faultText(saved.reason) })
      return
    }
    const { clientId, isNew } = saved.value
    // An episode counts once, whatever its numbers. [EPI-10]
    if (isNew && record.partOf === null) logSavedRecord(diary, { clientId, isQuick: false })
    // It answers open questions about doses like any other record; the record is saved even if that fails. [DOSE-11]
    void recordSaved(diary, record).catch(reportError)
    const takeBack = (): void => {
      remove(clientId)
      void recordTakenBack(diary, record).catch(reportError)
    }
    toasts.show({ message: text('saved'), isDone: true, undo: takeBack })
    void requestPersistentStorage()
  }
}
