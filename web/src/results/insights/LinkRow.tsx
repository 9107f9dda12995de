import { percentOf } from '@reprieve/domain/results/statistics/coverage.ts'
import type { Coverage, Link } from '@reprieve/domain/results/statistics/statistics.ts'
import { useId, useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import '../../ui/iconButton.css'
import { Tag } from '../../ui/Tag.tsx'
import { linkWords } from './linkWords.ts'
import { useInsightWords } from './useInsightWords.ts'

interface LinkRowProps {
  link: Link
  name: string
  coverage: Coverage
  /** False if the diary starts within the range: then everything would count as new. */
  tellsNew: boolean
}

const ICONS = { better: 'arrowDown', worse: 'arrowUp', flat: 'equal' } as const

/** The item, the difference, the number of days, and how certain it is. */
export function LinkRow({ link, name, coverage, tellsNew }: LinkRowProps) {
  const words = useInsightWords()
  const { text } = words
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const aboutId = useId()
  const { way, points, days, share, label, likely } = linkWords(link, words)
  return (
    <li className="link-row">
      <span className={way}>
        <DiaryIcon name={ICONS[way]} />
      </span>
      <div className="link-head">
        <span className="link-name">{name}</span>
        {tellsNew && link.isNew && <Tag kind="info" label={common('new')} />}
        <span className={`link-points ${way}`}>{points}</span>
      </div>
      <div className="link-foot">
        <span className="link-share" aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span>{days}</span>
        <Tag kind="plain" label={label} />
        <button
          type="button"
          className="icon-button"
          aria-label={text('about', { name })}
          aria-expanded={isOpen}
          aria-controls={aboutId}
          onClick={() => setOpen(!isOpen)}
        >
          <DiaryIcon name="info" />
        </button>
      </div>
      <div className="link-about" id={aboutId}>
        {isOpen && <About list={link.list} coverage={coverage} likely={likely} />}
      </div>
    </li>
  )
}

interface AboutProps {
  list: Link['list']
  coverage: Coverage
  likely: string
}

function About({ list, coverage, likely }: AboutProps) {
  const results = useText('results')
  const lists = useText('lists')
  return (
    <p>
      {results('basedOn', { 0: percentOf(coverage), 1: coverage.records, 2: lists(`list-${list}`) })}.{' '}
      {likely}
    </p>
  )
}
