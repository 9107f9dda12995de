import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { useDevice } from '../access/useDevice.ts'
import { type AssistantEngine, serviceFacts } from '../account/service/serviceFacts.ts'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { useText } from '../text/useText.tsx'
import { DEVICE_ENGINE } from './chat.ts'

const BUILT_IN_ENGINE = 'built-in'

/** A language model that the operator has configured. */
export const isModel = ({ id }: AssistantEngine): boolean => id !== BUILT_IN_ENGINE && id !== DEVICE_ENGINE

/** What Solace is, who reads the messages, and where data go: before the first message, and on demand. [ASST-16] */
export function EngineNote({ engine }: { engine: AssistantEngine }) {
  const text = useText('assistant')
  const isHere = engine.id === DEVICE_ENGINE
  const isBuiltIn = engine.id === BUILT_IN_ENGINE
  const named = { name: engine.name, host: engineHost(engine) }
  return (
    <ul className="chat-note-text">
      <li>{text('noteWhat')}</li>
      <li>{text('noteNobody')}</li>
      <li>{text('noteNot')}</li>
      <li>{text('noteReads')}</li>
      <li>{text(isHere ? 'noteOnDevice' : isBuiltIn ? 'noteBuiltIn' : 'noteModel', named)}</li>
      {!isHere && <li>{text('noteOffline')}</li>}
      <li>{text(isHere ? 'noteKeptHere' : 'noteKept')}</li>
    </ul>
  )
}

/** A model on this server has no separate address. */
export const engineHost = ({ host }: AssistantEngine): string => host ?? location.hostname

const ON_DEVICE: AssistantEngine = { id: DEVICE_ENGINE, name: 'Reprieve', host: null }

/**
 * The engine that answers, as the server last reported it; loaded again at each opening. The note names it, so nothing
 * starts before it is known (null). Without an account, or if no server has ever reported it, this device is the
 * engine. [ASST-16, ASST-72]
 */
export function useAssistantEngine(): AssistantEngine | null {
  const ask = useAsk()
  const device = useDevice()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { solace } = useSyncExternalStore(serviceFacts.subscribe, serviceFacts.current)
  const [isAsking, setAsking] = useState(isSignedIn)
  const hear = useEffectEvent(() => void learnEngine(ask, device).finally(() => setAsking(false)))
  useEffect(() => {
    if (isSignedIn) hear()
  }, [isSignedIn])
  if (!isSignedIn) return ON_DEVICE
  return solace ?? (isAsking ? null : ON_DEVICE)
}

async function learnEngine(ask: Ask, device: DeviceDatabase): Promise<void> {
  const answer = await ask('core/service-status', {}, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await serviceFacts.learn(device, answer.body)
}
