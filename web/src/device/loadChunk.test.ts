import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './loadChunk.ts'
import { watchPageLeaving } from './pageLeaving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CHROMIUM = new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js')
const WEBKIT = new TypeError('Importing a module script failed.')
const FIREFOX = new TypeError('error loading dynamically imported module: https://a.example/x.js')

const FILE = { Screen: 'the screen' }

/** Fails with each of these faults in turn, then loads. */
function aChunk(...faults: readonly Error[]) {
  const target = new EventTarget()
  const remaining = [...faults]
  const searches: (string | undefined)[] = []
  const load = async (search?: string): Promise<typeof FILE> => {
    searches.push(search)
    const fault = remaining.shift()
    if (fault !== undefined) throw fault
    return FILE
  }
  const outcome: { is: 'waiting' | 'here' | 'refused'; value?: unknown } = { is: 'waiting' }
  loadChunk(load, watchPageLeaving(target)).then(
    (value) => Object.assign(outcome, { is: 'here', value }),
    (value: unknown) => Object.assign(outcome, { is: 'refused', value }),
  )
  return { outcome, target, searches, remaining }
}

test('[PWA-9] a loaded file is there immediately', async () => {
  const { outcome } = aChunk()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual({ is: 'here', value: FILE })
})

test.each([CHROMIUM, WEBKIT])(
  '[PWA-9] a file that did not come is asked for once more: $message',
  async (fault) => {
    const { outcome, searches } = aChunk(fault)
    await vi.advanceTimersByTimeAsync(499)
    expect(outcome.is).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toEqual({ is: 'here', value: FILE })
    expect(searches).toEqual([undefined, undefined])
  },
)

test('[PWA-9] failing twice it is refused, and not asked for a third time', async () => {
  const { outcome, remaining } = aChunk(CHROMIUM, WEBKIT, WEBKIT)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcome).toEqual({ is: 'refused', value: WEBKIT })
  expect(remaining).toEqual([WEBKIT])
})

const firefox = (address: string): Error =>
  new TypeError(`error loading dynamically imported module: https://a.example/${address}`)

test('[PWA-9] Firefox gets another address, the same for all callers: a failed one stays failed', async () => {
  const [one, other] = [aChunk(firefox('y.js')), aChunk(firefox('y.js'))]
  await vi.advanceTimersByTimeAsync(500)
  expect(one.outcome).toEqual({ is: 'here', value: FILE })
  for (const { searches } of [one, other]) expect(searches).toEqual([undefined, '?again=1'])

  const { outcome } = aChunk(firefox('z.js'), firefox('z.js?again=1'))
  await vi.advanceTimersByTimeAsync(500)
  expect(outcome.is).toBe('refused')
  const later = aChunk(firefox('z.js'))
  await vi.advanceTimersByTimeAsync(500)
  expect(later.searches).toEqual([undefined, '?again=2'])
})

test.each([FIREFOX, WEBKIT])(
  '[PWA-10] a page left while a file is loading gets no error: $message',
  async (fault) => {
    const { outcome, target } = aChunk(fault, fault, fault)
    target.dispatchEvent(new Event('beforeunload'))
    await vi.advanceTimersByTimeAsync(5_000)
    target.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(outcome.is).toBe('waiting')
  },
)

test('[PWA-10] a page that comes back from the back/forward cache has its file fetched again', async () => {
  const { outcome, target } = aChunk(WEBKIT)
  target.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(100)
  target.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outcome.is).toBe('waiting')
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toEqual({ is: 'here', value: FILE })
})

test('[PWA-9, PWA-10] a failure while leaving does not count: the page that stayed has one retry left', async () => {
  const { outcome, target } = aChunk(WEBKIT, WEBKIT)
  target.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outcome).toEqual({ is: 'here', value: FILE })
})
