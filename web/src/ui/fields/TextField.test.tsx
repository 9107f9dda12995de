import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './TextField.tsx'

const FIELD = { label: 'Notes', value: '', onChange: () => {} }

const attributes = (markup: string): (string | undefined)[] =>
  ['autoComplete', 'spellCheck', 'autoCapitalize'].map(
    (name) => new RegExp(`<(?:input|textarea)[^>]* ${name}="([^"]*)"`, 'i').exec(markup)?.[1],
  )

test('[LOCK-24] a browser neither keeps what is typed in a field nor sends it away to look for mistakes', () => {
  expect(attributes(renderToStaticMarkup(<TextArea {...FIELD} />))).toEqual(['off', 'false', undefined])
  expect(attributes(renderToStaticMarkup(<TextField {...FIELD} />))).toEqual(['off', 'false', undefined])
})

test('[LOCK-24] a field that is filled in by the browser says so, and a literal one is not made a sentence', () => {
  const name = <TextField {...FIELD} autoComplete="username" isLiteral />
  expect(attributes(renderToStaticMarkup(name))).toEqual(['username', 'false', 'none'])
})
