import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import { stillWanted } from '@reprieve/domain/results/statistics/welch.ts'
import type { TooFew } from '@reprieve/domain/results/statistics/statistics.ts'
import { useState, type ReactNode } from 'react'
import { useText } from '../../settings/words.tsx'
import { Collapse } from '../../ui/Collapse.tsx'
import { LinkList, type LinkWays } from './LinkList.tsx'
import { ShowAll } from './ShowAll.tsx'
import { useFirstRows } from './useFirstRows.ts'
import { useInsightWords } from './useInsightWords.ts'

interface LinkRestProps {
  groups: LinkGroups
  ways: LinkWays
}

/** Links that are not a consistent pattern: collapsed, so that nobody takes them for one. */
export function LinkRest({ groups: { hints, none, tooFew }, ways }: LinkRestProps) {
  const { text } = useInsightWords()
  const results = useText('results')
  if (hints.length + none.length + tooFew.length === 0) return null
  return (
    <section className="insight-card insight-rest">
      {hints.length > 0 && (
        <Closed title={text('hints', { count: hints.length })}>
          <p className="insight-note">{text('mayBeChance')}</p>
          <LinkList links={hints} ways={ways} />
        </Closed>
      )}
      {none.length > 0 && (
        <Closed title={text('noLinks', { count: none.length })}>
          <LinkList links={none} ways={ways} />
        </Closed>
      )}
      {tooFew.length > 0 && (
        <Closed title={text('tooFew', { count: tooFew.length })}>
          <p className="insight-note">{results('insufficientData')}</p>
          <Wanted tooFew={tooFew} labelOf={ways.labelOf} />
        </Closed>
      )}
    </section>
  )
}

/** Renders nothing until opened: it may be a hundred rows. */
function Closed({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapse title={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      {isOpen && <div className="insight-closed">{children}</div>}
    </Collapse>
  )
}

function Wanted({ tooFew, labelOf }: { tooFew: readonly TooFew[]; labelOf: (item: number) => string }) {
  const { text } = useInsightWords()
  const rows = useFirstRows(tooFew)
  return (
    <>
      <ul className="wanted-list">
        {rows.shown.map((one) => {
          const wanted = stillWanted(one)
          const isEach = wanted.daysWith + wanted.daysWithout > 0
          return (
            <li key={one.item}>
              {text(isEach ? 'wantedEach' : 'wantedInAll', {
                name: labelOf(one.item),
                with: one.daysWith,
                without: one.daysWithout,
              })}
            </li>
          )
        })}
      </ul>
      <ShowAll rows={rows} count={tooFew.length} />
    </>
  )
}
