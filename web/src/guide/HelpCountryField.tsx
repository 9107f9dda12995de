import type { HelpCountry } from '@reprieve/domain/safety/helpCountry.ts'
import { countriesToChoose } from '@reprieve/domain/safety/helpCountry.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useId } from 'react'
import { useText, useWords } from '../settings/words.tsx'
import { chosenHelpCountry } from './chosenHelpCountry.ts'

interface HelpCountryFieldProps {
  country: HelpCountry
  /** The countries that have numbers. */
  known: readonly string[]
}

/** The person's country. Chosen or guessed, it can always be changed here. [SAFE-17] */
export function HelpCountryField({ country: { code, isGuessed }, known }: HelpCountryFieldProps) {
  const id = useId()
  const aboutId = useId()
  const text = useText('safety')
  const { language } = useWords()
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
