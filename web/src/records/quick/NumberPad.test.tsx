import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberPad } from './NumberPad.tsx'

const pad = (value: number | null) =>
  renderToStaticMarkup(
    <NumberPad label="Severity" spoken={(step) => `${step} of 10`} value={value} onChange={() => {}} />,
  )

test('[QUICK-4] eleven keys, none of them chosen before the person does', () => {
  const names = [...pad(null).matchAll(/aria-label="(\d+ of 10)"/g)].map(([, name]) => name)
  expect(names).toEqual(Array.from({ length: 11 }, (_, step) => `${step} of 10`))
  expect(pad(null)).not.toContain('data-selected')
  expect([...pad(6).matchAll(/data-selected/g)]).toHaveLength(1)
})
