import { isOrder, type Order, type Word } from './processMessages.ts'

type Start = Extract<Order, { reprieve: 'start' }>

interface Orders {
  start: Promise<Start>
  stop: Promise<void>
}

/** The end of the channel in one of several processes. An order to stop before the start ends the process. */
export function listenForOrders(): Orders {
  const start = Promise.withResolvers<Start>()
  const stop = Promise.withResolvers<void>()
  let isStarted = false
  process.on('message', (message) => {
    if (!isOrder(message)) return
    if (message.reprieve === 'start') {
      isStarted = true
      start.resolve(message)
    } else if (isStarted) stop.resolve()
    else process.exit(0)
  })
  return { start: start.promise, stop: stop.promise }
}

/** Resolves when the supervisor has it, or will never have it. */
export const tell = (word: Word): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(word, undefined, {}, () => resolve())
  })
