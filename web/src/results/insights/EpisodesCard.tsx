import { episodeLength } from '@reprieve/domain/results/episodeLength.ts'
import { countSpanDays } from '@reprieve/domain/results/days.ts'
import { episodeFigures } from '@reprieve/domain/results/insights/episodeFigures.ts'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import type { Results } from '../useResults.ts'

const figuresIn = cacheByArguments(({ columns, selection }: Results) =>
  episodeFigures(columns.entries, selection.rows),
)

/** How many episodes, how long they usually last, and which have no end. [EPI-22] */
export function EpisodesCard({ results }: { results: Results }) {
  const text = useText('insights')
  const said = useText('results')
  const { rows, ended, usual, goingOn, left } = figuresIn(results)
  if (rows.length === 0) return null
  const days = text('episodeDays', { count: countSpanDays(results.selection.span) })
  const lengthOf = (seconds: number): string => {
    const { key, values } = episodeLength(seconds)
    return said(key, values)
  }
  return (
    <section className="insight-card">
      <h2 tabIndex={-1}>{text('episodes')}</h2>
      <p>{text('episodeCount', { count: rows.length, days })}</p>
      {usual !== null && <p>{text('episodeLength', { count: ended.length, length: lengthOf(usual) })}</p>}
      {goingOn.length > 0 && <p>{text('episodesGoOn', { count: goingOn.length })}</p>}
      {left.length > 0 && <p>{text('episodesLeft', { count: left.length })}</p>}
    </section>
  )
}
