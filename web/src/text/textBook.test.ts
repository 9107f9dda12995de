import type { Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { makeTextBook } from './textBook.ts'

test('[TEXT-4] an area is fetched once, and is there to be read without waiting afterwards', async () => {
  const book = makeTextBook('de')
  expect(book.open('navigation')).toBeNull()
  const asked = book.load('navigation')
  expect(book.load('navigation')).toBe(asked)
  const text = await asked
  expect(text('menu')).toBe('Menü')
  expect(book.open('navigation')).toBe(text)
  expect(asked).toMatchObject({ status: 'fulfilled', value: text })
  expect(book.areas()).toEqual(['navigation'])
})

test('[TEXT-5] a failed load lasts while the screen says so, and is not retried immediately', async () => {
  const book = makeTextBook('xx' as Language)
  const asked = book.load('navigation')
  await expect(asked).rejects.toThrow('error_translations')
  expect(book.load('navigation')).toBe(asked)
  expect(asked).toMatchObject({ status: 'rejected' })
  expect(book.open('navigation')).toBeNull()
})
