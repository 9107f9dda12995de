import { expect, test, vi } from 'vitest'
import { makeAppUpdate } from './appUpdate.ts'
import { searchUpdate, takeUpdate } from './takeUpdate.ts'
import { makeUnsavedWork } from './unsavedWork.ts'

class TestWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly told: unknown[] = []
  postMessage(word: unknown): void {
    this.told.push(word)
  }
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class TestRegistration extends EventTarget {
  active: TestWorker | null = null
  waiting: TestWorker | null = null
  installing: TestWorker | null = null
  /** The version that the server serves. */
  onServer: TestWorker | null = null

  async update(): Promise<void> {
    if (this.onServer === null) throw new TypeError('no line')
    this.begin(this.onServer)
  }
  begin(next: TestWorker): void {
    this.installing = next
    this.dispatchEvent(new Event('updatefound'))
  }
  finish(): void {
    const ready = this.installing
    this.installing = null
    this.waiting = ready
    ready?.become('installed')
  }
}

interface AppUpdateCase {
  isServed?: boolean
  isWatched?: boolean
  isHeld?: () => boolean
}

function page({ isServed = true, isWatched = true, isHeld = () => false }: AppUpdateCase = {}) {
  const registration = new TestRegistration()
  if (isServed) registration.active = new TestWorker()
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    getRegistration: async () => registration,
  })
  const reload = vi.fn<() => void>()
  const update = makeAppUpdate({ container: container as unknown as ServiceWorkerContainer, isHeld, reload })
  if (isWatched) update.watch(registration as unknown as ServiceWorkerRegistration)
  const takenOver = (): boolean => container.dispatchEvent(new Event('controllerchange'))
  return { update, registration, reload, takenOver }
}

test('[PWA-5] the first worker of a device is not an update', () => {
  const { update, registration, reload, takenOver } = page({ isServed: false })
  registration.begin(new TestWorker())
  registration.finish()
  takenOver()
  expect(update.current()).toBe('none')
  expect(reload).not.toHaveBeenCalled()
})

test('[PWA-5] a new version waits, and takes over on the press', async () => {
  const { update, registration, reload, takenOver } = page()
  const shown = vi.fn<() => void>()
  update.subscribe(shown)
  const next = new TestWorker()
  registration.begin(next)
  expect(update.current()).toBe('none')
  registration.finish()
  expect([update.current(), shown.mock.calls.length, next.told]).toEqual(['waiting', 1, []])
  await Promise.all([takeUpdate(update), takeUpdate(update)])
  expect([update.current(), next.told]).toEqual(['updating', [{ say: 'take-over' }]])
  expect(reload).not.toHaveBeenCalled()
  takenOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('[PWA-5] a version that waited before the page was opened is offered too', () => {
  const { update, registration } = page()
  registration.waiting = new TestWorker()
  update.watch(registration as unknown as ServiceWorkerRegistration)
  expect(update.current()).toBe('waiting')
})

test('[PWA-5] an update taken in another tab reloads this one', () => {
  const { reload, takenOver } = page()
  takenOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('[PWA-6] not while it has unsaved work: then it is offered, and the press reloads', async () => {
  const work = makeUnsavedWork()
  const { update, reload, takenOver } = page({ isHeld: work.current })
  const release = work.hold()
  takenOver()
  expect([update.current(), reload.mock.calls.length]).toEqual(['waiting', 0])
  release()
  expect(reload).not.toHaveBeenCalled()
  await takeUpdate(update)
  expect(reload).toHaveBeenCalledOnce()
})

test('[PWA-8] a check ends when the new version is complete, or when offline', async () => {
  const { update, registration } = page()
  await searchUpdate(update)
  expect(update.current()).toBe('none')
  registration.onServer = new TestWorker()
  const searching = searchUpdate(update)
  await Promise.resolve()
  registration.finish()
  await searching
  expect(update.current()).toBe('waiting')
})

test('[PWA-8] pressing Update installs a version that had not been found before', async () => {
  const { update, registration, reload, takenOver } = page()
  const next = new TestWorker()
  registration.onServer = next
  const taking = takeUpdate(update)
  await Promise.resolve()
  registration.finish()
  await taking
  expect(next.told).toEqual([{ say: 'take-over' }])
  takenOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('[D56] without service workers nothing fails, and the press reloads', async () => {
  const reload = vi.fn<() => void>()
  const update = makeAppUpdate({ container: undefined, isHeld: () => false, reload })
  await searchUpdate(update)
  await takeUpdate(update)
  expect(reload).toHaveBeenCalledOnce()
})

test('[PWA-6] work counts as unsaved until the last owner is done', () => {
  const work = makeUnsavedWork()
  const [first, second] = [work.hold(), work.hold()]
  first()
  first()
  expect(work.current()).toBe(true)
  second()
  expect(work.current()).toBe(false)
})

test('[PWA-8] taken before the page knew its worker, the newest version takes over all the same', async () => {
  const { update, registration } = page({ isWatched: false })
  const next = new TestWorker()
  registration.onServer = next
  const taking = takeUpdate(update)
  await vi.waitFor(() => expect(registration.installing).toBe(next))
  registration.finish()
  await taking
  expect(next.told).toEqual([{ say: 'take-over' }])
})
