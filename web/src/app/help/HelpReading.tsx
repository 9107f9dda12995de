import type { HelpSection } from '@reprieve/content/help.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { useText } from '../../settings/words.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PATHS } from '../paths.ts'
import { findSections } from './findSections.ts'
import type { HelpPage } from './helpFiles.ts'

interface HelpReadingProps {
  page: HelpPage
  sections: readonly HelpSection[]
}

const CONTENTS = 'contents'

/** A search field, the contents and the sections; the search leaves only the sections that match. */
export function HelpReading({ page, sections }: HelpReadingProps) {
  const [typed, setTyped] = useState('')
  const text = useText('help')
  const shown = findSections(sections, typed)
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // The text is loaded after the page: only now can a link from elsewhere find its section.
  useEffect(() => placeFocus(hash), [hash])
  return (
    <>
      <section className="card help-search" role="search">
        <TextField
          label={text('search')}
          type="search"
          autoComplete="off"
          isLiteral
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <p role="status">{typed.trim() !== '' && text('found', { count: shown.length })}</p>
      </section>
      <nav className="card help-contents" id={CONTENTS} tabIndex={-1} aria-labelledby="help-contents-title">
        <h2 id="help-contents-title">{text('contents')}</h2>
        <ol>
          {shown.map(({ anchor, title }) => (
            <li key={anchor}>
              <AnchorLink page={page} anchor={anchor} label={title} />
            </li>
          ))}
        </ol>
      </nav>
      {shown.map((section) => (
        <Section key={section.anchor} page={page} section={section} />
      ))}
    </>
  )
}

function Section({ page, section: { anchor, title, blocks } }: { page: HelpPage; section: HelpSection }) {
  const text = useText('help')
  return (
    <section className="card help-section" id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      <div className="article-text">
        <ArticleText blocks={blocks} level={3} />
      </div>
      <AnchorLink page={page} anchor={CONTENTS} label={text('backToContents')} />
    </section>
  )
}

interface AnchorLinkProps {
  page: HelpPage
  anchor: string
  label: string
}

/** Pressed again it scrolls there again, although the URL is the same. */
function AnchorLink({ page, anchor, label }: AnchorLinkProps) {
  return (
    <Link className="link" to={PATHS[page]} hash={anchor} onClick={() => placeFocus(anchor)}>
      {label}
    </Link>
  )
}

/** Scrolls and moves the focus, so that keyboards continue there and screen readers read the heading. */
function placeFocus(anchor: string): void {
  if (anchor === '') return
  const place = document.getElementById(anchor)
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}
