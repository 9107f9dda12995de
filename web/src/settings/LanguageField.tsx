import { isLanguage, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { INTL_TAG, LANGUAGE_NAMES } from '@reprieve/locales/language.ts'
import type { ChangeEvent } from 'react'
import { systemLanguageOf, useText, useWords } from './words.tsx'

export function LanguageField() {
  const { choice, choose } = useWords()
  const text = useText()
  const change = (event: ChangeEvent<HTMLSelectElement>): void => {
    const { value } = event.target
    void choose(isLanguage(value) ? value : 'default')
  }

  return (
    <label className="field">
      <span className="field-label">{text('language')}</span>
      <select className="select" value={choice} onChange={change}>
        <option value="default">
          {text('systemDefault', { name: LANGUAGE_NAMES[systemLanguageOf('default')] })}
        </option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={INTL_TAG[language]}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
