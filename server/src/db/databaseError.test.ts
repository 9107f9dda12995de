import { expect, test } from 'vitest'
import { DatabaseAway, isConnectionLost, isDatabaseAway } from './databaseError.ts'

const withCode = (code: string): Error => Object.assign(new Error('some words'), { code })
const LOST = [
  withCode('57P01'),
  withCode('08006'),
  withCode('25006'),
  withCode('ECONNRESET'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
]
const AWAY = [
  withCode('53100'),
  withCode('57P03'),
  withCode('ECONNREFUSED'),
  new Error('timeout exceeded when trying to connect'),
  new DatabaseAway('The database does not answer'),
]
const OURS = [
  withCode('08P01'),
  withCode('42P01'),
  withCode('23505'),
  new Error('Connection of two ideas'),
  null,
]

test('[HA-2] only a lost connection proves that nothing was committed on it', () => {
  expect(LOST.filter((error) => !isConnectionLost(error))).toEqual([])
  expect([...AWAY, ...OURS].filter(isConnectionLost)).toEqual([])
})

test('[HA-1] a database that cannot be reached or cannot work is away, and a mistake of ours is not', () => {
  expect([...LOST, ...AWAY].filter((error) => !isDatabaseAway(error))).toEqual([])
  expect(OURS.filter(isDatabaseAway)).toEqual([])
})
