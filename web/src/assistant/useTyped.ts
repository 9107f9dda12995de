import { useEffect, useEffectEvent, useState } from 'react'
import type { Diary } from '../local/rows.ts'
import type { Chat } from './chat.ts'
import { begunMessage, keepUnanswered, openMessageKeeper } from './chatDraft.ts'
import { unanswered } from './chatView.ts'
import { useFlushedOnLeaving } from '../ui/useWork.ts'

interface MessageField {
  typed: string
  setTyped: (next: string) => void
}

/** The text of the field: begun before, typed now, or returned by a chat that could not send it. [ASST-4, ASST-39] */
export function useTyped(diary: Diary, chat: Chat, handedBack: string | null): MessageField {
  const [typed, setTyped] = useState('')
  const [keeper] = useState(() => openMessageKeeper(diary))
  const change = (next: string): void => {
    setTyped(next)
    keeper.keep(next)
  }
  const fillIn = useEffectEvent((found: string): void => {
    if (found !== '' && typed === '') change(found)
  })
  useEffect(() => {
    // A message that the chat offers to send again is not put into the field as well.
    if (unanswered(chat.current().chat) !== null) return
    const takeUp = async (): Promise<void> => {
      fillIn(await begunMessage(diary))
      await keepUnanswered(diary, null)
    }
    takeUp().catch(() => {})
  }, [diary, chat])
  useEffect(() => {
    if (handedBack === null) return
    void Promise.resolve(handedBack).then(fillIn)
    chat.takeBack()
  }, [chat, handedBack])
  useFlushedOnLeaving(keeper.flush)
  return { typed, setTyped: change }
}
