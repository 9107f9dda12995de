import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { makeRequestIds } from './requestId.ts'

const OURS = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const SENT = 'req-7f3a.01:22_x'

const idOf = (trustProxy: string[], from: string | undefined, sent?: unknown): string =>
  makeRequestIds(trustProxy)({
    headers: sent === undefined ? {} : { 'x-request-id': sent },
    socket: { remoteAddress: from },
  } as IncomingMessage)

test('[LOG-2] the id of a trusted proxy is taken, whichever way TRUST_PROXY names it', () => {
  const cases: [string, string][] = [
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '::ffff:127.0.0.1'],
    ['10.0.0.0/8', '10.20.30.40'],
    ['::1', '::1'],
    ['fd00::/8', 'fd12::7'],
    ['loopback', '127.0.0.9'],
    ['loopback', '::1'],
    ['linklocal', '169.254.1.1'],
    ['uniquelocal', '192.168.7.7'],
    ['uniquelocal', '::ffff:172.16.0.3'],
  ]
  for (const [trusted, from] of cases)
    expect([trusted, from, idOf([trusted], from, SENT)]).toEqual([trusted, from, SENT])
})

test('[LOG-2] nobody else chooses an id', () => {
  expect(idOf([], '127.0.0.1', SENT)).toMatch(OURS)
  expect(idOf(['10.0.0.0/8'], '11.0.0.1', SENT)).toMatch(OURS)
  expect(idOf(['10.0.0.0/8'], '::ffff:11.0.0.1', SENT)).toMatch(OURS)
  expect(idOf(['loopback'], '192.168.0.1', SENT)).toMatch(OURS)
  // A socket that has closed already, or one of the file system.
  expect(idOf(['loopback'], undefined, SENT)).toMatch(OURS)
  expect(idOf(['loopback'], '127.0.0.1')).toMatch(OURS)
})

test.each([
  ['empty', ''],
  ['short', 'abc'],
  ['long', 'a'.repeat(65)],
  ['a line break', 'abcdefgh\n{"level":60}'],
  ['a quotation mark', 'abcdefgh"'],
  ['an address', 'ann@example.org'],
  ['a space', 'two words'],
  ['other letters', 'идентификатор'],
  ['markup', '<script>x</script>'],
  ['several', ['abcdefgh', 'ijklmnop']],
  ['several in one', 'abcdefgh, ijklmnop'],
])('[LOG-2] a hostile id, even through the proxy, is replaced: %s', (_, sent) => {
  expect(idOf(['loopback'], '127.0.0.1', sent)).toMatch(OURS)
})
