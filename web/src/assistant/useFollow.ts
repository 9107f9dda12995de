import { placeOf } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { useEffect, useRef } from 'react'
import type { ChatView } from './chatView.ts'

/** So near to the end somebody is at it. */
const NEAR_PX = 96

/**
 * What is sent is always in sight. An answer comes to be seen from its beginning, and only where the person is at the end
 * anyway: who reads further up is left there. [ASST-40]
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
  // By the last thing that was said by the person, or told of a chat that was open before.
  const lastSent = chat.messages.findLast(({ input }) => input)?.internalId
  useEffect(() => {
    if (lastSent === undefined) return
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    // A card of danger may stand before the browser tells that the page was moved.
    isAtEnd.current = true
  }, [lastSent])
  useEffect(() => {
    if (spoken === null || !isAtEnd.current) return
    const answer = document.querySelector(`[data-message="${CSS.escape(placeOf(spoken))}"]`)
    answer?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [spoken])
}
