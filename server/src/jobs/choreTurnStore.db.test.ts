import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CHORES } from '../chores.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { openChoreTurns } from './choreTurnStore.ts'

const MINUTE = 60_000
const CHORE = { name: 'weekly-test', everyMs: 10 * MINUTE }
const NOW = Date.UTC(2026, 10, 16, 10)

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('chore_turn').where('name', '=', CHORE.name).execute())

const turns = () => openChoreTurns(server.db)
const isDue = async (now: number) => (await turns().findDue([CHORE], now)).length === 1

test('[JOB-12] of many processes that look at the same moment, one has the turn', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => turns().take(CHORE, NOW)))
  expect(taken.filter((turn) => turn !== null).length).toBe(1)
})

test('[JOB-12] a chore that was done is due after its interval, and not before', async () => {
  const turn = await turns().take(CHORE, NOW)
  await turns().end(turn!, NOW + CHORE.everyMs)
  expect([await isDue(NOW + CHORE.everyMs - 1), await isDue(NOW + CHORE.everyMs)]).toEqual([false, true])
  expect(await turns().take(CHORE, NOW + CHORE.everyMs - 1)).toBe(null)
  expect(await turns().take(CHORE, NOW + CHORE.everyMs)).not.toBe(null)
})

test('[JOB-12] the turn of a process that died passes to another after a minute, and it can no longer end it', async () => {
  const dead = await turns().take(CHORE, NOW)
  await turns().renew(dead!, NOW + MINUTE / 2)
  expect(await turns().take(CHORE, NOW + MINUTE)).toBe(null)
  expect(await turns().take(CHORE, NOW + 1.5 * MINUTE)).not.toBe(null)
  await turns().end(dead!, NOW)
  expect(await isDue(NOW + 2 * MINUTE)).toBe(false)
})

test('[JOB-12] a time that a wrong clock wrote far ahead holds nothing up', async () => {
  const turn = await turns().take(CHORE, NOW + 365 * 24 * 60 * MINUTE)
  await turns().end(turn!, NOW + 365 * 24 * 60 * MINUTE)
  expect(await isDue(NOW)).toBe(true)
  expect(await turns().take(CHORE, NOW)).not.toBe(null)
})

test('[JOB-12] chores have names of their own', () => {
  const names = CHORES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
