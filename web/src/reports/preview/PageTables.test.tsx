import type { HelpedTable } from '@reprieve/domain/reports/pageOne.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HelpedRows } from './PageTables.tsx'

const table = (effect: HelpedTable['rows'][number]['effect']): HelpedTable => ({
  title: 'Tried',
  heads: ['Name', 'Effect'],
  rows: [{ name: 'Bath', effect }],
  more: null,
})

test('[REP-72, REP-54] a share has its range, as on paper; earlier reports have none', () => {
  const told = { share: 0.6, text: 'helped 3 of 5 times' }
  expect(renderToStaticMarkup(<HelpedRows table={table({ ...told, range: '23–88 %' })} />)).toContain(
    'helped 3 of 5 times (23–88 %)',
  )
  expect(renderToStaticMarkup(<HelpedRows table={table(told)} />)).toContain('helped 3 of 5 times</td>')
})
