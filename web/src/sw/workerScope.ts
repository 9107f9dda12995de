// What the worker uses of its global scope. The `webworker` library has it all, but redeclares half of `dom`, which the
// rest of web needs.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** An open page, as the worker sees it. */
export interface OpenPage {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  postMessage(word: unknown): void
  focus(): Promise<unknown>
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown
  readonly source: Pick<OpenPage, 'postMessage'> | null
}

interface PushMessage extends LastingEvent {
  /** Null if a push service wakes the worker without data. */
  readonly data: { text(): string } | null
}

interface NotificationPress extends LastingEvent {
  /** Which of its buttons; empty: the notification itself. */
  readonly action: string
  readonly notification: Pick<Notification, 'close' | 'tag'>
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: MessageFromPage
  push: PushMessage
  notificationclick: NotificationPress
  pushsubscriptionchange: LastingEvent
}

export interface WorkerScope {
  /** Not every browser has it inside of workers. */
  readonly Notification?: { readonly permission?: NotificationPermission }
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly location: { readonly origin: string }
  readonly navigator: { readonly locks: LockManager }
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'installing' | 'waiting' | 'showNotification' | 'getNotifications'
  >
  fetch(asked: RequestInfo, how?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
