import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { canSend, waitingMessage } from '@reprieve/domain/assistant/session/chatState.ts'
import { localNow } from '../device/useNow.ts'
import type { ChatAnswer, ChatInternals, SentMessage } from './chatTools.ts'

type Card = Extract<AnswerPart, { is: 'card' }>

interface Sending {
  send: (text: string) => boolean
  sendAgain: (id: string) => void
  stop: () => void
}

/** Sends one message at a time, each with a place for its answer. [ASST-3] */
export function sendInChat(
  { tools, view, set, tell, hostOf, stored }: ChatInternals,
  newId: () => string,
): Sending {
  let underWay: { id: string; controller: AbortController } | null = null
  /** Messages answered by a card that are still being stored: the server accepts one at a time. */
  let keeping: Promise<void> = Promise.resolve()

  const fill = (id: string, { text, parts, exchangeId }: ChatAnswer): void =>
    tell({ is: 'answered', id, text, parts, exchangeId, at: Date.now() })

  const speak = (id: string, said: ChatAnswer): void => {
    fill(id, said)
    set({ spoken: id })
  }
  /** The card appears immediately. The message is stored like any other, and nothing waits for that. [SAFE-8] */
  const answerWithCard = (id: string, text: string, card: Card): void => {
    speak(id, { text: '', parts: [card], exchangeId: null })
    const before = Promise.all([keeping, card.danger === 'soon' && syncFirst(id).catch(() => undefined)])
    keeping = keepAfter(before, id, text)
  }
  const keepAfter = async (before: Promise<unknown>, id: string, text: string): Promise<void> => {
    const { sessionToken } = view().chat
    await before
    // The message belongs to that chat only.
    if (view().chat.sessionToken !== sessionToken) return
    const kept = await ask(id, text)
    if (kept.ok && kept.value.parts.some(({ is }) => is === 'card')) fill(id, kept.value)
  }
  const ask = async (id: string, text: string) => {
    const { sessionToken, sessionId } = view().chat
    const controller = new AbortController()
    underWay = { id, controller }
    await stored()
    const heard = await answer({
      token: sessionToken ?? '',
      sessionId: sessionId ?? '',
      id,
      text,
      timeOffset: localNow().offset,
      weekStart: tools().weekStart,
      signal: controller.signal,
    })
    if (underWay?.controller === controller) underWay = null
    return heard
  }
  /** If the server cannot be reached, this device answers, from everything that it has. [ASST-72] */
  const answer = async (message: SentMessage) => {
    const { device } = tools()
    const host = hostOf(message.token)
    const heard = await host.send(message)
    if (host === device || heard.ok || heard.reason.is !== 'away') return heard
    const here = await device.send(message)
    // Whether it is away or broken: the person can try again in the same way.
    if (!here.ok) return here.reason.is === 'stopped' ? here : heard
    const { waitingOf, answeredHere } = view()
    set({
      waitingOf: new Map([...waitingOf].filter(([id]) => id !== message.id)),
      answeredHere: new Set([...answeredHere, message.id]),
    })
    return here
  }
  /**
   * Questions about the diary are counted on the server: entries that do not arrive in time are mentioned. [ASST-31]
   */
  const syncFirst = async (id: string): Promise<void> => {
    if (hostOf(view().chat.sessionToken) === tools().device) return
    const waiting = await tools().syncFirst()
    if (waiting > 0) set({ waitingOf: new Map([...view().waitingOf, [id, waiting]]) })
  }
  const deliver = async (id: string, text: string): Promise<void> => {
    const card = await tools()
      .dangerIn(text)
      .catch(() => null)
    if (card !== null) return answerWithCard(id, text, card)
    await Promise.all([syncFirst(id), keeping])
    if (!isPending(id)) return
    const heard = await ask(id, text)
    // The chat was ended meanwhile: its answer must not appear in another.
    if (!isPending(id)) return
    if (heard.ok) {
      speak(id, heard.value)
      return showLine(id, text, heard.value)
    }
    tell({ is: 'send-failed', id, failure: heard.reason })
    if (heard.reason.is === 'stopped') await lookOnce(text)
  }
  /** After and below the answer: nothing waits for it, and a card says more. [SAFE-22] */
  const showLine = async (id: string, text: string, { parts }: ChatAnswer): Promise<void> => {
    if (parts.some(({ is }) => is === 'card')) return
    const isNeeded = await tools()
      .needsLine(text)
      .catch(() => false)
    if (isNeeded) set({ quietLineOf: id })
  }
  const isPending = (id: string): boolean => waitingMessage(view().chat)?.internalId === id

  /** An answer that was complete when it was stopped is shown instead of requested again. [ASST-13] */
  const lookOnce = async (text: string): Promise<void> => {
    const { sessionToken, sessionId } = view().chat
    if (sessionToken === null || sessionId === null) return
    const loaded = await hostOf(sessionToken).transcript({ token: sessionToken, sessionId })
    if (!loaded.ok || !canSend(view().chat)) return
    const last = view().chat.messages.at(-1)
    if (loaded.value.at(-1)?.asked === text && last?.error?.is === 'stopped') {
      tell({ is: 'transcript', exchanges: loaded.value })
    }
  }

  return {
    send: (typed) => {
      const text = typed.trim()
      if (text === '' || !canSend(view().chat)) return false
      const id = newId()
      tell({ is: 'sent', id, text, at: Date.now() })
      void deliver(id, text)
      return true
    },
    sendAgain: (id) => {
      const message = view().chat.messages.find(({ internalId }) => internalId === id)
      if (message === undefined || !canSend(view().chat)) return
      tell({ is: 'sent-again', id, at: Date.now() })
      void deliver(id, message.text)
    },
    stop: () => {
      const id = waitingMessage(view().chat)?.internalId
      if (id === undefined) return
      if (underWay?.id === id) underWay.controller.abort()
      // Nothing was sent yet: the sync before it is still running.
      else tell({ is: 'send-failed', id, failure: { is: 'stopped' } })
    },
  }
}
