import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureTableView } from './PictureTableView.tsx'

test('[RES-10] the table has a name, a header for each column and row, and a word for missing values', () => {
  const table = {
    heads: ['Day', 'Average', 'Reflection'],
    rows: [
      ['14 October', 4.25, null],
      ['15 October', 0, 7],
    ],
  }
  const markup = renderToStaticMarkup(
    <PictureTableView title="Pain per day" table={table} tag="de-DE" none="keine" />,
  )
  expect(markup).toContain('<caption class="unseen">Pain per day</caption>')
  expect(markup.match(/<th scope="col">/g)).toHaveLength(3)
  expect(markup).toContain(
    '<tr><th scope="row">14 October</th><td>4,3</td><td>keine</td></tr>' +
      '<tr><th scope="row">15 October</th><td>0</td><td>7</td></tr>',
  )
})
