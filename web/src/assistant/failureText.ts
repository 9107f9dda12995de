import type { ChatFailure } from '@reprieve/domain/assistant/session/chatMessage.ts'
import type { Text } from '@reprieve/locales/loadText.ts'

type Say = Text<'assistant'>

/** For a message. A failure without its own text is shown as an unknown error. [ASST-4] */
export function sendFailureText(failure: ChatFailure, text: Say): string {
  switch (failure.is) {
    case 'said':
      return failure.message
    case 'stopped':
      return text('stopped')
    case 'away':
      return text('away')
    case 'no-answer-here':
      return text('noAnswerHere')
    case 'taken-over':
    case 'expired':
      return text('notAnswered')
    default:
      return text('unknownError')
  }
}

/** For starting a chat or loading earlier messages. [ASST-2] */
export function startFailureText(failure: ChatFailure, text: Say): string {
  if (failure.is === 'said') return failure.message
  return failure.is === 'away' ? text('needsConnection') : text('unknownErrorHappened')
}
