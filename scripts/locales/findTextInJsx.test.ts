import { expect, test } from 'vitest'
import { findTextInJsx } from './findTextInJsx.ts'

const wordsFoundIn = (jsx: string): string[] =>
  findTextInJsx({ path: 'web/src/records/Card.tsx', text: `export const Card = () => ${jsx}\n` }).map(
    ({ text }) => text,
  )

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<>Сохранить</>', 'Сохранить'],
  ["<p>{'Save'}</p>", 'Save'],
  ['<p>{`Saved ${count}`}</p>', 'Saved'],
  ['<button aria-label="Close" />', 'Close'],
  ["<img alt={'A body'} />", 'A body'],
  ['<input placeholder="Name" />', 'Name'],
  ['<abbr title="Hours" />', 'Hours'],
])('[TOOL-8] text in a screen is reported: %s', (jsx, words) => {
  expect(wordsFoundIn(jsx)).toEqual([`"${words}" belongs in locales`])
})

test.each([
  "<p>{text('severity')}</p>",
  '<p className="wide">{count} / 10</p>',
  '<button aria-label={text("close")} type="button" />',
  '<p>—</p>',
  '<img alt="" />',
])('[TOOL-8] what is not a word passes: %s', (jsx) => {
  expect(wordsFoundIn(jsx)).toEqual([])
})
