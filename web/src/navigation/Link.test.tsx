import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PATHS } from '../paths/paths.ts'
import { Link } from './Link.tsx'
import { RouterProvider } from './RouterProvider.tsx'
import { openedRouter } from './testing/openedRouter.ts'

const shown = (part: ReactNode, path = '/home'): string =>
  renderToStaticMarkup(<RouterProvider router={openedRouter(path)}>{part}</RouterProvider>)

test('[ROUTE-22] a link has the whole address, and the attributes that it is given', () => {
  const link = (
    <Link
      className="row"
      to={PATHS.recordEdit}
      params={{ id: 'a b' }}
      search={{ section: 'notes' }}
      hash="end"
    >
      Open
    </Link>
  )
  expect(shown(link)).toBe('<a class="row" href="/records/edit/a%20b?section=notes#end">Open</a>')
})

test('[ROUTE-11] a link can keep or change the query of the open screen, as far as its own screen keeps it', () => {
  const path = '/results/charts?range=7days&section=body&evil=1'
  expect(shown(<Link to={PATHS.insights} search />, path)).toBe(
    '<a href="/results/insights?section=body&amp;range=7days"></a>',
  )
  const change = <Link to="." search={({ range }) => ({ range, section: 'pain' })} />
  expect(shown(change, path)).toBe('<a href="/results/charts?section=pain&amp;range=7days"></a>')
  expect(shown(<Link to={PATHS.records} search />, path)).toBe('<a href="/results/records?range=7days"></a>')
  expect(shown(<Link to={PATHS.home} search />, path)).toBe('<a href="/home"></a>')
})
