import { expect, test } from 'vitest'
import { cacheByArguments } from './cacheByArguments.ts'

interface RememberedCase {
  of: { name: string }
  with: string
}

function counting() {
  const made: string[] = []
  const ask = cacheByArguments((of: RememberedCase['of'], said: string) => {
    made.push(`${of.name} ${said}`)
    return { of, said }
  })
  return { ask, made }
}

test('[RES-60] a result computed for one screen is the same object for the next one', () => {
  const { ask, made } = counting()
  const days = { name: 'days' }
  expect(ask(days, 'en')).toBe(ask(days, 'en'))
  expect(made).toEqual(['days en'])
})

test('[RES-60] another diary, or other arguments, are computed again', () => {
  const { ask } = counting()
  const days = { name: 'days' }
  const first = ask(days, 'en')
  expect(ask({ name: 'days' }, 'en')).not.toBe(first)
  expect(ask(days, 'de')).toEqual({ of: days, said: 'de' })
  expect(ask(days, 'en')).toBe(first)
})

test('[RES-60] the results of the last arguments are kept', () => {
  const { ask, made } = counting()
  const days = { name: 'days' }
  for (const said of ['1', '2', '3', '1', '4', '1', '2']) ask(days, said)
  expect(made).toEqual(['days 1', 'days 2', 'days 3', 'days 4', 'days 2'])
})
