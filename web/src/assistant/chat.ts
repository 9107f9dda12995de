import { toFields } from '@reprieve/contract/fields.ts'
import { newClientId } from '@reprieve/contract/ids.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { chatEvent, type ChatEvent } from '@reprieve/domain/assistant/session/chatState.ts'
import {
  type AcceptedNote,
  type RetentionDays,
  readRetentionDays,
  NOTE_VERSION,
} from '@reprieve/domain/assistant/session/note.ts'
import { ok } from '@reprieve/domain/result.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Ask } from '../api/ask.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeUnansweredMessage } from './chatDraft.ts'
import { readExchanges, storeKeepDays } from './chatTable.ts'
import {
  type ChatHost,
  type ChatInternals,
  type ChatResult,
  type ChatTools,
  type HistoryPage,
  serverHost,
} from './chatTools.ts'
import { EMPTY_CHAT_VIEW, findUnansweredMessage, type ChatView } from './chatView.ts'
import { isDeviceToken } from './deviceHost.ts'
import { mergeExchanges, mergeHistory } from './mergeExchanges.ts'
import { sendInChat } from './sendInChat.ts'
import { storeChat, readStoredChat, readAcceptedNote } from './sessionTable.ts'

// The person's choices about the chat, stored in the account: for the server and all their devices.

/** The engine of somebody without an account: nothing leaves the device. [ASST-72] */
export const DEVICE_ENGINE = 'device'

const NOTE = 'solace_note'
const KEEP = 'solace_keep'

/** A new device asks the account; after this time without an answer it shows the note again. */
const PATIENCE_MS = 4_000

async function noteOfAccount(ask: Ask): Promise<AcceptedNote | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const told = valueOf(ask, NOTE).then(({ value }) => readAcceptedNote(value))
  return Promise.race([told, late]).finally(() => clearTimeout(timer))
}

/** If this fails, the next device shows the note again. */
const tellNote = (ask: Ask, note: AcceptedNote): Promise<boolean> => setValue(ask, NOTE, note)

/** Null: the request failed. [ASST-12] */
export async function fetchRetentionDays(ask: Ask): Promise<RetentionDays | null> {
  const { isTold, value } = await valueOf(ask, KEEP)
  return isTold ? readRetentionDays(value) : null
}

export const saveRetentionDays = (ask: Ask, days: RetentionDays): Promise<boolean> =>
  setValue(ask, KEEP, days)

async function valueOf(ask: Ask, key: string): Promise<{ isTold: boolean; value: unknown }> {
  const answer = await ask('user/get-values', { keys: [key] })
  if (!answer.reached || answer.code !== RESULT.ok) return { isTold: false, value: undefined }
  return { isTold: true, value: toFields(answer.body['values'])[key] }
}

async function setValue(ask: Ask, key: string, value: unknown): Promise<boolean> {
  const answer = await ask('user/set-values', { values: { [key]: value } })
  return answer.reached && answer.code === RESULT.ok
}

export interface Chat {
  current: () => ChatView
  subscribe: (listener: () => void) => () => void
  /** Replaces the tools: the language may have changed. */
  adopt: (tools: ChatTools) => void
  /** Continues the chat that this device has open; never starts one. */
  resume: () => Promise<void>
  /** Starts a chat, or continues one that could not be reached before. */
  start: () => Promise<void>
  /** Loads the open chat's messages if that failed at first. */
  showAgain: () => Promise<void>
  send: (text: string) => boolean
  sendAgain: (id: string) => void
  stop: () => void
  /** Returns whether it was ended. */
  end: () => Promise<boolean>
  showEarlier: () => Promise<void>
  deleteAll: () => Promise<boolean>
  /** Another engine needs another chat: an open one is started again. */
  chooseBuiltInOnly: (isOn: boolean) => Promise<void>
  takeBack: () => void
}

/** Attached to the diary: a user who leaves while an answer is written finds it on return. */
export const getChat = perDiary(openChat)

