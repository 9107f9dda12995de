import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import {
  applyPreset,
  estimatePages,
  findPreset,
  REPORT_PRESETS,
  type ReportPreset,
} from '@reprieve/domain/reports/presets.ts'
import type { ReportOptions } from '@reprieve/domain/reports/reportOptions.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { countItems } from '@reprieve/domain/results/charts/counts.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useMemo } from 'react'
import type { ReadingResults, Results } from '../results/useResults.ts'
import { useText } from '../text/useText.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'

const PARTS: Readonly<Record<ReportPreset | 'own', Key<'visit'>>> = {
  short: 'partsShort',
  usual: 'partsUsual',
  everything: 'partsEverything',
  own: 'partsOwn',
}

interface PresetChoiceProps {
  options: ReportOptions
  /** For a calendar without overlays. */
  overlays: readonly Overlay[]
  results: Results | ReadingResults
  onChange: (next: (options: ReportOptions) => ReportOptions) => void
}

/** How much goes in, and about how many pages that is. [REP-120, REP-121] */
export function PresetChoice({ options, overlays, results, onChange }: PresetChoiceProps) {
  const text = useText('visit')
  const preset = findPreset(options)
  const pages = usePages(options, results)
  return (
    <div className="report-preset">
      <Segmented
        label={text('howMuch')}
        segments={REPORT_PRESETS.map((value) => ({ value, label: text(value) }))}
        value={preset}
        onChange={(chosen) => onChange((now) => applyPreset(now, chosen, overlays))}
      />
      <p aria-live="polite">
        {pages !== null && (
          <>
            <b>{text('lead', { name: text('pages', { count: pages }) })}</b> {text(PARTS[preset ?? 'own'])}
          </>
        )}
      </p>
    </div>
  )
}

/** Null until the diary is read. */
function usePages(options: ReportOptions, results: Results | ReadingResults): number | null {
  const facts = useMemo(() => {
    if ('is' in results) return null
    const { columns, selection, canonical } = results
    const { categories } = countItems(columns.entries, { selection, canonical })
    const charts = categories.filter(({ rows }) => rows.length > 0).length
    return { span: selection.span, entries: countEntries(columns.entries, selection.rows), charts }
  }, [results])
  return facts === null ? null : estimatePages(options, facts)
}
