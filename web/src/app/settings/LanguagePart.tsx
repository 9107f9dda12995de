import { LanguageField } from '../../settings/LanguageField.tsx'

/** The field's label is also the section's name, so no heading: it would be read twice. [SET-17] */
export function LanguagePart() {
  return <LanguageField />
}
