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

test('[FILE-2] what a file lacks is named in words, also what a newer server calls otherwise', () => {
  const list = 'chats with Solace, reports, and other things'
  expect(lacking('chats', 'reports', 'dreams', 'wishes', 'constructor')).toBe(text('exportMissing', { list }))
  expect(lacking(...ACCOUNT_DATA_PARTS.slice(1))).toContain('earlier versions of entries')
})

test('[FILE-2] where nothing came, it says so in place of a list of all there is', () => {
  expect(lacking(...ACCOUNT_DATA_PARTS, 'dreams')).toBe(text('exportMissingAll'))
})
