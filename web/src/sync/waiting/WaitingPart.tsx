import { readDoseGroups } from '@reprieve/contract/doses/doseWire.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { CONDITION_KIND, DOSE_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useState } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useExport } from '../logout/useExport.ts'
import { useSyncStatus } from '../useSync.ts'
import { DataRow, useFirstOfMany } from '../yourData/DataRows.tsx'
import { LoadedSection, useSectionData } from '../yourData/LoadedSection.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { useKindName, useRowWords } from '../yourData/useRowWords.tsx'
import { useSyncNow, type SyncNow } from '../yourData/useSyncNow.ts'
import { unreadMark, UnreadRows } from './UnreadRows.tsx'
import {
  findUnreadableRows,
  findWaiting,
  type RefusedRow,
  WAITING_CHANGES,
  type WaitingItems,
} from './findWaiting.ts'

const REASONS: Readonly<Record<number, Key<'data'>>> = {
  [RESULT.recordRefused]: 'waitingWhyRefused',
  [RESULT.conditionDuplicate]: 'waitingWhyTaken',
  [RESULT.medicationDuplicate]: 'waitingWhyTaken',
  [RESULT.tooLarge]: 'waitingWhyLarge',
}

/** The rows that the server refused, each with the reason, and a link to where it can be corrected. */
function RefusedRows({ diary, rows }: { diary: Diary; rows: readonly RefusedRow[] }) {
  const text = useText('data')
  const tell = useRowWords(diary)
  const nameOf = useKindName()
  const { some, list, more: showMore } = useFirstOfMany(rows)
  return (
    <>
      <ul className="your-data-rows" aria-label={text('waitingTitle')} ref={list}>
        {some.map((row) => {
          const { icon, title, more } = tell(row)
          const kind = row.isDeleted ? text('waitingDeletion', { what: nameOf(row.kind) }) : nameOf(row.kind)
          // The specific reasons say what to do in the editor, so a row that cannot be opened gets the general one.
          const reason = canOpen(row) ? REASONS[row.code] : undefined
          const why = text(reason ?? 'waitingWhyOther', { code: row.code })
          return (
            <li key={row.clientId}>
              <DataRow icon={icon} title={title} told={[[kind, more].filter(Boolean).join(' · '), why]} />
              {canOpen(row) && <OpenLink row={row} title={title} />}
            </li>
          )
        })}
      </ul>
      {showMore}
    </>
  )
}

const OPENED_BY_NUMBER: readonly string[] = [RECORD_KIND, REFLECTION_KIND]
const OPENED: readonly string[] = [CONDITION_KIND, MEDICATION_KIND, LIST_KIND]

function canOpen({ clientId, kind, isDeleted, routeId, values }: RefusedRow): boolean {
  if (isDeleted) return false
  if (kind === DOSE_KIND) return readDoseGroups(values, clientId) !== null
  return OPENED.includes(kind) || (routeId !== undefined && OPENED_BY_NUMBER.includes(kind))
}

/** To where it can be corrected: an edited row is sent again. */
function OpenLink({ row: { clientId, kind, routeId, values }, title }: { row: RefusedRow; title: string }) {
  const text = useText('data')
  const words = {
    className: 'button',
    'aria-label': text('waitingOpenOne', { what: title }),
    children: text('waitingOpen'),
  }
  const id = routeId ?? clientId
  if (kind === CONDITION_KIND) return <Link {...words} to={PATHS.conditionEdit} params={{ id }} />
  if (kind === MEDICATION_KIND) return <Link {...words} to={PATHS.medicationEdit} params={{ id }} />
  if (kind === LIST_KIND) {
    const { type } = toFields(values.get('name'))
    return <Link {...words} to={PATHS.listEdit} params={{ field: String(type) }} />
  }
  if (kind === DOSE_KIND) {
    const what = readDoseGroups(values, clientId)?.what
    return what === undefined ? null : <Link {...words} to={PATHS.doseAdd} search={{ id: what.id }} />
  }
  if (routeId === undefined) return null
  if (kind === RECORD_KIND) return <Link {...words} to={PATHS.recordEdit} params={{ id }} />
  if (kind === REFLECTION_KIND) return <Link {...words} to={PATHS.reflectionEdit} params={{ id }} />
  return null
}

const AREAS: readonly BrowserArea[] = ['listItems', 'scale', 'lists', 'common']
const WAITING = { kinds: WAITING_CHANGES, find: findWaiting }

/** What could not be sent or read: shown, exported, tried again. [SYNC-30] */
export function WaitingPart() {
  useTextsReady(AREAS)
  const text = useText('data')
  const diary = useDiary()
  const { seen, again } = useSectionData(diary, WAITING)
  useEffect(() => {
    // If it cannot be read at all, the list says so.
    findUnreadableRows(diary).catch(() => undefined)
  }, [diary])
  return (
    <SectionFrame title={text('waitingTitle')}>
      <LoadedSection seen={seen} onRetry={again}>
        {(waiting) => <WaitingFound diary={diary} waiting={waiting} />}
      </LoadedSection>
    </SectionFrame>
  )
}

function WaitingFound({ diary, waiting }: { diary: OpenDiary; waiting: WaitingItems }) {
  const text = useText('data')
  const sync = useText('sync')
  const syncing = useSyncNow()
  const status = useSyncStatus()
  const isOffline = status.is === 'saved-here' && status.why === 'offline'
  const [exported, setExported] = useState<ReadonlySet<string>>(new Set())
  const { refused, unread, unsent, onlyHere } = waiting
  const hasAny = refused.length + unread.length > 0
  const isOnlyHere = syncing !== null && onlyHere > 0
  if (!hasAny && !isOnlyHere && (unsent === 0 || syncing === null)) {
    return (
      <EmptyState
        title={text('waitingNone')}
        text={text(syncing === null ? 'waitingNoneHere' : 'waitingNoneText')}
      />
    )
  }
  return (
    <>
      {syncing !== null && unsent > 0 && <p role="status">{text('waitingUnsent', { count: unsent })}</p>}
      {isOnlyHere && <Note kind="info">{text('waitingOnlyHere', { count: onlyHere })}</Note>}
      {hasAny && <Note kind="warn">{text('waitingAbout')}</Note>}
      {syncing === null && <p>{text('waitingNoSync')}</p>}
      {isOffline && (
        <Note kind="info" icon={<Icon name="cloudOff" />}>
          {sync('noteOffline')}
        </Note>
      )}
      <div className="your-data-ways">
        {syncing !== null && <RetryButton {...syncing} />}
        {hasAny && (
          <ExportButton diary={diary} onExported={() => setExported(new Set(unread.map(unreadMark)))} />
        )}
      </div>
      {refused.length > 0 && <RefusedRows diary={diary} rows={refused} />}
      {unread.length > 0 && <UnreadRows diary={diary} found={unread} exported={exported} />}
    </>
  )
}

function RetryButton({ isBusy, syncNow }: SyncNow) {
  const common = useText('common')
  const sync = useText('sync')
  return (
    <Button
      kind="primary"
      label={common('retry')}
      busyLabel={sync('inProgress')}
      isBusy={isBusy}
      onPress={syncNow}
    />
  )
}

function ExportButton({ diary, onExported }: { diary: OpenDiary; onExported: () => void }) {
  const text = useText('data')
  return <Button label={text('waitingExport')} onPress={useExport(diary, 'set-aside', onExported)} />
}
