import { useId, useSyncExternalStore } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { useAsk } from '../api/useAsk.ts'
import { askToRemind, permissionNow, subscribePermission, type Permission } from '../device/notifications.ts'
import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { turnOffWhenClosed, turnOnWhenClosed, whenClosed } from './push/whenClosed.ts'
import './reminders.css'

/** Without an account: whether reminders come while the app is closed, and what the server stores for it. [PUSH-17] */
export function WhenClosed() {
  const text = useText('reminders')
  const shell = useText()
  const device = useDevice()
  const ask = useAsk()
  const toasts = useToasts()
  const about = useId()
  const permission: Permission = useSyncExternalStore(subscribePermission, permissionNow)
  const state = useSyncExternalStore(whenClosed.subscribe, whenClosed.current)
  const isOn = state === 'on' || state === 'waiting'
  const turn = async (next: boolean): Promise<void> => {
    if (!next) return turnOffWhenClosed(device, ask)
    if (permission === 'granted' || (await askToRemind()) === 'yes') await turnOnWhenClosed(device)
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
