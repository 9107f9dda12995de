import type { AssistantEngine } from '../account/service/serviceFacts.ts'
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

/** A model on this server has no address of its own. */
export const engineHost = ({ host }: AssistantEngine): string => host ?? location.hostname
