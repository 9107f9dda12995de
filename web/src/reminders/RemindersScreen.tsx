import { MOST_REMINDERS } from '@reprieve/domain/reminders/reminder.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { canRemind } from '../device/notifications.ts'
import { hasPush } from '../device/pushSubscription.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useText } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/rows.css'
import { CalendarFile } from './CalendarFile.tsx'
import { PermissionNote } from './PermissionNote.tsx'
import { QuietHours } from './QuietHours.tsx'
import { ReminderItem } from './ReminderItem.tsx'
import './reminders.css'
import { noteRemindersSeen } from './remindersSeen.ts'
import { useReminderChanges } from './useReminderChanges.ts'
import { useReminders } from './useReminders.ts'
import { WhenClosed } from './WhenClosed.tsx'

const AREAS: readonly BrowserArea[] = [
  'reminders',
  'medications',
  'settings',
  'records',
  'common',
  'engagement',
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
