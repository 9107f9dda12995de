import { FLAG, NO_LENGTH, type Columns } from '../../filters/columns/columns.ts'
import { countedRows, isEpisodeRow } from '../../filters/columns/episodeRows.ts'
import { medianOf } from '../statistics/median.ts'

/** How often, and how long. Nothing is guessed: an episode without an end has no length. [EPI-22] */
export interface EpisodeFigures {
  /** The rows of their starts; each once, even if only a later number is selected. */
  rows: readonly number[]
  /** The rows of those with a length. */
  ended: readonly number[]
  /** Seconds: the median of those with a length; null without any. */
  usual: number | null
  goingOn: readonly number[]
  /** Neither a length nor going on: the person did not know, or never said. */
  left: readonly number[]
}

export function episodeFigures(columns: Columns, rows: Uint32Array): EpisodeFigures {
  const all = Array.from(countedRows(columns, rows)).filter((row) => isEpisodeRow(columns, row))
  const ended = all.filter((row) => columns.length[row] !== NO_LENGTH)
  const open = all.filter((row) => columns.length[row] === NO_LENGTH)
  const goesOn = (row: number): boolean => (columns.flags[row]! & FLAG.goesOn) !== 0
  const lengths = Float64Array.from(ended, (row) => columns.length[row]!)
  return {
    rows: all,
    ended,
    usual: ended.length === 0 ? null : medianOf(lengths),
    goingOn: open.filter(goesOn),
    left: open.filter((row) => !goesOn(row)),
  }
}
