import { LanguageField } from '../../settings/LanguageField.tsx'

/** The label of the field is the name of the section: said once more it would be read twice. [SET-17] */
export function LanguagePart() {
  return <LanguageField />
}
