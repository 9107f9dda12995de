import { expect, test } from 'vitest'
import { scriptsIn } from './scriptsIn.ts'

test.each([
  ['Ich bin müde', ['latin']],
  ['Я устал', ['cyrillic']],
  ['너무 지쳤다', ['hangul']],
  ['太累了', ['han']],
  ['OK, 너무 지쳤다', ['latin', 'hangul']],
  ['7/10 …', []],
])('[SAFE-25] %s is written in %j', (text, scripts) => {
  expect(scriptsIn(text)).toEqual(scripts)
})
