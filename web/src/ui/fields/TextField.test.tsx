import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './TextField.tsx'

const FIELD = { label: 'Notes', value: '', onChange: () => {} }

const attributes = (markup: string): (string | undefined)[] =>
  ['autoComplete', 'spellCheck', 'autoCapitalize'].map(
    (name) => new RegExp(`<(?:input|textarea)[^>]* ${name}="([^"]*)"`, 'i').exec(markup)?.[1],
  )

test('[LOCK-24] a browser neither stores what is typed in a field nor sends it to a spelling service', () => {
  expect(attributes(renderToStaticMarkup(<TextArea {...FIELD} />))).toEqual(['off', 'false', undefined])
  expect(attributes(renderToStaticMarkup(<TextField {...FIELD} />))).toEqual(['off', 'false', undefined])
})

test('[LOCK-24] a field with autocomplete says so, and a literal one is not capitalised', () => {
  const name = <TextField {...FIELD} autoComplete="username" isLiteral />
  expect(attributes(renderToStaticMarkup(name))).toEqual(['username', 'false', 'none'])
})
