import { useSyncExternalStore } from 'react'
import { askToRemind, permissionNow, subscribePermission, type Permission } from '../device/notifications.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import './reminders.css'

/** Why nothing would be shown, and the way to change it; nothing where all is well. [REM-8, REM-15] */
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
  return (
    <Note kind="warn">
      <span className="reminder-sentence">{settings('notificationsFirst')}</span>
      <span className="reminder-sentence">{text(permission === 'denied' ? 'denied' : 'cannot')}</span>
    </Note>
  )
}
