import { expect, test } from 'vitest'

type Machine = { platform: string; arch: string; node: string; musl: boolean }

// Set-up is plain JavaScript and has no types to import.
const { platformTrouble } = (await import(new URL('platform.js', import.meta.url).href)) as {
  platformTrouble: (machine: Machine) => string | undefined
}
const machine = (platform: string, arch: string, node = '20.0.0'): Machine => ({
  platform,
  arch,
  node,
  musl: false,
})

test.each([
  machine('linux', 'x64'),
  machine('linux', 'arm64'),
  machine('win32', 'x64'),
  machine('darwin', 'arm64', '22.18.0'),
  machine('darwin', 'x64', '24.0.0'),
])('[TOOL-1] a system that can run it is let through: %o', (each) => {
  expect(platformTrouble(each)).toBeUndefined()
})

test.each([
  [machine('darwin', 'arm64', '22.17.9'), 'which must be 22.18 or newer'],
  [machine('darwin', 'arm64', '20.20.0'), 'install Node 24'],
  [machine('freebsd', 'x64'), 'does not run on freebsd x64'],
  [machine('linux', 'arm'), 'does not run on linux arm'],
  [{ ...machine('linux', 'x64'), musl: true }, 'use a glibc system such as Debian'],
])('[TOOL-1] an unsupported system is told what to do: %o', (each, sentence) => {
  expect(platformTrouble(each)).toContain(sentence)
})
