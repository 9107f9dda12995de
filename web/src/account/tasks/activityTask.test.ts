import { expect, test } from 'vitest'
import { readSessions } from './ActivityTask.tsx'

const row = (id: string, given: object = {}) => ({
  session_id: id,
  device_details: 'Firefox 145, Linux',
  client_type: 'web',
  created: 1_000,
  last_seen: 2_000,
  current: false,
  ...given,
})

test('[D7] this device is first, the others in the order of the server', () => {
  const sessions = readSessions({ sessions: [row('a'), row('b', { current: true }), row('c')] })
  expect(sessions.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(sessions[0]).toEqual({
    id: 'b',
    device: 'Firefox 145, Linux',
    signedInAt: 1_000,
    lastSeen: 2_000,
    isThis: true,
  })
})

test('[D7] a device without details has no name, and an invalid row is left out', () => {
  const sessions = readSessions({ sessions: [row('a', { device_details: null }), null, { session_id: 7 }] })
  expect(sessions.map(({ device }) => device)).toEqual([null])
  expect(readSessions({})).toEqual([])
})
