// What the worker uses of its global scope. The library `webworker` has it all, but redeclares half of `dom`, which
// the rest of web needs.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: MessageFromPage
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly location: { readonly origin: string }
  readonly navigator: { readonly locks: LockManager }
  readonly registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>
  fetch(asked: RequestInfo, how?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
