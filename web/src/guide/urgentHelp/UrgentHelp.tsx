import type { Article } from '@reprieve/content/article.ts'
import { splitPhones } from '@reprieve/content/phones.ts'
import { countriesToChoose, type HelpCountry } from '@reprieve/domain/safety/helpCountry.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { use, useId } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { parseUrgentSection, type UrgentSection, loadUrgentTexts } from './urgentTexts.ts'
import { chosenHelpCountry, useHelpNumbers } from './useHelpNumbers.ts'
import './urgentHelp.css'

const here = routeHooks(PATHS.urgentHelp)

/** D47: opens in every state of the device, also offline. */
export function UrgentHelp() {
  const { section } = here.useSearch()
  const chosen = parseUrgentSection(section)
  const text = useText('guide')
  const shell = useText()
  const { language } = useLanguage()
  const shown = use(loadUrgentTexts(language))
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

/** One of the two texts, with numbers that can be called. */
function UrgentHelpText({ article: { title, blocks } }: { article: Article }) {
  return (
    <article className="urgent-text">
      <h2>{title}</h2>
      <div className="article-text">
        <ArticleText blocks={blocks} level={3} renderText={(text) => <Callable text={text} />} />
      </div>
    </article>
  )
}

function Callable({ text }: { text: string }) {
  return splitPhones(text).map((piece, place) =>
    piece.call === null ? (
      piece.text
    ) : (
      <a key={place} className="call" href={`tel:${piece.call}`}>
        {piece.text}
      </a>
    ),
  )
}

interface HelpCountryFieldProps {
  country: HelpCountry
  /** The countries that have numbers. */
  known: readonly string[]
}

/** The person's country. Chosen or guessed, it can always be changed here. [SAFE-17] */
function HelpCountryField({ country: { code, isGuessed }, known }: HelpCountryFieldProps) {
  const id = useId()
  const aboutId = useId()
  const text = useText('safety')
  const { language } = useLanguage()
  const tag = intlTag(language)
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const nameOf = (one: string): string => names.of(one) ?? one
  const { compare } = new Intl.Collator(tag)
  // A country of the profile without numbers is shown nevertheless: the person chose it.
  const listed = code === null || known.includes(code) ? known : [...known, code]
  const { own, others } = countriesToChoose(listed, language, (one, other) =>
    compare(nameOf(one), nameOf(other)),
  )
  const options = (codes: readonly string[]) =>
    codes.map((one) => (
      <option key={one} value={one}>
        {nameOf(one)}
      </option>
    ))
  return (
    <div className="help-country">
      <label className="field-label" htmlFor={id}>
        {text('helpCountry')}
      </label>
      <select
        id={id}
        className="select"
        aria-describedby={aboutId}
        value={code ?? ''}
        onChange={({ target }) => chosenHelpCountry.choose(target.value)}
      >
        <option value="">{text('helpCountryOther')}</option>
        {options(own)}
        {options(others)}
      </select>
      <p id={aboutId} className="help-country-about">
        {text(isGuessed ? 'helpCountryGuessed' : 'helpCountryAbout')}
      </p>
    </div>
  )
}
