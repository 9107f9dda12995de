import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { BodyRoom, expectedBodyBytes } from './bodyRoom.ts'

const MB = 1_000_000
const aReply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply

test('[REL 1d] sixteen megabytes wait of one caller, and come free with each that ends', () => {
  const room = new BodyRoom()
  const replies = [aReply(), aReply(), aReply()]
  expect(replies.map((reply) => room.take('7', 5 * MB, reply))).toEqual([true, true, true])
  expect(room.take('7', 5 * MB, aReply())).toBe(false)
  expect(room.take('8', 5 * MB, aReply())).toBe(true)
  replies[0]!.raw.emit('close')
  expect(room.take('7', 5 * MB, aReply())).toBe(true)
})

test('[REL 1d] who is gone already takes none', () => {
  const room = new BodyRoom()
  const gone = Object.assign(new EventEmitter(), { destroyed: true })
  const taken = Array.from({ length: 5 }, () =>
    room.take('7', 5 * MB, { raw: gone } as unknown as FastifyReply),
  )
  expect([...taken, room.take('7', 16 * MB, aReply())]).toEqual([false, false, false, false, false, true])
})

test('[REL 1d] all together have 256 megabytes; what is small passes whatever waits', () => {
  const room = new BodyRoom()
  const taken = Array.from({ length: 60 }, (_, who) => room.take(`${who}`, 5 * MB, aReply()))
  expect(taken.filter(Boolean)).toHaveLength(51)
  expect(room.take('0', 64_000, aReply())).toBe(true)
})

test.each([
  [{}, 0],
  [{ 'content-length': '300' }, 300],
  [{ 'content-length': '9000000' }, MB],
  [{ 'transfer-encoding': 'chunked' }, MB],
])('[REL 1d] of %j as much may come as it says, at most what the call takes: %i', (headers, bytes) => {
  expect(expectedBodyBytes({ headers } as FastifyRequest, MB)).toBe(bytes)
})
