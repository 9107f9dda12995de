import type { PictureTable } from '../picture.ts'
import { cellTexts } from './shownCell.ts'

interface TableProps {
  title: string
  table: PictureTable
  tag: string
  /** In the place of what was not told. */
  none: string
}

/** Plain: rows that are read need no library, and may be many. Wider than the page it is scrolled, also by keys. */
export function PictureTableView({ title, table: { heads, rows }, tag, none }: TableProps) {
  const textOf = cellTexts({ tag, none })
  return (
    <div className="picture-table" role="group" aria-label={title} tabIndex={0}>
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // By its place: two rows may say the same.
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row">
                    {textOf(cell)}
                  </th>
                ) : (
                  <td key={heads[column]}>{textOf(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
