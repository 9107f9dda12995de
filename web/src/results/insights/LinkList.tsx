import type { ComparedList, Coverage, Link } from '@reprieve/domain/results/statistics/statistics.ts'
import { LinkRow } from './LinkRow.tsx'
import { ShowAll } from './ShowAll.tsx'
import { useFirstRows } from './useFirstRows.ts'

/** What every row of a list needs. */
export interface LinkWays {
  labelOf: (item: number) => string
  coverageOf: (list: ComparedList) => Coverage
  tellsNew: boolean
}

export function LinkList({ links, ways }: { links: readonly Link[]; ways: LinkWays }) {
  const rows = useFirstRows(links)
  return (
    <>
      <ul className="link-list">
        {rows.shown.map((link) => (
          <LinkRow
            key={link.item}
            link={link}
            name={ways.labelOf(link.item)}
            coverage={ways.coverageOf(link.list)}
            tellsNew={ways.tellsNew}
          />
        ))}
      </ul>
      <ShowAll rows={rows} count={links.length} />
    </>
  )
}
