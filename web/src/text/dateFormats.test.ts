import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
/**
 * Files with their own formats: the sync tag has no settings, and the date order of another person's file is guessed
 * from the short format.
 */
const OTHERS = ['sync/likelyDateOrder.ts', 'sync/useSyncStatusText.ts', 'text/dateFormats.ts']

test('[SET-27] no screen has its own format of a date or a time', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.test.'))
  const own = files.filter((file) => /(?:date|time)Style:/.test(readFileSync(join(SOURCE, file), 'utf8')))
  expect(own.toSorted()).toEqual(OTHERS)
})

test('[SET-27] no screen writes a date by the language alone, past the region of the device', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.test.'))
  const byLanguage = files.filter((file) =>
    /DateTimeFormat\(intlTag\(/.test(readFileSync(join(SOURCE, file), 'utf8')),
  )
  expect(byLanguage).toEqual([])
})
