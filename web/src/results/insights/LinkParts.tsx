import { PRESET_DAYS } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import type { Link as Linked, TooFew } from '@reprieve/domain/results/statistics/statistics.ts'
import { countMissingDays } from '@reprieve/domain/results/statistics/welch.ts'
import { useState, type ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { LinkList, type LinkRowOptions, ShowAll, useFirstRows } from './LinkList.tsx'
import { useInsightWords } from './insightWords.ts'

interface LinkPartsProps {
  groups: LinkGroups
  titles: { more: string; less: string }
  ways: LinkRowOptions
  /** The number of days if it is too low to detect most links. */
  fewDays: number | null
  /** The next longer period, if there is one. */
  longer: DateRange | null
}

/** Steady links of all lists together, then what is not steady, closed. [RES-43] */
export function LinkParts({ groups, titles, ways, fewDays, longer }: LinkPartsProps) {
  const { text } = useInsightWords()
  const helps = useText('helps')
  const hasSteady = groups.more.length + groups.less.length > 0
  const few = fewDays === null ? null : text('fewDays', { count: fewDays })
  return (
    <>
      {hasSteady ? (
        <>
          {/* Side by side where there is room. A side without a steady link is left out. */}
          <div className="insight-pair">
            <LinkGroup title={titles.more} links={groups.more} ways={ways} />
            <LinkGroup title={titles.less} links={groups.less} ways={ways} />
          </div>
          <p className="insight-legend">
            {helps('withLegend')} {few}
          </p>
        </>
      ) : (
        <NoneSteady longer={longer}>{few}</NoneSteady>
      )}
      <LinkRest groups={groups} ways={ways} />
    </>
  )
}

interface LinkGroupProps {
  title: string
  links: readonly Linked[]
  ways: LinkRowOptions
}

function LinkGroup({ title, links, ways }: LinkGroupProps) {
  const { text } = useInsightWords()
  if (links.length === 0) return null
  return (
    <section className="insight-card">
      <div className="link-group-head">
        <h2>{title}</h2>
        <Tag kind="plain" label={text('steady')} />
      </div>
      <LinkList links={links} ways={ways} />
    </section>
  )
}

interface NoneSteadyProps {
  longer: DateRange | null
  children: ReactNode
}

/** Said once for both directions, with the one thing that can help. [RES-76] */
function NoneSteady({ longer, children }: NoneSteadyProps) {
  const { text } = useInsightWords()
  return (
    <section className="insight-card">
      <h2>{text('noSteady')}</h2>
      {children !== null && <p className="insight-note">{children}</p>}
      {longer !== null && (
        <Link
          className="button insight-longer"
          to={PATHS.insights}
          search={(before) => ({ ...before, range: rangeWord(longer) })}
          replace
          resetScroll={false}
        >
          {longer.is === 'alltime' || longer.is === 'custom'
            ? text('showAllTime')
            : text('showDays', { days: PRESET_DAYS[longer.is] })}
        </Link>
      )}
    </section>
  )
}

interface LinkRestProps {
  groups: LinkGroups
  ways: LinkRowOptions
}

/** Links that are not a consistent pattern: collapsed, so that nobody takes them for one. */
function LinkRest({ groups: { hints, none, tooFew }, ways }: LinkRestProps) {
  const { text } = useInsightWords()
  const results = useText('results')
  if (hints.length + none.length + tooFew.length === 0) return null
  return (
    <>
      {hints.length > 0 && (
        <section className="insight-hints">
          <Closed title={text('hints', { count: hints.length })} note={text('mayBeChance')}>
            <LinkList links={hints} ways={ways} />
          </Closed>
        </section>
      )}
      {none.length + tooFew.length > 0 && (
        <section className="insight-card insight-rest">
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
      )}
    </>
  )
}

interface ClosedProps {
  title: string
  /** Below the title, also while it is closed. */
  note?: string
  children: ReactNode
}

/** Renders nothing until opened: it may be a hundred rows. */
function Closed({ title, note, children }: ClosedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Collapse title={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {isOpen && <div className="insight-closed">{children}</div>}
      </Collapse>
      {note !== undefined && <p className="insight-legend">{note}</p>}
    </>
  )
}

function Wanted({ tooFew, labelOf }: { tooFew: readonly TooFew[]; labelOf: (item: number) => string }) {
  const { text } = useInsightWords()
  const rows = useFirstRows(tooFew)
  return (
    <>
      <ul className="wanted-list">
        {rows.shown.map((one) => {
          const wanted = countMissingDays(one)
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

/** A note beside the figures, spaced like a card. */
export function InsightNote({ children }: { children: ReactNode }) {
  return (
    <div className="insight-told">
      <Note kind="info">{children}</Note>
    </div>
  )
}
