import { COUNTRIES } from '@reprieve/domain/account/countries.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useId, useMemo } from 'react'
import { useText, useWords } from '../../settings/words.tsx'

interface CountryFieldProps {
  country: string
  onChange: (country: string) => void
}

/** Countries in the page's language and order. A value from another client is kept unchanged. */
export function CountryField({ country, onChange }: CountryFieldProps) {
  const id = useId()
  const text = useText('profile')
  const account = useText('account')
  const { language } = useWords()
  const named = useMemo(() => countryNames(intlTag(language)), [language])
  const isKnown = country === '' || named.some(({ code }) => code === country)
  return (
    <div className="country-field">
      <label className="field-label" htmlFor={id}>
        {account('country')}
      </label>
      <select
        id={id}
        className="select"
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text('notTold')}</option>
        {!isKnown && <option value={country}>{country}</option>}
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function countryNames(tag: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(tag)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    compare(a.name, b.name),
  )
}
