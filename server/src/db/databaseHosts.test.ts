import { expect, test } from 'vitest'
import { reachDatabase } from '../reachDatabase.ts'
import { areHostsUsable, databaseHosts } from './databaseHosts.ts'

const THREE = 'postgres://ann:p%40ss@one:5432,two:5433,[::1]:5434/diary?sslmode=disable'

test('[HA-5] each host of DATABASE_URL gets an address of its own, with the same name, password and options', () => {
  expect(databaseHosts(THREE).addresses).toEqual([
    'postgres://ann:p%40ss@one:5432/diary?sslmode=disable',
    'postgres://ann:p%40ss@two:5433/diary?sslmode=disable',
    'postgres://ann:p%40ss@[::1]:5434/diary?sslmode=disable',
  ])
  for (const one of [
    'postgres://one/diary',
    'postgresql://ann@one:5432/diary?a=b@c,d',
    'postgres://ann:x@/diary?host=/run/postgresql',
  ]) {
    expect(databaseHosts(one).addresses).toEqual([one])
  }
})

test('[HA-5] a host that is of no use is left once, however many connections failed there', () => {
  const hosts = databaseHosts(THREE)
  const [one = '', two = '', three = ''] = hosts.addresses
  expect(hosts.current()).toBe(one)
  hosts.leave(one)
  hosts.leave(one)
  expect(hosts.current()).toBe(two)
  hosts.leave(two)
  expect(hosts.current()).toBe(three)
  hosts.leave(three)
  expect(hosts.current()).toBe(one)
})

test('[HA-5] with several hosts, or when the operator says so, a connection must take writes', () => {
  const mustWrite = (url: string) => databaseHosts(url).mustWrite
  expect(mustWrite('postgres://one/diary')).toBe(false)
  expect(mustWrite('postgres://one/diary?target_session_attrs=read-write')).toBe(true)
  expect(mustWrite('postgres://one/diary?target_session_attrs=primary')).toBe(true)
  expect(mustWrite('postgres://one,two/diary')).toBe(true)
  expect(mustWrite('postgres://one,two/diary?target_session_attrs=any')).toBe(false)
})

test('[HA-5] a host without a name and a kind of session that nobody knows are found out at the start', async () => {
  expect(areHostsUsable(THREE)).toBe(true)
  expect(areHostsUsable('postgres://ann@/diary?host=/run/postgresql')).toBe(true)
  expect(areHostsUsable('postgres://one:x,two/diary')).toBe(false)
  expect(areHostsUsable('postgres://one,two/diary?target_session_attrs=standby')).toBe(false)
  await expect(
    reachDatabase({ databaseUrl: 'postgres://one,two:x/diary', dataDir: '/nowhere' }),
  ).rejects.toThrow(/^DATABASE_URL names hosts/)
})
