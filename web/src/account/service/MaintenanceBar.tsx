import { RESULT } from '@reprieve/contract/codes.ts'
import { isMaintenanceAfter, maintenanceAskedAfterMs } from '@reprieve/domain/account/maintenance.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { makeObservable } from '../../device/observable.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import './maintenanceBar.css'

/** Per page: the state of an earlier visit says nothing about now. */
const isOn = makeObservable(false)
let askedAt: number | null = null

/** Whether the server is under maintenance, checked again as long as a screen shows it. [ACC-60] */
function useMaintenance(): boolean {
  const ask = useAsk()
  useEffect(() => keepAsking(ask), [ask])
  return useSyncExternalStore(isOn.subscribe, isOn.current)
}

/** A hidden page does not ask until it is visible again. Returns a function that stops it. */
function keepAsking(ask: Ask): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    const wait = askedAt === null ? 0 : askedAt + maintenanceAskedAfterMs(isOn.current()) - Date.now()
    if (document.hidden || !navigator.onLine) return
    if (wait > 0) timer = setTimeout(look, wait)
    else void learn(ask).then(look)
  }
  look()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}

async function learn(ask: Ask): Promise<void> {
  askedAt = Date.now()
  const answer = await ask('core/service-status', {}, { background: true })
  const state = answer.reached && answer.code === RESULT.ok ? String(answer.body['state']) : null
  isOn.become(isMaintenanceAfter(isOn.current(), state))
}

interface MaintenanceBarProps {
  /** Users with a diary here can go on writing; users about to log in may have to wait. */
  hasDiary: boolean
}

/** At the bottom of the screen, so that nothing moves when it appears or disappears. [ACC-60] */
export function MaintenanceBar({ hasDiary }: MaintenanceBarProps) {
  const isOn = useMaintenance()
  const [isHidden, setHidden] = useState(false)
  // The next maintenance is announced again.
  if (!isOn && isHidden) setHidden(false)
  return (
    <div role="status">{isOn && !isHidden && <Bar hasDiary={hasDiary} onHide={() => setHidden(true)} />}</div>
  )
}

function Bar({ hasDiary, onHide }: MaintenanceBarProps & { onHide: () => void }) {
  const text = useText('account')
  const common = useText('common')
  return (
    <div className="maintenance-bar">
      <Note kind="info" action={<Button kind="text" label={common('hide')} onPress={onHide} />}>
        {text(hasDiary ? 'maintenanceText' : 'maintenanceLogIn')}
      </Note>
    </div>
  )
}
