import { intlTag } from '@reprieve/domain/settings/language.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { use } from 'react'
import { PATHS } from '../app/paths.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { HelpCountryField } from './HelpCountryField.tsx'
import type { UrgentSection } from './urgentFiles.ts'
import './urgentHelp.css'
import { UrgentHelpText } from './UrgentHelpText.tsx'
import { sectionFrom, urgentTexts } from './urgentTexts.ts'
import { useHelpNumbers } from './useHelpNumbers.ts'

const here = getRouteApi(PATHS.urgentHelp)

/** D47: opens in every state of the device, also offline. */
export function UrgentHelp() {
  const { section } = here.useSearch()
  const chosen = sectionFrom(section)
  const text = useText('guide')
  const shell = useText()
  const { language } = useWords()
  const shown = use(urgentTexts(language))
  const danger = chosen === 'crisis' ? 'crisis' : 'urgent'
  const { numbers, country, known } = useHelpNumbers(danger)
  const list = (
    <EmergencyNumbers numbers={numbers} isCountryNamed={country.code !== null && !country.isGuessed} />
  )
  return (
    <div className="urgent">
      {/* In the person's language, even if the text below is not. */}
      <Note kind="warn" icon={<Icon name="phone" />}>
        {shell('helpText')}
      </Note>
      <nav className="urgent-sections" aria-label={text('urgentTexts')}>
        <SectionLink section="emergency" label={text('urgentEmergency')} isOpen={chosen === 'emergency'} />
        <SectionLink section="crisis" label={text('urgentCrisis')} isOpen={chosen === 'crisis'} />
      </nav>
      {/* The numbers first: on a phone the choice would push them off the screen. */}
      {country.code !== null && list}
      <HelpCountryField country={country} known={known} />
      {language !== shown.language && <Note kind="info">{text('urgentInEnglish')}</Note>}
      <div className="card" lang={intlTag(shown.language)}>
        <UrgentHelpText key={chosen} article={shown.texts[chosen]} />
      </div>
      {/* Without a country the list is long, and the text above starts with numbers. */}
      {country.code === null && list}
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
