import { expect, test } from 'vitest'
import { openDoorbell, limitChangedRows, type Change, type ChangedRows, type Doorbell } from './doorbell.ts'

const open = (name: string, faults: unknown[] = []) => openDoorbell(name, (fault) => faults.push(fault))

const nextChange = (doorbell: Doorbell): Promise<Change> =>
  new Promise((resolve) => {
    const end = doorbell.listen((change) => {
      end()
      resolve(change)
    })
  })

test('[LOCAL-21] a change notifies this tab and the others of this person', async () => {
  const [here, there, stranger] = [open('reprieve-a'), open('reprieve-a'), open('reprieve-b')]
  const heardByStranger: Change[] = []
  stranger.listen((change) => heardByStranger.push(change))
  const heard = Promise.all([nextChange(here), nextChange(there)])
  here.ring(['record'])
  expect(await heard).toEqual([['record'], ['record']])
  expect(heardByStranger).toEqual([])
  for (const doorbell of [here, there, stranger]) doorbell.close()
})

test('[LOCAL-21] a listener that fails does not block the others', () => {
  const faults: unknown[] = []
  const doorbell = open('reprieve-a', faults)
  const heard: Change[] = []
  const fault = new Error('a broken screen')
  doorbell.listen(() => {
    throw fault
  })
  doorbell.listen((change) => heard.push(change))
  doorbell.ring(['dose'])
  expect({ heard, faults }).toEqual({ heard: [['dose']], faults: [fault] })
  doorbell.close()
})

test('[LOCAL-21] an unsubscribed listener is not called, and a late notification does no harm', () => {
  const doorbell = open('reprieve-a')
  const heard: Change[] = []
  const end = doorbell.listen((change) => heard.push(change))
  end()
  doorbell.ring(['dose'])
  doorbell.close()
  doorbell.ring(['dose'])
  expect(heard).toEqual([])
})

test('[LOCAL-21] a change right before the end still notifies the others, once', async () => {
  const [here, there] = [open('reprieve-a'), open('reprieve-a')]
  const heard: Change[] = []
  there.listen((change) => heard.push(change))
  const first = nextChange(there)
  for (const change of [['record'], ['record', 'drafts'], []]) here.ring(change)
  here.close()
  await first
  expect(heard).toEqual([['record', 'drafts']])
  there.close()
})

test('[LOCAL-32] a change names the rows it touched, here and in other tabs, unless they are many', async () => {
  const [here, there] = [open('reprieve-a'), open('reprieve-a')]
  const heard: [string, Change, ChangedRows][] = []
  here.listen((change, rows) => heard.push(['here', change, rows]))
  const twice = new Promise<void>((resolve) => {
    there.listen((change, rows) => {
      heard.push(['there', change, rows])
      if (rows === null) resolve()
    })
  })
  here.ring(['record'], ['a', 'b'])
  here.ring(['drafts'])
  await nextChange(there)
  here.ring(['record'], limitChangedRows(Array.from({ length: 501 }, (_, n) => `${n}`)))
  await twice
  expect(heard).toEqual([
    ['here', ['record'], ['a', 'b']],
    ['here', ['drafts'], []],
    ['there', ['record', 'drafts'], ['a', 'b']],
    ['here', ['record'], null],
    ['there', ['record'], null],
  ])
  for (const doorbell of [here, there]) doorbell.close()
})

test('[LOCAL-32] a tab of an older app names no rows, and that does not mean none', async () => {
  const there = open('reprieve-a')
  const heard = new Promise<ChangedRows>((resolve) => {
    there.listen((_change, rows) => resolve(rows))
  })
  const older = new BroadcastChannel('reprieve-a')
  older.postMessage(['record'])
  expect(await heard).toBeNull()
  older.close()
  there.close()
})
