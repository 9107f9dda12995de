import { expect, test } from 'vitest'
import { makeToastQueue, timeOf } from './toastQueue.ts'

const saved = { message: 'saved' }
const deleted = { message: 'deleted', undo: () => undefined }

test('[REL 6] a message that offers Undo stays at least ten seconds, another one three', () => {
  expect([timeOf(saved), timeOf(deleted)]).toEqual([3_000, 10_000])
})

test('[REL 6] messages are shown one at a time, in the order they came', () => {
  const queue = makeToastQueue()
  queue.show(saved)
  queue.show(deleted)
  expect(queue.current()).toBe(saved)
  queue.close(saved)
  expect(queue.current()).toBe(deleted)
  queue.close(deleted)
  expect(queue.current()).toBeNull()
})

test('[REL 6] the same words twice are two messages, and ending the first again leaves the second', () => {
  const queue = makeToastQueue()
  const again = { ...saved }
  queue.show(saved)
  queue.show(again)
  queue.close(saved)
  queue.close(saved)
  expect(queue.current()).toBe(again)
})

test('[REL 6] of two saves the Undo is that of the last, at once', () => {
  const queue = makeToastQueue()
  const undone: string[] = []
  const saved = (which: string) => ({ message: 'Saved', undo: () => void undone.push(which) })
  queue.show(saved('first'))
  queue.show({ message: 'Synced' })
  queue.show(saved('second'))
  queue.current()?.undo?.()
  expect(undone).toEqual(['second'])
  expect(queue.past().length).toBe(3)
})

test('[REL 6] who listens hears of every change until they stop', () => {
  const queue = makeToastQueue()
  let heard = 0
  const stop = queue.subscribe(() => (heard += 1))
  queue.show(saved)
  queue.close(saved)
  stop()
  queue.show(deleted)
  expect(heard).toBe(2)
})

test('[UI-5] the last twenty messages can be read again with their time, the newest first', () => {
  let time = 0
  const queue = makeToastQueue(() => (time += 1))
  for (let index = 1; index <= 21; index += 1) {
    const toast = { message: `message ${index}` }
    queue.show(toast)
    queue.close(toast)
  }
  expect(queue.past().length).toBe(20)
  expect([queue.past()[0], queue.past()[19]]).toEqual([
    { message: 'message 21', at: 21 },
    { message: 'message 2', at: 2 },
  ])
})

test('[UI-5] what was shown to one person is not read by the next, nor taken back', () => {
  const queue = makeToastQueue(() => 5)
  queue.show(deleted)
  queue.show(saved)
  queue.forget()
  expect(queue.past()).toEqual([])
  expect(queue.current()).toBe(saved)
})
