import { isLanguage, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { INTL_TAG, LANGUAGE_NAMES } from '@reprieve/locales/language.ts'
import type { ChangeEvent } from 'react'
import { resolveDeviceLanguage, useText, useLanguage } from '../text/useText.tsx'

export function LanguageField() {
  const { choice, choose } = useLanguage()
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
          {text('systemDefault', { name: LANGUAGE_NAMES[resolveDeviceLanguage('default')] })}
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
