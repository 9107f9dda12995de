import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DoseColumns } from './HelpDetail.tsx'

const numbersOf = (markup: string) => [...markup.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => number)

test('[RES-72] a dose is two numbers with a line between them, or one number if the pain stayed the same', () => {
  const doses = [
    { at: 1, before: 7, after: 4 },
    { at: 2, before: 9, after: 9 },
  ]
  const markup = renderToStaticMarkup(<DoseColumns doses={doses} label="7 before, 4 after" />)
  expect(numbersOf(markup)).toEqual(['7', '4', '9'])
  expect(markup.match(/<line /g)).toHaveLength(1)
})