export function openChat(diary: Diary, first: ChatTools): Chat {
  const listeners = new Set<() => void>()
  let tools = first
  let view: ChatView = EMPTY_CHAT_VIEW
  let reading: Promise<void> | null = null
  const set = (change: Partial<ChatView>): void => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  let stored: Promise<void> = Promise.resolve()
  const keep = (token: string | null): Promise<void> => {
    stored = storeChat(diary, { token, note: view.note, isBuiltInOnly: view.isBuiltInOnly })
    return stored
  }
  const tell = (event: ChatEvent): void => {
    const before = view.chat
    const chat = chatEvent(before, event)
    const isLost = before.sessionToken !== null && chat.sessionToken === null
    const left = findUnansweredMessage(chat)
    set({ chat, ...(isLost && { handedBack: left ?? view.handedBack }) })
    if (left !== findUnansweredMessage(before)) void storeUnansweredMessage(diary, left)
    if (before.sessionToken !== chat.sessionToken) void keep(chat.sessionToken)
  }
  const isHereOnly = (): boolean => tools.engine === DEVICE_ENGINE
  /** Without a token: where a chat starts. */
  const hostOf = (token: string | null): ChatHost =>
    isHereOnly() || (token !== null && isDeviceToken(token)) ? tools.device : serverHost(tools)
  const ways: ChatInternals = {
    tools: () => tools,
    view: () => view,
    set,
    tell,
    hostOf,
    stored: () => stored,
  }
  const sending = sendInChat(ways, () => newClientId(diary.now()))

  const begin = async (token: string | null, isPressed: boolean): Promise<boolean> => {
    if (view.doing !== null) return false
    set({ doing: 'starting' })
    const start = { token, accepts: view.isBuiltInOnly ? null : tools.engine }
    const heard = await hostOf(token).start(start)
    const isAway = !heard.ok && heard.reason.is === 'away'
    // Only by a press: what was open on the server may continue there a moment later. [ASST-72]
    const started = isAway && isPressed ? await tools.device.start({ ...start, token: null }) : heard
    set({ doing: null })
    if (!started.ok) {
      tell({ is: 'start-failed', failure: started.reason })
      if (view.chat.sessionAnotherActive) void keep(null)
      return false
    }
    const note = { version: NOTE_VERSION, engine: tools.engine }
    if (!sameJson(view.note, note) && !isHereOnly()) void tellNote(tools.ask, note)
    set({ note })
    tell({ is: 'started', ...started.value })
    if (!isHereOnly()) void followRetention()
    return true
  }
  /** What this device keeps for people with an account is kept as long as the account says. [ASST-12] */
  const followRetention = async (): Promise<void> => {
    if ((await readExchanges(diary)).length === 0) return
    const days = await fetchRetentionDays(tools.ask)
    if (days !== null) await storeKeepDays(diary, days)
  }
  const showTranscript = async (): Promise<void> => {
    const { sessionToken, sessionId } = view.chat
    if (sessionToken === null || sessionId === null) return
    const loaded = await readTranscript(sessionToken, sessionId)
    // Messages sent meanwhile are newer than the loaded ones.
    if (view.chat.sessionToken !== sessionToken || view.chat.messages.length > 0) return
    if (loaded.ok) tell({ is: 'transcript', exchanges: loaded.value })
    else tell({ is: 'transcript-failed', failure: loaded.reason })
  }
  const readTranscript = async (token: string, sessionId: string) => {
    const place = { token, sessionId }
    const { device } = tools
    const host = hostOf(token)
    const [loaded, here] = await Promise.all([host.transcript(place), device.transcript(place)])
    if (host === device || !loaded.ok || !here.ok) return loaded
    set({ answeredHere: new Set([...view.answeredHere, ...here.value.map(({ exchangeId }) => exchangeId)]) })
    return ok(mergeExchanges(loaded.value, here.value))
  }
  const goOn = async (): Promise<void> => {
    const { token, note, isBuiltInOnly } = await readStoredChat(diary)
    const accepted = note === null && !isHereOnly() ? await noteOfAccount(tools.ask) : note
    set({ note: accepted, isBuiltInOnly })
    if (token !== null && (await begin(token, false))) await showTranscript()
    set({ isRead: true })
  }
  const deleteEverywhere = async (): Promise<ChatResult<true>> => {
    const deleted = isHereOnly() ? ok(true as const) : await serverHost(tools).deleteAll()
    return deleted.ok ? tools.device.deleteAll() : deleted
  }
  const readEarlier = async (after: string | null): Promise<ChatResult<HistoryPage>> => {
    if (isHereOnly()) return tools.device.history(after)
    const page = await serverHost(tools).history(after)
    if (!page.ok) return page
    const here = (await readExchanges(diary)).filter(({ sessionId }) => sessionId !== view.chat.sessionId)
    return ok(mergeHistory(page.value, here, view.chat.previousMessages.at(-1)?.timestamp ?? Infinity))
  }
  const once = async (doing: 'ending' | 'deleting'): Promise<boolean> => {
    if (view.doing !== null) return false
    set({ doing })
    const { sessionToken } = view.chat
    const done = await (doing === 'ending' ? hostOf(sessionToken).end() : deleteEverywhere())
    set({ doing: null })
    if (!done.ok) return false
    sending.stop()
    tell({ is: doing === 'ending' ? 'ended' : 'history-deleted' })
    set({ waitingOf: new Map(), answeredHere: new Set(), spoken: null, earlier: 'idle', handedBack: null })
    return true
  }

  return {
    current: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    adopt: (next) => void (tools = next),
    resume: () => {
      // A chat that this page already has is not requested again.
      if (view.chat.sessionStarted) return Promise.resolve()
      reading ??= goOn().finally(() => (reading = null))
      return reading
    },
    start: async () => {
      // A chat that could not be continued offline still belongs to the person.
      const { token } = await readStoredChat(diary)
      if ((await begin(token, true)) && token !== null) await showTranscript()
    },
    showAgain: showTranscript,
    ...sending,
    end: () => once('ending'),
    deleteAll: () => once('deleting'),
    showEarlier: async () => {
      const { previousMessagesCursor: after, previousMessagesLimitReached: isWhole } = view.chat
      if (view.earlier === 'loading' || isWhole) return
      set({ earlier: 'loading' })
      const page = await readEarlier(after)
      set({ earlier: page.ok ? 'idle' : 'failed' })
      if (page.ok) tell({ is: 'history', after, ...page.value })
    },
    chooseBuiltInOnly: async (isBuiltInOnly) => {
      set({ isBuiltInOnly })
      await keep(view.chat.sessionToken)
      if (view.chat.sessionStarted) await begin(null, true)
    },
    takeBack: () => set({ handedBack: null }),
  }
}
