import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDevice } from '../access/useDevice.ts'
import { type AssistantEngine, serviceFacts } from '../account/service/serviceFacts.ts'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { useText } from '../text/useText.tsx'

export const BUILT_IN_ENGINE = 'built-in'

/** What Solace is, who reads the messages, and where data go: before the first message, and on demand. [ASST-16] */
export function EngineNote({ engine }: { engine: AssistantEngine }) {
  const text = useText('assistant')
  const isBuiltIn = engine.id === BUILT_IN_ENGINE
  return (
    <ul className="chat-note-text">
      <li>{text('noteWhat')}</li>
      <li>{text('noteNobody')}</li>
      <li>{text('noteNot')}</li>
      <li>{text('noteReads')}</li>
      <li>
        {isBuiltIn ? text('noteBuiltIn') : text('noteModel', { name: engine.name, host: engineHost(engine) })}
      </li>
      <li>{text('noteKept')}</li>
    </ul>
  )
}

/** A model on this server has no separate address. */
export const engineHost = ({ host }: AssistantEngine): string => host ?? location.hostname

interface EngineInUse {
  /** The engine that answers, as last reported; null: no server has sent it yet. */
  engine: AssistantEngine | null
  isAsking: boolean
  retry: () => void
}

/** The note names the engine, so nothing starts before it is known. Loaded again at each opening. [ASST-16] */
export function useAssistantEngine(): EngineInUse {
  const ask = useAsk()
  const device = useDevice()
  const { solace } = useSyncExternalStore(serviceFacts.subscribe, serviceFacts.current)
  const [isAsking, setAsking] = useState(true)
  const hear = (): void => void learnEngine(ask, device).finally(() => setAsking(false))
  const hearAtFirst = useEffectEvent(hear)
  useEffect(() => hearAtFirst(), [])
  const retry = (): void => {
    setAsking(true)
    hear()
  }
  return { engine: solace, isAsking, retry }
}

async function learnEngine(ask: Ask, device: DeviceDatabase): Promise<void> {
  const answer = await ask('core/service-status', {}, { background: true })
  if (answer.reached && answer.code === RESULT.ok) await serviceFacts.learn(device, answer.body)
}
