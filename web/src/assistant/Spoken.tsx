import { placeOf } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { isWaiting } from '@reprieve/domain/assistant/session/chatState.ts'
import { useText } from '../settings/words.tsx'
import { answerWords } from './chatFile.ts'
import type { ChatView } from './chatView.ts'
import { sendFailure } from './failureText.ts'
import { useAnswerWords } from './useAnswerWords.ts'

/**
 * For screen readers only: announces that an answer is being written, then the answer, once. The list itself is silent.
 * [ASST-40]
 */
export function Spoken({ view }: { view: ChatView }) {
  const text = useText('assistant')
  const words = useAnswerWords()
  return (
    <p className="unseen" role="status">
      {spokenOf(view, { text, words })}
    </p>
  )
}

interface Words {
  text: Parameters<typeof sendFailure>[1]
  words: ReturnType<typeof useAnswerWords>
}

function spokenOf({ chat, spoken }: ChatView, { text, words }: Words): string {
  if (isWaiting(chat)) return text('writing')
  const failed = chat.messages.at(-1)?.error ?? null
  if (failed !== null) return sendFailure(failed, text)
  if (spoken === null) return ''
  const answer = chat.messages.find(({ internalId }) => internalId === placeOf(spoken))
  return answer === undefined ? '' : answerWords(answer.parts, words)
}
