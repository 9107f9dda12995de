import { newClientId } from '@reprieve/contract/ids.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import type { ChatFailure } from '@reprieve/domain/assistant/session/chatMessage.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Mind } from './mind/openMind.ts'
import { EARLIER_AT_ONCE, type ChatAnswer, type ChatHost, type SentMessage } from './chatTools.ts'
import {
  deleteExchanges,
  readExchanges,
  storeExchange,
  sweepExchanges,
  type DeviceExchange,
} from './chatTable.ts'
import { readStoredChat } from './sessionTable.ts'
import type { Diary } from '../local/rows/rows.ts'

/** As on the server: nobody continues a chat on a page that was left open. */
const IDLE_MS = 60 * MINUTE_MS
const TOKEN = /^device:(\d+):(.+)$/

/** A chat that is kept on this device alone. */
export const isDeviceToken = (token: string): boolean => TOKEN.test(token)

export interface DeviceAsker {
  language: Language
  plan: Plan
  hasGuide: boolean
}

const NOTHING_BEFORE: PreviousExchange = { asked: null, offered: [] }
const NO_SUCH_CHAT: ChatFailure = { is: 'no-such-chat' }

/** The chat on this device: it needs no account and no network. [ASST-72, ASST-73] */
export function deviceHost(diary: Diary, mind: Mind, asker: () => Promise<DeviceAsker>): ChatHost {
  const ofSession = async (sessionId: string): Promise<readonly DeviceExchange[]> =>
    (await readExchanges(diary)).filter((exchange) => exchange.sessionId === sessionId)

  const start = async (token: string | null) => {
    await sweepExchanges(diary)
    if (token === null) {
      const [at, sessionId] = [diary.now(), newClientId(diary.now())]
      return ok({ token: `device:${at}:${sessionId}`, sessionId, at })
    }
    const [, startedAt, sessionId = ''] = TOKEN.exec(token) ?? []
    const at = Number(startedAt)
    const last = (await ofSession(sessionId)).at(-1)?.at ?? at
    return diary.now() - last > IDLE_MS ? err(NO_SUCH_CHAT) : ok({ token, sessionId, at })
  }

  const send = async (message: SentMessage) => {
    const { token, sessionId, id, text, timeOffset, weekStart, signal } = message
    // Ended in another tab, or taken over by a new chat there.
    if (isDeviceToken(token) && (await readStoredChat(diary)).token !== token)
      return err<ChatFailure>({ is: 'expired' })
    const before = await ofSession(sessionId)
    const known = before.find(({ exchangeId }) => exchangeId === id)
    if (known !== undefined) return ok(toAnswer(known))
    const at = diary.now()
    const question = {
      asker: { ...(await asker()), at: { at, offset: timeOffset }, weekStart },
      text,
      before: before.at(-1)?.before ?? NOTHING_BEFORE,
    }
    const thought = await mind.answer(question, signal)
    if (thought === null) return err<ChatFailure>({ is: signal.aborted ? 'stopped' : 'no-answer-here' })
    const answer = thought.words ?? answerPlainText(thought.parts)
    const exchange = { exchangeId: id, sessionId, asked: text, answer, at, ...thought }
    await storeExchange(diary, exchange)
    return ok(toAnswer(exchange))
  }

  return {
    start: ({ token }) => start(token),
    send,
    transcript: async ({ sessionId }) => ok(await ofSession(sessionId)),
    history: async (cursor) => {
      const { token } = await readStoredChat(diary)
      const active = token === null ? null : (TOKEN.exec(token)?.[2] ?? null)
      const past = (await readExchanges(diary)).filter(({ sessionId }) => sessionId !== active).toReversed()
      const from = cursor === null ? 0 : past.findIndex(({ exchangeId }) => exchangeId === cursor) + 1
      const exchanges = past.slice(from, from + EARLIER_AT_ONCE)
      const isWhole = from + EARLIER_AT_ONCE >= past.length
      return ok({
        exchanges,
        next: isWhole ? null : (exchanges.at(-1)?.exchangeId ?? null),
        total: past.length,
      })
    },
    end: () => Promise.resolve(ok(true)),
    deleteAll: async () => ((await deleteExchanges(diary)) ? ok(true) : err<ChatFailure>({ is: 'unknown' })),
  }
}

const toAnswer = ({
  answer,
  parts,
  exchangeId,
}: Pick<DeviceExchange, 'answer' | 'parts' | 'exchangeId'>): ChatAnswer => ({
  text: answer,
  parts,
  exchangeId,
})
