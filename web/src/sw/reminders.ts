import { VISIT_REMINDER_KEY } from '@reprieve/domain/reminders/visit.ts'
import { FALLBACK_LANGUAGE, intlTag, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { forgetRegistered, REMINDER_CACHE } from '../device/reminderCache.ts'
import { readPageMessage, type PressPath, type WorkerMessage } from '../device/workerMessages.ts'
import { classifyRequest } from './appRequest.ts'
import { languagesInUse } from './caches.ts'
import { plainReminder, readMessage, type ReminderNotice } from './reminderMessage.ts'
import type { OpenPage, WorkerScope } from './workerScope.ts'

/** Longer than any message takes to arrive. */
const KEPT_MS = 2 * DAY_MS

const SHOWN = /^\/shown\/[^/]+\/(-?\d+)$/
const pathOf = ({ key, at }: Mark): string => `/shown/${key}/${Math.trunc(at)}`

interface Mark {
  key: string
  at: number
}

/**
 * Whether it was not shown before; marks it as shown. Marked before it is shown: showing it twice is worse than losing
 * it to a crash in that moment. Without storage everything counts as new. [PUSH-12]
 */
async function isNewlyShown(caches: CacheStorage, mark: Mark, now: number): Promise<boolean> {
  try {
    const cache = await caches.open(REMINDER_CACHE)
    if ((await cache.match(pathOf(mark))) !== undefined) return false
    await cache.put(pathOf(mark), new Response())
    await sweep(cache, now)
    return true
  } catch {
    return true
  }
}

async function sweep(cache: Cache, now: number): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const isOld = (path: string): boolean => {
    const at = SHOWN.exec(path)?.[1]
    return at !== undefined && Number(at) < now - KEPT_MS
  }
  await Promise.all(paths.filter(isOld).map((path) => cache.delete(path)))
}

/** Without words about health: other people see the screen of a phone, too. [REM-12] */
export interface NotificationWords {
  title: string
  body: string
  quick: string
  /** Instead of `body`, for the reminder of a visit. [REM-24] */
  visit: string
}

export type WordsByLanguage = Readonly<Record<Language, NotificationWords>>

const QUICK = 'quick'
const tagOf = (key: string): string => `reminder-${key}`
const VISIT_TAG = tagOf(VISIT_REMINDER_KEY)

/** [REM-14, REM-24] */
function pressPath({ action, notification }: { action: string; notification: { tag: string } }): PressPath {
  if (action === QUICK) return '/records/quick'
  return notification.tag === VISIT_TAG ? '/reports/brief' : '/records/create'
}

const PULSES_MS = [200, 100, 200]

/** Shows all reminders, whether a push message or an open page requests them. [PUSH-12] */
export function remindFrom(scope: WorkerScope, words: WordsByLanguage, now: () => number = Date.now): void {
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: a page and a message of the same minute must not both find that nothing was shown. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = turn.then(act)
    turn = done.catch(() => undefined)
    return done
  }

  const show = async (reminder: ReminderNotice, comes: 'by-page' | 'by-message'): Promise<void> => {
    if (scope.Notification?.permission === 'denied') return
    const isNew = await isNewlyShown(scope.caches, reminder, now())
    // Showing nothing for a push message costs the permission, unless one of our pages is visible.
    if (!isNew && (comes === 'by-page' || (await isPageInSight(scope)))) return
    const { title, ...options } = notificationOf(reminder, words[reminder.language], isNew)
    await scope.registration.showNotification(title, options)
  }

  const languageHere = async (): Promise<Language> =>
    (await languagesInUse(scope.caches).catch(() => [])).at(-1) ?? FALLBACK_LANGUAGE

  scope.addEventListener('message', (event) => {
    const word = readPageMessage(event.data)
    if (word?.say === 'remind') event.waitUntil(inTurn(() => show(word, 'by-page')))
  })

  scope.addEventListener('push', (event) => {
    const act = async (): Promise<void> => {
      const message = readMessage(event.data) ?? plainReminder(now())
      const language = isLanguage(message.language) ? message.language : await languageHere()
      await show({ ...message, language }, 'by-message')
    }
    event.waitUntil(inTurn(act))
  })

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(scope, pressPath(event)))
  })

  // No session here: the next page that opens registers the current subscription. [PUSH-14]
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(forgetRegistered(scope.caches)))
}

/** Options that lib.dom lacks; browsers ignore those that they do not support. */
interface Options extends NotificationOptions {
  title: string
  renotify: boolean
  timestamp: number
  actions: { action: string; title: string }[]
  vibrate?: number[]
}

/** With the same tag, so that today's reminder replaces yesterday's. [REM-6] */
function notificationOf(
  reminder: ReminderNotice,
  { title, body, quick, visit }: NotificationWords,
  isHeard: boolean,
): Options {
  const { key, at, language, hasSound, hasVibration } = reminder
  const isVisit = key === VISIT_REMINDER_KEY
  const silent = !isHeard || !(hasSound || hasVibration)
  return {
    title,
    body: isVisit ? visit : body,
    lang: intlTag(language),
    tag: tagOf(key),
    renotify: !silent,
    timestamp: at,
    silent,
    // Together with `silent`, a browser refuses the whole notification.
    ...(hasVibration && !silent ? { vibrate: PULSES_MS } : {}),
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    actions: isVisit ? [] : [{ action: QUICK, title: quick }],
  }
}

/** Pages of the app itself: the page of a shared report belongs to another person. */
async function pagesOf({ clients, location }: WorkerScope): Promise<OpenPage[]> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isApp = ({ url }: OpenPage): boolean =>
    classifyRequest({ method: 'GET', mode: 'navigate', url }, location.origin, () => false) === 'page'
  return open.filter(isApp)
}

const isInSight = ({ visibilityState }: OpenPage): boolean => visibilityState === 'visible'

const isPageInSight = async (scope: WorkerScope): Promise<boolean> => (await pagesOf(scope)).some(isInSight)

/** The page navigates by itself: only it knows whether it has unsaved changes. [PUSH-13] */
async function lead(scope: WorkerScope, path: PressPath): Promise<void> {
  const pages = await pagesOf(scope)
  const page = pages.find(isInSight) ?? pages[0]
  if (page === undefined) return void (await scope.clients.openWindow(path))
  // If focus is refused, still send the message: the user finds the screen there later.
  await page.focus().catch(() => undefined)
  page.postMessage({ say: 'go', path } satisfies WorkerMessage)
}
