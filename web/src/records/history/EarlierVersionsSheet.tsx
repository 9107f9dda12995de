import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { takeGroup } from '@reprieve/domain/records/recordGroups.ts'
import type { Origin } from '@reprieve/domain/sync/earlierValues.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { localNow } from '../../device/useNow.ts'
import { dismissReplacedValues, REPLACED_SHELF } from '../../local/rows/replacedValues.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch } from '../../local/watch.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useRecordSections, useStartText } from '../sections/useRecordSections.tsx'
import { useMomentText } from '../useMomentText.ts'
import {
  type EarlierVersion,
  fetchServerVersions,
  GROUP_SECTIONS,
  listEarlierVersions,
  readRecordHistory,
} from './earlierVersions.ts'
import './earlierVersionsSheet.css'

/** `no-account`: there is no server that could have versions. */
type ServerState = 'no-account' | 'offline' | 'loading' | 'failed' | 'known'

interface ServerVersions {
  is: ServerState
  /** Loaded versions stay, also when the network is lost. */
  versions: readonly LostValue[]
  retry: () => void
}

const NONE: readonly LostValue[] = []

/** Loads the versions of a record from the server when they are shown, and again when the network is back. [SYNC-43] */
function useServerVersions(clientId: string): ServerVersions {
  const ask = useAsk()
  const isOnline = useIsOnline()
  const hasAccount = sessionDeviceState(useSession()) === 'signed-in'
  const [tries, setTries] = useState(0)
  const [versions, setVersions] = useState<readonly LostValue[] | null>(null)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  const isKnown = versions !== null
  useEffect(() => {
    if (!hasAccount || !isOnline || isKnown) return
    let isWanted = true
    const load = async (): Promise<void> => {
      const told = await fetchServerVersions(ask, clientId)
      if (!isWanted) return
      if (told === null) setFailedTry(tries)
      else setVersions(told)
    }
    load().catch(reportError)
    return () => {
      isWanted = false
    }
  }, [ask, clientId, hasAccount, isOnline, isKnown, tries])

  const state = (): ServerState => {
    if (!hasAccount) return 'no-account'
    if (isKnown) return 'known'
    if (!isOnline) return 'offline'
    return failedTry === tries ? 'failed' : 'loading'
  }
  return { is: state(), versions: versions ?? NONE, retry: () => setTries(tries + 1) }
}

/** A saved record, as it is in the editor now. */
export interface RecordHistoryProps {
  diary: Diary
  clientId: string
  record: PainRecord
  onChange: (next: PainRecord) => void
}

interface EarlierSheetProps extends RecordHistoryProps {
  onClose: () => void
}

/** More than a person looks through at once; each version renders the whole value. */
const SHOWN_AT_ONCE = 20

/** Restoring puts a version into the editor, where Save stores it like any other change. [SYNC-32, SYNC-43] */
export function EarlierVersionsSheet({ diary, clientId, record, onChange, onClose }: EarlierSheetProps) {
  const text = useText('data')
  const common = useText('common')
  const toasts = useToasts()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const server = useServerVersions(clientId)
  const earlier = useEarlierVersions(diary, clientId, server.versions)
  const isToldHere = useEarlierVersions(diary, clientId).length > 0
  const takeBack = (one: EarlierVersion): void => {
    onChange(takeGroup(record, one.record, one.group))
    toasts.show({ message: text('historyTaken') })
    onClose()
  }
  const keepAsItIs = async (): Promise<void> => {
    onClose()
    const ended = await dismissReplacedValues(diary, clientId)
    if (!ended.ok) toasts.show({ message: text('historyNotEnded') })
  }
  return (
    <Sheet isOpen title={text('historyTitle')} closeLabel={common('close')} onClose={onClose}>
      {earlier.length > 0 && (
        <>
          <p>{text('historyAbout')}</p>
          <ul className="earlier-list">
            {earlier.slice(0, shown).map((one) => (
              <EarlierItem
                key={one.id}
                diary={diary}
                record={record}
                one={one}
                onTake={() => takeBack(one)}
              />
            ))}
          </ul>
        </>
      )}
      {earlier.length > shown && (
        <Button label={text('historyMore')} onPress={() => setShown(shown + SHOWN_AT_ONCE)} />
      )}
      <OnOtherDevices is={server.is} isEmpty={earlier.length === 0} onRetry={server.retry} />
      {isToldHere && <Button label={text('historyKeep')} onPress={() => void keepAsItIs()} />}
    </Sheet>
  )
}

interface OnOtherDevicesProps {
  is: ServerState
  /** This device has no earlier version either. */
  isEmpty: boolean
  onRetry: () => void
}

/** The state of the versions that only the server has, while they are not loaded. */
function OnOtherDevices({ is, isEmpty, onRetry }: OnOtherDevicesProps) {
  const text = useText('data')
  const common = useText('common')
  return (
    <div className="earlier-server" role="status">
      {is === 'known' && isEmpty && <p>{text('historyNone')}</p>}
      {is === 'loading' && <p>{text('historyLoading')}</p>}
      {is === 'offline' && <p>{text('historyOffline')}</p>}
      {is === 'failed' && (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
          {text('historyFailed')}
        </Note>
      )}
    </div>
  )
}

const WRITTEN: Record<Origin, 'historyYours' | 'historyElsewhere' | 'historySaved'> = {
  here: 'historyYours',
  elsewhere: 'historyElsewhere',
  unknown: 'historySaved',
}

interface EarlierItemProps {
  diary: Diary
  record: PainRecord
  one: EarlierVersion
  onTake: () => void
}

function EarlierItem({ diary, record, one, onTake }: EarlierItemProps) {
  const text = useText('data')
  const records = useText('records')
  const when = useMomentText()
  const section = GROUP_SECTIONS[one.group]
  const now = useSaid(diary, record, section)
  const before = useSaid(diary, one.record, section)
  const heading = useId()
  return (
    <li className="card earlier">
      <h3 id={heading}>{records(section)}</h3>
      <dl>
        <dt>{text('historyNow')}</dt>
        <dd dir="auto">{now ?? text('historyNothing')}</dd>
        <dt>{text(WRITTEN[one.origin], { when: when({ ...localNow(), at: one.at }) })}</dt>
        <dd dir="auto">{before ?? text('historyNothing')}</dd>
      </dl>
      <Button kind="quiet" label={text('historyTake')} describedBy={heading} onPress={onTake} />
    </li>
  )
}

/** The text of a version, as in the section list; a note in full, because it may differ only at its end. */
function useSaid(
  diary: Diary,
  record: PainRecord,
  section: (typeof GROUP_SECTIONS)[keyof typeof GROUP_SECTIONS],
): string | null {
  const startsWhen = useStartText(record)
  const sections = useRecordSections(diary, { record, startsWhen })
  if (section === 'notes') return record.note.trim() || null
  return sections.find(({ id }) => id === section)?.entered ?? null
}

/** The earlier values of the record that are known now. */
export function useEarlierVersions(
  diary: Diary,
  clientId: string,
  onServer?: readonly LostValue[],
): EarlierVersion[] {
  const watched = useMemo(
    () => watch(diary.doorbell, [REPLACED_SHELF, RECORD_KIND], () => readRecordHistory(diary, clientId)),
    [diary, clientId],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  const kept = seen.is === 'read' ? seen.value : null
  return useMemo(() => (kept === null ? [] : listEarlierVersions(kept, onServer)), [kept, onServer])
}
