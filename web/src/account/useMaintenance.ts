import { RESULT } from '@reprieve/contract/codes.ts'
import { isMaintenanceAfter, maintenanceAskedAfterMs } from '@reprieve/domain/account/maintenance.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { watched } from '../device/watched.ts'

/** Per page: the state of an earlier visit says nothing about now. */
const isOn = watched(false)
let askedAt: number | null = null

/** Whether the server is under maintenance, checked again as long as a screen shows it. [ACC-60] */
export function useMaintenance(): boolean {
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
