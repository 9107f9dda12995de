import { expect, test } from 'vitest'
import { openDoorbell } from './doorbell.ts'
import { watch } from './watch.ts'

const bell = () =>
  openDoorbell('reprieve-a', (fault) => {
    throw fault
  })

/** Reads that end when the test says so. */
function readings() {
  const ends: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => ends.push(resolve))
  return { ends, read }
}

/** Waits until all pending work is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('[LOCAL-25] a change is read again, and the old value stays until then', async () => {
  const doorbell = bell()
  const { ends, read } = readings()
  const watched = watch(doorbell, ['record'], read)
  const shown: unknown[] = []
  const end = watched.subscribe(() => shown.push(watched.current()))
  expect(watched.current()).toEqual({ is: 'loading' })
  ends[0]!('one')
  await settled()
  doorbell.ring(['dose'])
  expect(ends).toHaveLength(1)
  doorbell.ring(['drafts', 'record'])
  expect(watched.current()).toEqual({ is: 'read', value: 'one' })
  ends[1]!('two')
  await settled()
  expect(shown).toEqual([
    { is: 'read', value: 'one' },
    { is: 'read', value: 'two' },
  ])
  end()
  doorbell.close()
})

test('[LOCAL-25] changes during a reading are read once, after it', async () => {
  const doorbell = bell()
  const { ends, read } = readings()
  const watched = watch(doorbell, ['record'], read)
  const end = watched.subscribe(() => {})
  doorbell.ring(['record'])
  doorbell.ring(['record'])
  expect(ends).toHaveLength(1)
  ends[0]!('before')
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]!('after')
  await settled()
  expect([watched.current(), ends.length]).toEqual([{ is: 'read', value: 'after' }, 2])
  end()
  doorbell.close()
})

test('[LOCAL-25] a new subscriber gets the old value immediately, and then the current one', async () => {
  const doorbell = bell()
  let value = 1
  const watched = watch(doorbell, ['record'], () => Promise.resolve(value))
  watched.subscribe(() => {})()
  const end = watched.subscribe(() => {})
  await settled()
  end()
  value = 2
  doorbell.ring(['record'])
  await settled()
  expect(watched.current()).toEqual({ is: 'read', value: 1 })
  const again = watched.subscribe(() => {})
  expect(watched.current()).toEqual({ is: 'read', value: 1 })
  await settled()
  expect(watched.current()).toEqual({ is: 'read', value: 2 })
  again()
  doorbell.close()
})

test('[LOCAL-25] a failed read is reported if there is nothing to show, otherwise it changes nothing', async () => {
  const doorbell = bell()
  const fault = new Error('locked')
  let isBroken = true
  const watched = watch(doorbell, ['record'], () => (isBroken ? Promise.reject(fault) : Promise.resolve(1)))
  const end = watched.subscribe(() => {})
  await settled()
  expect(watched.current()).toEqual({ is: 'failed', fault })
  isBroken = false
  doorbell.ring(['record'])
  await settled()
  isBroken = true
  doorbell.ring(['record'])
  await settled()
  expect(watched.current()).toEqual({ is: 'read', value: 1 })
  end()
  doorbell.close()
})

test('[LOCAL-25] the next screen starts with the value of the previous one, and gets all later changes', async () => {
  const doorbell = bell()
  const { ends, read } = readings()
  const watched = watch(doorbell, ['record'], read)
  const leave = watched.subscribe(() => {})
  ends[0]!('one')
  await settled()
  leave()
  const end = watched.subscribe(() => {})
  await settled()
  expect([watched.current(), ends.length]).toEqual([{ is: 'read', value: 'one' }, 1])
  doorbell.ring(['record'])
  expect(ends).toHaveLength(2)
  ends[1]!('two')
  await settled()
  end()
  await settled()
  doorbell.ring(['record'])
  expect(ends).toHaveLength(2)
  const again = watched.subscribe(() => {})
  expect(ends).toHaveLength(3)
  again()
  doorbell.close()
})

test('[LOCAL-25] a notification between two screens is read by the second', async () => {
  const doorbell = bell()
  const { ends, read } = readings()
  const watched = watch(doorbell, ['record'], read)
  const leave = watched.subscribe(() => {})
  ends[0]!('one')
  await settled()
  leave()
  doorbell.ring(['record'])
  const end = watched.subscribe(() => {})
  expect(ends).toHaveLength(2)
  end()
  doorbell.close()
})
