import { getRouteApi, Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { ArticleText } from './ArticleText.tsx'
import './urgentHelp.css'
import { sectionFrom, URGENT_TEXTS, type UrgentSection } from './urgentTexts.ts'

const here = getRouteApi(PATHS.urgentHelp)

/** D47: opens in every state of the device, without a line too. */
export function UrgentHelp() {
  const { section } = here.useSearch()
  const chosen = sectionFrom(section)
  const text = useText('guide')
  const shell = useText()
  const { language } = useWords()
  return (
    <div className="urgent">
      {/* In the person's own language, whatever the text below is written in. */}
      <Note kind="warn" icon={<Icon name="phone" />}>
        {shell('helpText')}
      </Note>
      <nav className="urgent-sections" aria-label={text('urgentTexts')}>
        <SectionLink section="emergency" label={text('urgentEmergency')} isOpen={chosen === 'emergency'} />
        <SectionLink section="crisis" label={text('urgentCrisis')} isOpen={chosen === 'crisis'} />
      </nav>
      {language !== 'en' && <Note kind="info">{text('urgentInEnglish')}</Note>}
      <div className="card" lang="en">
        <ArticleText key={chosen} article={URGENT_TEXTS[chosen]} />
      </div>
    </div>
  )
}

interface SectionLinkProps {
  section: UrgentSection
  label: string
  isOpen: boolean
}

function SectionLink({ section, label, isOpen }: SectionLinkProps) {
  return (
    <Link
      className="urgent-section"
      to={PATHS.urgentHelp}
      search={{ section }}
      aria-current={isOpen ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
