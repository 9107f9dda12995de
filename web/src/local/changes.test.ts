import { expect, test } from 'vitest'
import { openDoorbell, type Change, type Doorbell } from './changes.ts'

const open = (name: string, faults: unknown[] = []) => openDoorbell(name, (fault) => faults.push(fault))

const nextChange = (doorbell: Doorbell): Promise<Change> =>
  new Promise((resolve) => {
    const end = doorbell.listen((change) => {
      end()
      resolve(change)
    })
  })

test('[LOCAL-21] a change is told in this tab and in the others of this person', async () => {
  const [here, there, stranger] = [open('reprieve-a'), open('reprieve-a'), open('reprieve-b')]
  const heardByStranger: Change[] = []
  stranger.listen((change) => heardByStranger.push(change))
  const heard = Promise.all([nextChange(here), nextChange(there)])
  here.ring(['record'])
  expect(await heard).toEqual([['record'], ['record']])
  expect(heardByStranger).toEqual([])
  for (const doorbell of [here, there, stranger]) doorbell.close()
})

test('[LOCAL-21] a listener that fails keeps the change from nobody', () => {
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

test('[LOCAL-21] who has left hears nothing, and a late ring hurts nobody', () => {
  const doorbell = open('reprieve-a')
  const heard: Change[] = []
  const end = doorbell.listen((change) => heard.push(change))
  end()
  doorbell.ring(['dose'])
  doorbell.close()
  doorbell.ring(['dose'])
  expect(heard).toEqual([])
})

test('[LOCAL-21] what was rung for right before the end is still told to the others, once', async () => {
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
