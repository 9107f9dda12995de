import type { ShownFigure } from '@reprieve/domain/assistant/answerPart.ts'
import type { ChatState } from '@reprieve/domain/assistant/session/chatState.ts'

// The address names a number by the id of its answer: what it was counted from is health data, which must not be in an
// address.

const BETWEEN = '-'

export const figureAddress = (exchangeId: string, at: number): string => `${exchangeId}${BETWEEN}${at}`

export interface FoundFigure {
  figure: ShownFigure
  /** When the question was answered. */
  at: number
}

/** Null if it is not here or not a number: anybody can write an address. [ASST-18] */
export function findFigure(chat: ChatState, view: string): FoundFigure | null {
  const place = view.lastIndexOf(BETWEEN)
  const exchangeId = view.slice(0, place)
  const index = Number(view.slice(place + 1))
  const answer = [...chat.messages, ...chat.previousMessages].find(
    (message) => !message.input && message.exchangeId === exchangeId,
  )
  const part = Number.isSafeInteger(index) ? answer?.parts[index] : undefined
  const isFigure = part?.is === 'figure' || part?.is === 'source'
  return answer !== undefined && isFigure ? { figure: part, at: answer.timestamp } : null
}
