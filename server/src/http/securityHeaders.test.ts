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
  const policy = securityHeaders({ publicUrl: 'http://localhost', reportEndpoint: null, links: {} })[
    'content-security-policy'
  ]
  expect(policy).toContain(
    "; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-",
  )
  expect(policy).not.toContain('unsafe')
})

type Links = Parameters<typeof securityHeaders>[0]['links'] & Record<string, string>

function framedBy(links: Links): string | undefined {
  const publicUrl = 'https://diary.example'
  const headers = securityHeaders({ publicUrl, reportEndpoint: 'https://faults.example/in', links })
  const policy = headers['content-security-policy'] ?? ''
  return policy.split('; ').find((one) => one.startsWith('frame-src '))
}

test('[ACC-42] the page frames the origins of the two hosted documents and no other, and nothing without them', () => {
  expect(framedBy({})).toBe("frame-src 'none'")
  expect(framedBy({ faq: 'https://faq.example/', contact: 'https://contact.example/' })).toBe(
    "frame-src 'none'",
  )
  expect(
    framedBy({ eula: 'https://clinic.example/eula', privacy: 'https://clinic.example/privacy?l=' }),
  ).toBe('frame-src https://clinic.example')
  expect(framedBy({ eula: 'https://clinic.example/eula', privacy: 'http://law.example:8080/' })).toBe(
    'frame-src https://clinic.example http://law.example:8080',
  )
})

test('[ACC-42] our own origin is not framed, and no address writes into the policy', () => {
  expect(framedBy({ eula: 'https://diary.example/terms' })).toBe("frame-src 'none'")
  expect(framedBy({ eula: "https://clinic.example/;script-src 'unsafe-inline'" })).toBe(
    'frame-src https://clinic.example',
  )
})
