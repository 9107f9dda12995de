import { expect, test } from 'vitest'
import { addressGroup } from './attempts.ts'

test('[REL 1d] addresses of one IPv6 household count as one, IPv4 each by itself', () => {
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  expect(addressGroup('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressGroup('192.0.2.7')).toBe('192.0.2.7')
})
