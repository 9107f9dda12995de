import { useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { installWay } from '../device/installWay.ts'
import { askToRemind, permissionNow, subscribePermission, type Permission } from '../device/notifications.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import './reminders.css'

/** Why no notification would appear, and how to change that; nothing if all is well. [REM-8, REM-15, REM-19] */
export function PermissionNote() {
  const text = useText('reminders')
  const settings = useText('settings')
  const permission: Permission = useSyncExternalStore(subscribePermission, permissionNow)
  if (permission === 'granted') return null
  if (permission === 'default')
    return (
      <Note
        kind="warn"
        action={<Button kind="text" label={text('allow')} onPress={() => void askToRemind()} />}
      >
        {settings('notificationsFirst')}
      </Note>
    )
  if (permission === 'none') return <NoNotifications />
  return (
    <Note kind="warn">
      <span className="reminder-sentence">{settings('notificationsFirst')}</span>
      <span className="reminder-sentence">{text('denied')}</span>
    </Note>
  )
}

/** No setting helps: only the app on the Home Screen, if possible, or the calendar file. [REM-15, REM-19] */
function NoNotifications() {
  const text = useText('reminders')
  const engagement = useText('engagement')
  const isAlone = useDiary().who.is === 'anonymous'
  if (installWay() !== 'menu') return <Note kind="warn">{text('cannot')}</Note>
  return (
    <Note kind="warn">
      <span className="reminder-sentence">{text('installFirst')}</span>
      {isAlone && <span className="reminder-sentence">{engagement('installEmpty')}</span>}
    </Note>
  )
}
