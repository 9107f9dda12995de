import { expect, test } from 'vitest'
import { makeToastQueue, toastDuration, type Toast, type ToastQueue } from './toasts.ts'

const saved: Toast = { message: 'saved' }
const deleted: Toast = { message: 'deleted', undo: () => undefined }
const toastsOf = (queue: ToastQueue): Toast[] => queue.shown().map(({ toast }) => toast)

function shownOf(...toasts: readonly Toast[]): { queue: ToastQueue; inSight: () => string[] } {
  const queue = makeToastQueue()
  for (const toast of toasts) queue.show(toast)
  return { queue, inSight: () => toastsOf(queue).map(({ message }) => message) }
}

test('[REL 6] a message with Undo stays at least ten seconds, another one three', () => {
  expect([toastDuration(saved), toastDuration(deleted)]).toEqual([3_000, 10_000])
})

test('[REL 6] one with Retry stays as long, and a later one with the same text replaces it', () => {
  const failed = (): Toast => ({ message: 'failed', retry: () => undefined })
  expect(toastDuration(failed())).toBe(10_000)
  const { queue, inSight } = shownOf(failed(), saved, failed())
  expect(inSight()).toEqual(['saved', 'failed'])
  queue.forget()
  expect(inSight()).toEqual(['saved'])
})

test('[REL 6] a short one is short, except for its Undo', () => {
  expect([toastDuration({ ...saved, ms: 2_000 }), toastDuration({ ...deleted, ms: 2_000 })]).toEqual([
    2_000, 10_000,
  ])
})

test('[UI-8] a message is visible immediately, and so is the Undo of the previous one', () => {
  const { queue, inSight } = shownOf(deleted, saved)
  expect(inSight()).toEqual(['deleted', 'saved'])
  queue.close(saved)
  expect(inSight()).toEqual(['deleted'])
  queue.close(deleted)
  expect(inSight()).toEqual([])
})

test('[UI-8] two are in sight at most, those with Undo first; the others wait and are seen later', () => {
  const synced = { message: 'synced' }
  const away = { message: 'away' }
  const { queue, inSight } = shownOf(saved, deleted, synced, away)
  expect(inSight()).toEqual(['deleted', 'away'])
  queue.close(away)
  expect(inSight()).toEqual(['deleted', 'synced'])
  queue.close(deleted)
  expect(inSight()).toEqual(['saved', 'synced'])
})

test('[REL 6] the same text twice is two messages, and closing the first again leaves the second', () => {
  const again = { ...saved }
  const { queue } = shownOf(saved, again)
  expect(new Set(queue.shown().map(({ key }) => key)).size).toBe(2)
  queue.close(saved)
  queue.close(saved)
  expect(toastsOf(queue)).toEqual([again])
})

test('[REL 6] after two saves the Undo is that of the last, immediately', () => {
  const undone: string[] = []
  const savedAs = (which: string): Toast => ({ message: 'Saved', undo: () => void undone.push(which) })
  const { queue, inSight } = shownOf(savedAs('first'), { message: 'Synced' }, savedAs('second'))
  expect(inSight()).toEqual(['Synced', 'Saved'])
  for (const { undo } of toastsOf(queue)) undo?.()
  expect(undone).toEqual(['second'])
  expect(queue.past().length).toBe(3)
})

test('[UI-8] the visible messages are the same value until they change', () => {
  const { queue } = shownOf(deleted)
  expect(queue.shown()).toBe(queue.shown())
})

test('[REL 6] a listener is notified of every change until it unsubscribes', () => {
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

test('[UI-5] messages of one person can be neither read nor undone by the next', () => {
  const { queue, inSight } = shownOf(deleted, saved)
  queue.forget()
  expect(queue.past()).toEqual([])
  expect(inSight()).toEqual(['saved'])
})
