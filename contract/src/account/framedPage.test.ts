import { expect, test } from 'vitest'
import { framedOrigin } from './framedPage.ts'

const OWN = 'https://diary.example'

test.each([
  ['https://clinic.example/eula/en?a=b#c', 'https://clinic.example'],
  ['http://localhost:4000/eula', 'http://localhost:4000'],
  ['https://diary.example:8443/eula', 'https://diary.example:8443'],
])('[ACC-42] %s is shown in a frame, of %s alone', (link, origin) => {
  expect(framedOrigin(link, OWN)).toBe(origin)
})

test.each([
  'https://diary.example/terms/eula',
  'mailto:help@example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://clinic.example/1',
  'no address',
])('[ACC-42] %s is not framed', (link) => {
  expect(framedOrigin(link, OWN)).toBeNull()
})
