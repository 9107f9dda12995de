import { parseCsv } from '@reprieve/domain/sync/csv/parseCsv.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { describe, expect, test } from 'vitest'
import type { FormSource } from './reportForm.ts'
import { tableForm } from './tableForm.ts'
import { CONTENT, demoSource } from './testing/demoSource.ts'

const SMALL = demoSource(10)

async function linesOf(source: FormSource, delimiter: string): Promise<string[][]> {
  return parseCsv(Buffer.from(await tableForm.make(source)).toString(), delimiter)
}

const DELIMITER: Record<Language, string> = {
  en: ',',
  de: ';',
  es: ';',
  fr: ';',
  ko: ',',
  ru: ';',
  'zh-rCN': ',',
}

describe('[REP-61] the file of the table', () => {
  test.each(LANGUAGES)('%s: has a line for each entry, and a head for each column', async (language) => {
    const lines = await linesOf({ ...SMALL, content: { ...CONTENT, language } }, DELIMITER[language])
    const [head = [], ...rows] = lines
    expect(rows).toHaveLength([...SMALL.entries].length)
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([20]))
    expect(head.filter((word) => word.trim() === '' || /[{}]/.test(word))).toEqual([])
    expect(new Set(head).size).toBe(head.length)
  })

  test('of a report without details tells of no entry', async () => {
    const lines = await linesOf({ ...SMALL, content: { ...CONTENT, details: null } }, ',')
    expect(lines).toHaveLength(1)
  })
})
