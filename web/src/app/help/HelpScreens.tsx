import { readHelp, type HelpPage, type HelpSection } from '@reprieve/content/help.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useState } from 'react'
import { operatorPageUrl } from '../../account/service/OperatorLink.tsx'
import { useServiceFacts } from '../../account/service/serviceFacts.ts'
import { Link } from '../../navigation/Link.tsx'
import { useLocation } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { HELP_FILES } from '../../reading/helpFiles.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { findSections } from './findSections.ts'
import './help.css'

interface HelpReadingProps {
  page: HelpPage
  sections: readonly HelpSection[]
}

const CONTENTS = 'contents'

/** A search field, the contents and the sections; the search leaves only the sections that match. */
function HelpReading({ page, sections }: HelpReadingProps) {
  const [typed, setTyped] = useState('')
  const text = useText('help')
  const shown = findSections(sections, typed)
  const hash = useLocation({ select: ({ hash }) => hash })
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

const OTHER = { userGuide: 'faq', faq: 'userGuide' } as const

/** Links for a person who has not found the answer: the other text, and people. */
function MoreHelp({ page }: { page: HelpPage }) {
  const text = useText('help')
  const navigation = useText('navigation')
  const other = OTHER[page]
  return (
    <section className="card help-more" aria-labelledby="help-more-title">
      <h2 id="help-more-title">{text('moreTitle')}</h2>
      <p>{text('moreText')}</p>
      <Link className="button" to={PATHS[other]}>
        {navigation(other)}
      </Link>
      <Link className="button" to={PATHS.contactUs}>
        {navigation('contactUs')}
      </Link>
    </section>
  )
}

export function UserGuideScreen() {
  return <HelpScreen page="userGuide" />
}

export function FaqScreen() {
  return <HelpScreen page="faq" />
}

const LINKS = { userGuide: 'user_guide', faq: 'faq' } as const

/** SET-20: our text, or a link to the operator's (LINK_USER_GUIDE, LINK_FAQ). */
function HelpScreen({ page }: { page: HelpPage }) {
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const link = operatorPageUrl(facts, LINKS[page], language)
  return (
    <div className="help">
      <ScreenHeading />
      {link === null ? <OwnHelp page={page} /> : <HostedHelp link={link} />}
      <MoreHelp page={page} />
    </div>
  )
}

function HostedHelp({ link }: { link: string }) {
  const text = useText('account')
  return (
    <section className="card">
      <p>{text('termsHosted')}</p>
      <a className="link" href={link} target="_blank" rel="noreferrer noopener">
        {text('termsOpenHosted')}
      </a>
    </section>
  )
}

function OwnHelp({ page }: { page: HelpPage }) {
  const { reading, retry } = useHelp(page)
  const text = useText('help')
  const shell = useText()
  const common = useText('common')
  switch (reading.is) {
    case 'reading':
      return <Skeleton longText={shell('waitingLong')} />
    case 'failed':
      return (
        <div role="alert">
          <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={retry} />}>
            {text('notLoaded')}
          </Note>
        </div>
      )
    case 'read':
      return <HelpReading page={page} sections={reading.sections} />
  }
}

type Reading = { is: 'reading' } | { is: 'failed' } | { is: 'read'; sections: readonly HelpSection[] }

/** The text in the person's language. While another language loads, the previous text stays. */
function useHelp(page: HelpPage): { reading: Reading; retry: () => void } {
  const { language } = useLanguage()
  const [reading, setReading] = useState<Reading>({ is: 'reading' })
  useEffect(() => {
    let isCurrent = true
    void load(page, language).then((came) => isCurrent && setReading(came))
    return () => void (isCurrent = false)
  }, [page, language])
  const retry = (): void => {
    setReading({ is: 'reading' })
    void load(page, language).then(setReading)
  }
  return { reading, retry }
}

async function load(page: HelpPage, language: Language): Promise<Reading> {
  try {
    return { is: 'read', sections: readHelp((await HELP_FILES[page][language]()).default) }
  } catch {
    return { is: 'failed' }
  }
}
