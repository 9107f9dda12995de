import type { EarlierExchange } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { expect, test } from 'vitest'
import { mergeExchanges, mergeHistory } from './mergeExchanges.ts'

const MINUTE = 60_000
const said = (exchangeId: string, at: number, asked = exchangeId): EarlierExchange => ({
  exchangeId,
  sessionId: 's',
  asked,
  answer: 'Quiet.',
  parts: [],
  at,
})
const ids = (exchanges: readonly { exchangeId: string }[]) => exchanges.map(({ exchangeId }) => exchangeId)

test('[ASST-73] answers of both places are in the order of time; a question that both answered appears once', () => {
  const server = [said('s1', 0), said('s2', 10 * MINUTE, 'both')]
  const here = [said('h1', 5 * MINUTE), said('h2', 11 * MINUTE, 'both'), said('h3', 60 * MINUTE, 'both')]
  expect(ids(mergeExchanges(server, here))).toEqual(['s1', 'h1', 's2', 'h3'])
})

test('[ASST-7, ASST-73] each page of earlier chats has what this device answered in its time, the last one the rest', () => {
  const here = [said('h1', 5), said('h2', 25), said('h3', 99)]
  const first = mergeHistory(
    { exchanges: [said('s3', 30), said('s2', 20)], next: 'c', total: 3 },
    here,
    Infinity,
  )
  expect([ids(first.exchanges), first.total]).toEqual([['h3', 's3', 'h2', 's2'], 6])
  const last = mergeHistory({ exchanges: [said('s1', 10)], next: null, total: 3 }, here, 20)
  expect(ids(last.exchanges)).toEqual(['s1', 'h1'])
})
