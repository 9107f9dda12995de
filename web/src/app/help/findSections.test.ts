import { readHelp } from '@reprieve/content/help.ts'
import { expect, test } from 'vitest'
import { findSections } from './findSections.ts'

const SECTIONS = readHelp(
  [
    '## Schmerz eintragen {#record}',
    'Eine Zahl genügt.',
    '## Größe der Schrift {#size}',
    '- Wählen Sie **Schriftgröße**.',
    '## 알림 {#reminders}',
    '조용한 시간에는 오지 않아요.',
  ].join('\n\n'),
)

const found = (typed: string): string[] => findSections(SECTIONS, typed).map(({ anchor }) => anchor)

test.each([
  ['', ['record', 'size', 'reminders']],
  ['  ', ['record', 'size', 'reminders']],
  ['SCHRIFTGROSSE', ['size']],
  ['genugt eine', ['record']],
  ['schrift zahl', []],
  ['조용하', ['reminders']],
  ['“Zahl”', ['record']],
])('[SET-20] “%s” finds the sections that have all of it, without case and accents', (typed, anchors) => {
  expect(found(typed)).toEqual(anchors)
})
