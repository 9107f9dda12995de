import { placeOf } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { useEffect, useRef } from 'react'
import type { ChatView } from './chatView.ts'

/** Within this distance the user counts as being at the end. */
const NEAR_PX = 96

/**
 * A sent message always scrolls into view. An answer scrolls to its beginning, but only if the person is at the end: a
 * user who reads further up is not moved. [ASST-40]
 */
export function useFollow({ chat, spoken }: ChatView): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const look = (): void => {
      isAtEnd.current = scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_PX
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  // By the last message of the person, sent now or loaded from an open chat.
  const lastSent = chat.messages.findLast(({ input }) => input)?.internalId
  useEffect(() => {
    if (lastSent === undefined) return
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    // A safety card may appear before the browser reports that the page was scrolled.
    isAtEnd.current = true
  }, [lastSent])
  useEffect(() => {
    if (spoken === null || !isAtEnd.current) return
    const answer = document.querySelector(`[data-message="${CSS.escape(placeOf(spoken))}"]`)
    answer?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [spoken])
}
