import { expect, test } from 'vitest'
import { defaultDataDir } from './defaultDataDir.ts'

test.each([
  ['linux', true, { HOME: '/root' }, '/var/lib/reprieve'],
  ['linux', false, { HOME: '/home/ann' }, '/home/ann/.local/share/reprieve'],
  ['linux', false, { HOME: '/home/ann', XDG_DATA_HOME: '/data' }, '/data/reprieve'],
  ['linux', false, { HOME: '/home/ann', XDG_DATA_HOME: 'data' }, '/home/ann/.local/share/reprieve'],
  ['darwin', false, { HOME: '/Users/ann' }, '/Users/ann/Library/Application Support/Reprieve'],
  [
    'win32',
    false,
    { LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' },
    'C:\\Users\\ann\\AppData\\Local\\Reprieve',
  ],
] as const)('[D53] on %s (root: %s) with %o the data lies in %s', (platform, isRoot, env, expected) => {
  expect(defaultDataDir({ platform, isRoot, env })).toBe(expected)
})

test('[D53] without a home the operator is asked for DATA_DIR', () => {
  expect(() => defaultDataDir({ platform: 'linux', isRoot: false, env: {} })).toThrow(
    'HOME is not set; set DATA_DIR',
  )
})
