import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { makeIcs } from '@reprieve/domain/reminders/ics.ts'
import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { MOST_REMINDERS } from '@reprieve/domain/reminders/reminder.ts'
import { clockWords } from '@reprieve/domain/schedule/frequencyLine.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { useDevice } from '../access/useDevice.ts'
import { useAsk } from '../api/useAsk.ts'
import { downloadFile } from '../device/downloadFile.ts'
import {
  askToRemind,
  canRemind,
  type Permission,
  permissionNow,
  subscribePermission,
} from '../device/notifications.ts'
import { hasPush } from '../device/pushSubscription.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { type SaveFailure, NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { ListRowButton } from '../ui/layout/ListRowButton.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { PermissionNote } from './PermissionNote.tsx'
import { QuietHoursSheet } from './QuietHoursSheet.tsx'
import { ReminderItem } from './ReminderItem.tsx'
import {
  turnOffClosedAppReminders,
  turnOnClosedAppReminders,
  closedAppState,
} from './push/closedAppReminders.ts'
import { saveQuietHours } from './reminderTable.ts'
import { noteRemindersSeen } from './remindersSeen.ts'
import { useReminderChanges } from './useReminderChanges.ts'
import { useReminders } from './useReminders.ts'
import '../ui/layout/rows.css'
import './reminders.css'

const NAME = 'reprieve.ics'

/** For people who want no notifications. Made on press, because its days start today. [REM-11] */
function CalendarFile({ reminding }: { reminding: ReminderPlan }) {
  const text = useText('reminders')
  const make = (): string | null => {
    const now = localNow()
    const words = { title: text('notifyTitle'), body: text('notifyBody') }
    return makeIcs(reminding, { words, today: dayOf(now), stamp: now.at })
  }
  const take = (): void => {
    const file = make()
    if (file !== null) downloadFile(NAME, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <section className="card reminder-part">
      <h2>{text('calendar')}</h2>
      <p>{text('calendarText')}</p>
      {make() === null ? (
        <p>{text('calendarNone')}</p>
      ) : (
        <Button label={text('calendarTake')} onPress={take} />
      )}
    </section>
  )
}

const AREAS: readonly BrowserArea[] = [
  'reminders',
  'medications',
  'settings',
  'records',
  'common',
  'engagement',
  'visit',
]

export function RemindersScreen() {
  useTextsReady(AREAS)
  return <Reminders />
}

/** All reminders, and the settings for all of them. [REM-3] */
function Reminders() {
  const text = useText('reminders')
  const settings = useText('settings')
  const shell = useText()
  const diary = useDiary()
  const reminding = useReminders(diary)
  const changes = useReminderChanges(diary)
  useEffect(() => {
    // A failed write is repeated at the next visit. [REM-18]
    noteRemindersSeen(diary).catch(() => undefined)
  }, [diary])
  if (reminding === null) return <Skeleton longText={shell('waitingLong')} />
  const { reminders, quiet } = reminding
  const hasChoice = diary.who.is === 'anonymous' && canRemind() && hasPush()
  const add = (
    <Link className="button primary" to={PATHS.reminderAdd}>
      {text('add')}
    </Link>
  )
  return (
    <div className="reminder-column">
      <div role="status">{reminders.some(({ isOn }) => isOn) && <PermissionNote />}</div>
      {reminders.length === 0 ? (
        <EmptyState title={text('empty')} text={text('emptyText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="rows" aria-label={settings('reminders')}>
            {reminders.map((reminder) => (
              <ReminderItem key={reminder.key} reminder={reminder} quiet={quiet} changes={changes} />
            ))}
          </ul>
          {reminders.length < MOST_REMINDERS ? (
            add
          ) : (
            <Note kind="info">{text('most', { 0: reminders.length })}</Note>
          )}
        </>
      )}
      {hasChoice && <WhenClosed />}
      <QuietHours diary={diary} quiet={quiet} />
      <CalendarFile reminding={reminding} />
      <div className="reminder-hints">
        {canRemind() && !hasChoice && <p>{text(hasPush() ? 'whenOpen' : 'whenOpenOnly')}</p>}
        <p>{settings('powerSaving')}</p>
      </div>
      <NotSavedDialog title={text('notSavedTitle')} failed={changes.failed} onClose={changes.forgetFailed} />
    </div>
  )
}

/** Without an account: whether reminders come while the app is closed, and what the server stores for it. [PUSH-17] */
function WhenClosed() {
  const text = useText('reminders')
  const shell = useText()
  const device = useDevice()
  const ask = useAsk()
  const toasts = useToasts()
  const about = useId()
  const permission: Permission = useSyncExternalStore(subscribePermission, permissionNow)
  const state = useSyncExternalStore(closedAppState.subscribe, closedAppState.current)
  const isOn = state === 'on' || state === 'waiting'
  const turn = async (next: boolean): Promise<void> => {
    if (!next) return turnOffClosedAppReminders(device, ask)
    if (permission === 'granted' || (await askToRemind()) === 'yes') await turnOnClosedAppReminders(device)
  }
  const failed = (): void => toasts.show({ message: text('closedFailed') })
  return (
    <section className="card reminder-part reminder-closed">
      <Switch
        label={text('closed')}
        isOn={isOn}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isDisabled={state === 'unknown' || (permission === 'denied' && !isOn)}
        describedBy={about}
        onChange={(next) => void turn(next).catch(failed)}
      />
      <p id={about}>{text('closedText')}</p>
      <div role="status">
        {state === 'waiting' && permission === 'granted' && <Note kind="info">{text('closedWaiting')}</Note>}
      </div>
    </section>
  )
}

/** The hours without reminders. [REM-13] */
function QuietHours({ diary, quiet }: { diary: Diary; quiet: Quiet }) {
  const text = useText('reminders')
  const tag = useFormatTag()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState<SaveFailure | null>(null)
  const save = async (next: Quiet): Promise<void> => {
    setOpen(false)
    const saved = await saveQuietHours(diary, next)
    if (saved.ok) toasts.show({ message: text('quietSaved'), isDone: true })
    else setFailed({ fault: saved.reason, retry: () => void save(next) })
  }
  const words =
    quiet === null
      ? text('quietNone')
      : text('quietSpan', { 0: clockWords(tag, quiet.from), 1: clockWords(tag, quiet.to) })
  return (
    <>
      <ListCard>
        <ListRowButton
          icon={<Icon name="moon" />}
          title={text('quiet')}
          subtitle={words}
          onPress={() => setOpen(true)}
        />
      </ListCard>
      {isOpen && (
        <QuietHoursSheet quiet={quiet} onSave={(next) => void save(next)} onClose={() => setOpen(false)} />
      )}
      <NotSavedDialog title={text('notSavedTitle')} failed={failed} onClose={() => setFailed(null)} />
    </>
  )
}
