import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useDevice } from '../access/useDevice.ts'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { serviceFacts, type ServiceFacts } from './serviceFacts.ts'

const BETWEEN_MS = 3_600_000

let askedAt: number | null = null

/**
 * What the operator has set up, as far as known: nothing waits for it. Screens that need it load it at most once an
 * hour; a device that never opens one sends no request.
 */
export function useServiceFacts(): ServiceFacts {
  const ask = useAsk()
  const device = useDevice()
  useEffect(() => void hear(ask, device), [ask, device])
  return useSyncExternalStore(serviceFacts.subscribe, serviceFacts.current, serviceFacts.current)
}

/** Loads it now, whenever it was loaded before. Resolves when there is a response or a failure. */
export async function reloadServiceFacts(ask: Ask, device: DeviceDatabase): Promise<void> {
  askedAt = null
  await hear(ask, device)
}

async function hear(ask: Ask, device: DeviceDatabase): Promise<void> {
  const isNew = askedAt !== null && Date.now() - askedAt < BETWEEN_MS
  if (isNew || !navigator.onLine) return
  askedAt = Date.now()
  const answer = await ask('core/service-status', {}, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await serviceFacts.learn(device, answer.body)
  else askedAt = null
}
