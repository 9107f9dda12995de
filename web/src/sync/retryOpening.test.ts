import { expect, test } from 'vitest'
import { retryOpening } from './retryOpening.ts'

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

function trying() {
  const timers = new Set<() => void>()
  const opens: ((isOpen: boolean) => void)[] = []
  let ended = 0
  const open = (): Promise<() => void> =>
    new Promise((resolve, reject) =>
      opens.push((isOpen) => (isOpen ? resolve(() => void (ended += 1)) : reject(new Error('out of reach')))),
    )
  const end = retryOpening(open, (_, act) => {
    timers.add(act)
    return () => void timers.delete(act)
  })
  return { timers, opens, end, ended: () => ended }
}

test('[D14] a failed opening is tried again, until it is cancelled', async () => {
  const { timers, opens, end, ended } = trying()
  opens[0]!(false)
  await settled()
  for (const act of timers) act()
  opens[1]!(true)
  await settled()
  end()
  expect([opens.length, ended()]).toEqual([2, 1])
})

test('[D14] an attempt that fails after it is over is the last one', async () => {
  const { timers, opens, end } = trying()
  end()
  opens[0]!(false)
  await settled()
  expect(timers.size).toBe(0)
})

test('[D14] one that opens after the cancellation is closed', async () => {
  const { opens, end, ended } = trying()
  end()
  opens[0]!(true)
  await settled()
  expect(ended()).toBe(1)
})
