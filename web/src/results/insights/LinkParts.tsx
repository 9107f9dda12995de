import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import {
  COMPARED_LISTS,
  type Link as Linked,
  type TooFew,
} from '@reprieve/domain/results/statistics/statistics.ts'
import { countMissingDays } from '@reprieve/domain/results/statistics/welch.ts'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Collapse } from '../../ui/layout/Collapse.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { LinkList, type LinkRowOptions, ShowAll, useFirstRows } from './LinkList.tsx'
import { useInsightWords } from './insightWords.ts'

interface LinkPartsProps {
  groups: LinkGroups
  ways: LinkRowOptions
  /** The number of days if it is too low to detect most links. */
  fewDays: number | null
}

/** Links of all lists together; each list can be opened on its own. */
export function LinkParts({ groups, ways, fewDays }: LinkPartsProps) {
  const { text } = useInsightWords()
  return (
    <>
      <div className="insight-pair">
        <LinkGroup title={text('lessCame')} links={groups.less} ways={ways} />
        <LinkGroup title={text('moreCame')} links={groups.more} ways={ways} />
      </div>
      <InsightNote>
        {text('notProof')}
        {fewDays !== null && ` ${text('fewDays', { count: fewDays })}`}
      </InsightNote>
      <LinkRest groups={groups} ways={ways} />
      <Categories />
    </>
  )
}

export function LinkGroup({
  title,
  links,
  ways,
}: {
  title: string
  links: readonly Linked[]
  ways: LinkRowOptions
}) {
  const { text } = useInsightWords()
  return (
    <section className="insight-card">
      <h2>{title}</h2>
      {links.length === 0 ? (
        <p className="insight-note">{text('noSteady')}</p>
      ) : (
        <LinkList links={links} ways={ways} />
      )}
    </section>
  )
}

function Categories() {
  const { text } = useInsightWords()
  const lists = useText('lists')
  return (
    <nav className="insight-card" aria-label={text('byCategory')}>
      <h2>{text('byCategory')}</h2>
      <ul className="insight-ways">
        {COMPARED_LISTS.map((list) => (
          <li key={list}>
            <Link className="button" to={PATHS.insights} search={(before) => ({ ...before, section: list })}>
              {lists(`list-${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface LinkRestProps {
  groups: LinkGroups
  ways: LinkRowOptions
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
