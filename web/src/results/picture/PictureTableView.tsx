import { cellTexts, type PictureTable } from './pictureData.ts'

interface TableProps {
  title: string
  table: PictureTable
  tag: string
  /** The text for missing values. */
  none: string
}

/** A plain table: read-only rows need no library, and may be many. If wider than the page it scrolls, also by keys. */
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
            // Keyed by position: two rows may be equal.
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
