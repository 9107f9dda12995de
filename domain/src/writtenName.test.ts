import { describe, expect, test } from 'vitest'
import { err, ok } from './result.ts'
import { finishName, countCodePoints, NAME_MAX, sameName, typedName } from './writtenName.ts'

describe('[LIST-10] a name', () => {
  test('loses, while it is typed, what no database keeps, and nothing else', () => {
    expect(typedName('a\0b \ud83d <b>')).toBe('ab \ufffd <b>')
  })

  test('is kept composed and without the spaces around it', () => {
    expect(finishName('  Cafe\u0301 au lait\u3000')).toEqual(ok('Caf\u00e9 au lait'))
  })

  test.each([
    '<script>alert(1)</script>',
    '\u{1f9ca} \u{1f9d1}\u200d\u{1f9bd}',
    'حمام دافئ',
    '걷기',
    'a&amp;b',
    '{0}',
  ])('stays as typed: %s', (name) => {
    expect(finishName(name)).toEqual(ok(name))
  })

  test.each(['', '   ', '\0', '\u200b\u200d', '\u3164', '\u202e', '\u0301'])('%j says nothing', (name) => {
    expect(finishName(name)).toEqual(err('name-empty'))
  })

  test('has at most a hundred characters, an emoji being no more than what it is made of', () => {
    const most = '\u{1f9ca}'.repeat(NAME_MAX)
    expect([finishName(most), finishName(`${most}x`)]).toEqual([ok(most), err('name-too-long')])
    expect(countCodePoints(most)).toBe(100)
  })
})

test.each([
  ['Heat', ' heat '],
  ['Caf\u00e9', 'CAFE\u0301'],
  ['ＨＥＡＴ', 'heat'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['Ёлка', 'ёлка'],
  ['걷기', '걷기'.normalize('NFD')],
])('[LIST-11, D31] %j and %j are one name', (one, other) => {
  expect(sameName(one, other)).toBe(true)
})

test.each([
  ['Heat', 'Heat pad'],
  ['Cafe', 'Café'],
  ['Heat', 'He at'],
])('[LIST-11, D31] %j and %j are two names', (one, other) => {
  expect(sameName(one, other)).toBe(false)
})
