import type { Figures } from '@reprieve/domain/results/insights/figures.ts'
import { inShort } from '@reprieve/domain/results/insights/inShort.ts'
import type { LinkGroups } from '@reprieve/domain/results/insights/linkGroups.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { shortSentence } from './shortSentence.ts'
import { useInsightWords } from './useInsightWords.ts'

interface ShortPartProps {
  figures: Figures
  links: LinkGroups | null
  labelOf: (item: number) => string
}

/** A summary of the screen in a few sentences. */
export function ShortPart({ figures, links, labelOf }: ShortPartProps) {
  const words = useInsightWords()
  const { text } = words
  return (
    <section className="insight-card">
      <h2 tabIndex={-1}>{text('inShort')}</h2>
      <p>
        {inShort(figures, links)
          .map((part) => shortSentence(part, words, labelOf))
          .join(' ')}
      </p>
      <Link
        className="button text insight-way"
        to={PATHS.insights}
        search={(before) => ({ ...before, section: 'compare' })}
      >
        {text('compare')}
      </Link>
    </section>
  )
}
