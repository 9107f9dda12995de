import { ACCOUNT_DATA_PARTS } from '@reprieve/contract/account/keptRecord.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { missingPartsText } from './ExportStatus.tsx'

const text = await loadText('en', 'data')
const lacking = (...parts: string[]): string =>
  missingPartsText(
    parts.map((part) => ({ part, why: '' })),
    text,
    'en',
  )

test('[FILE-2] the missing parts of a file are named in words, also those of a newer server', () => {
  const list = 'chats with Solace, reports, and other things'
  expect(lacking('chats', 'reports', 'dreams', 'wishes', 'constructor')).toBe(text('exportMissing', { list }))
  expect(lacking(...ACCOUNT_DATA_PARTS.slice(1))).toContain('earlier versions of entries')
})

test('[FILE-2] if nothing was fetched, it says so instead of a list of everything', () => {
  expect(lacking(...ACCOUNT_DATA_PARTS, 'dreams')).toBe(text('exportMissingAll'))
})
