import type { Block } from '@reprieve/content/article.ts'
import { anchorOf } from '@reprieve/domain/guide/headingAnchor.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useText } from '../settings/words.tsx'
import { goToPlace } from './place.ts'

/** Fewer sections need no table of contents. */
const LEAST = 5

/** The sections of a long article. Pressing one again scrolls there again, though the address is the same. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const text = useText('guide')
  const id = useId()
  const headings = blocks.flatMap((block) =>
    block.is === 'heading' && block.level === 2 ? [block.text] : [],
  )
  if (headings.length < LEAST) return null
  return (
    <nav className="guide-contents" aria-labelledby={id}>
      <h3 id={id}>{text('onThisPage')}</h3>
      <ol lang="en">
        {headings.map((heading) => (
          <li key={heading}>
            <Link
              className="link"
              to="."
              search={{ section: anchorOf(heading) }}
              replace
              onClick={() => goToPlace(anchorOf(heading))}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
