import { countEntries } from '@reprieve/domain/filters/columns/episodeRows.ts'
import { ResetButton, ShownCount } from '../../filters/panel/FilterFooter.tsx'
import { FilterPanel } from '../../filters/panel/FilterPanel.tsx'
import { useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useGoBack } from '../../navigation/useGoBack.ts'
import { useResults } from '../useResults.ts'
import { FRAME_AREAS } from './frameAreas.ts'
import { HAS_DRAWER, useMediaQuery } from './useMediaQuery.ts'
import { useRangeOptions, useResultsFilter } from './useResultsFilter.ts'
import './frame.css'

/** The filter panel with its own address. It uses the range of the list, which no plan limits (D44). */
export function FilterScreen() {
  useTextsReady(FRAME_AREAS)
  return <FilterPage />
}

function FilterPage() {
  const text = useText('filters')
  const common = useText('common')
  const { section } = useSearch()
  const asked = useResultsFilter('records')
  const results = useResults(asked)
  // With the drawer, the drawer has the only filled button of the screen.
  const hasDrawer = useMediaQuery(HAS_DRAWER)
  const close = useGoBack(PATHS.insights)
  const range = useRangeOptions('records', asked)
  const { filter, lists, change } = asked
  const counts =
    'is' in results
      ? null
      : {
          shown: countEntries(results.columns.entries, results.selection.rows),
          outOf: results.selection.outOf,
        }
  return (
    <div className="filter-page">
      {/* The page's top bar has the title; the following headings are below it. */}
      <h2 className="unseen">{text('criteria')}</h2>
      <FilterPanel filter={filter} lists={lists} range={range} first={section} onChange={change}>
        <div className="filter-foot">
          <ShownCount counts={counts} />
          <ResetButton onChange={change} />
          <Button label={common('close')} kind={hasDrawer ? 'quiet' : 'primary'} onPress={() => close()} />
        </div>
      </FilterPanel>
    </div>
  )
}
