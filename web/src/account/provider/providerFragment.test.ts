import { expect, test } from 'vitest'
import { providerFragment } from './providerFragment.ts'

function opened(address: string): string[] {
  const shown: string[] = []
  const { pathname, search, hash } = new URL(address, 'https://diary.example')
  const replaceState: History['replaceState'] = (_, __, next) => void shown.push(String(next))
  providerFragment.takeFrom({ pathname, search, hash }, { replaceState })
  return shown
}

test('[REL 1d] the provider’s fragment is removed from the address before anything is drawn, and can be read once', () => {
  expect(opened('/welcome/google?redirect=%2Fhome#id_token=secret&state=s')).toEqual([
    '/welcome/google?redirect=%2Fhome',
  ])
  expect([providerFragment.take(), providerFragment.take()]).toEqual(['id_token=secret&state=s', ''])
})

test.each(['/welcome/google', '/login#content', '/share#token', '/'])(
  '[REL 1d] nothing is taken from %s',
  (address) => {
    expect(opened(address)).toEqual([])
    expect(providerFragment.take()).toBe('')
  },
)
