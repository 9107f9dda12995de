import { groupLinks } from '@reprieve/domain/results/insights/linkGroups.ts'
import { makeHelpList, type HelpList } from '@reprieve/domain/results/helps/helpList.ts'
import { isChosenByPain } from '@reprieve/domain/results/statistics/links.ts'
import type { HelpedRow } from '@reprieve/domain/results/statistics/statistics.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useNavigate } from '../../navigation/useRouter.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { HAS_PANEL, useMediaQuery } from '../frame/useMediaQuery.ts'
import { findResultLinks, makeLinkRowOptions } from '../insights/resultLinks.ts'
import type { ContentProps, Results } from '../useResults.ts'
import { HelpDetail } from './HelpDetail.tsx'
import { HelpRows, HelpLegend, UnmarkedList } from './HelpRows.tsx'
import { LessPainPart, MorePainPart } from './PainLinks.tsx'
import { NothingMarked } from './NothingMarked.tsx'
import './helps.css'

const AREAS: readonly BrowserArea[] = ['helps', 'insights']

const MORE = 'more'

/** What the person tried and how it went, and what came with more pain. One switch between the two. */
export function HelpsContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Helps {...props} />
}

const helpListIn = cacheByArguments(({ columns, selection, canonical }: Results) =>
  makeHelpList(columns, { selection, canonical }),
)

const linkGroupsIn = cacheByArguments(groupLinks)

function Helps({ results, search: { section } }: ContentProps) {
  const text = useText('helps')
  const navigate = useNavigate()
  const isMore = section === MORE
  const show = (chosen: 'helped' | typeof MORE): void => {
    const search = (before: object) => ({ ...before, section: chosen === MORE ? MORE : undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const links = findResultLinks(results)
  const groups = isChosenByPain(results.filter.criteria) ? null : linkGroupsIn(links)
  const ways = makeLinkRowOptions(results, links)
  return (
    <>
      <Segmented
        label={text('switch')}
        value={isMore ? MORE : 'helped'}
        segments={[
          { value: 'helped', label: text('helped') },
          { value: MORE, label: text('morePain') },
        ]}
        onChange={show}
      />
      {isMore ? (
        <MorePainPart groups={groups} ways={ways} />
      ) : (
        <>
          <Helped results={results} list={helpListIn(results)} />
          {groups !== null && groups.less.length > 0 && <LessPainPart links={groups.less} ways={ways} />}
        </>
      )}
    </>
  )
}

interface HelpedProps {
  results: Results
  list: HelpList
}

function Helped({ results, list }: HelpedProps) {
  const text = useText('helps')
  const common = useText('common')
  const hasPanel = useMediaQuery(HAS_PANEL)
  const [open, setOpen] = useState<number | null>(null)
  const { judged, learning, unmarked } = list
  if (judged.length + learning.length === 0)
    return (
      <>
        <NothingMarked />
        <UnmarkedList used={unmarked} labelOf={results.labelOf} />
      </>
    )
  const rows: readonly HelpedRow[] = [...judged, ...learning]
  const opened = rows.find(({ item }) => item === open) ?? (hasPanel ? rows[0] : undefined)
  const detail = opened && <HelpDetail row={opened} results={results} />
  return (
    <div className="helps" data-detail={(hasPanel && detail !== undefined) || undefined}>
      <div className="help-list">
        <HelpLegend />
        <HelpRows
          list={list}
          labelOf={results.labelOf}
          open={hasPanel ? (opened?.item ?? null) : null}
          onOpen={setOpen}
        />
        <UnmarkedList used={unmarked} labelOf={results.labelOf} />
      </div>
      {opened && hasPanel && (
        <section className="help-panel" aria-label={results.labelOf(opened.item)}>
          <h2>{results.labelOf(opened.item)}</h2>
          {detail}
        </section>
      )}
      {opened && !hasPanel && (
        <Sheet
          isOpen
          title={results.labelOf(opened.item)}
          closeLabel={common('close')}
          onClose={() => setOpen(null)}
        >
          {detail}
        </Sheet>
      )}
      <p className="unseen" role="status">
        {opened && hasPanel && open !== null
          ? text('detailShown', { name: results.labelOf(opened.item) })
          : ''}
      </p>
    </div>
  )
}
