import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIBRARY_STYLES, securityHeaders } from './securityHeaders.ts'

const LIBRARY = new URL('../../../node_modules/react-aria/dist/private/', import.meta.url)
const WRITERS = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs']
const ATTRIBUTE = 'data-react-aria-pressable'

const written = (file: string): string =>
  readFileSync(new URL(file, LIBRARY), 'utf8').replace(/\$\{[\w$]*PRESSABLE_ATTRIBUTE\}/, ATTRIBUTE)

test('[REL 1d] the styles let into the page are the two that the component library writes, to the letter', () => {
  const found = WRITERS.map((file, index) => written(file).includes(LIBRARY_STYLES[index] ?? 'no style'))
  expect(found).toEqual([true, true])
})

test('[REL 1d] styles come from our own files or carry one of the two hashes, and are never let in wholesale', () => {
  const policy = securityHeaders({ publicUrl: 'http://localhost', reportEndpoint: null })[
    'content-security-policy'
  ]
  expect(policy).toContain(
    "; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-",
  )
  expect(policy).not.toContain('unsafe')
})
