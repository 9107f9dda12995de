import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'

/** A form without a translation for this reader is shown in its original language, with a note. [QST-39] */
export function ForeignNote({ language }: { language: string }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  return (
    <Note kind="info" icon={<Icon name="globe" />}>
      {text('onlyInLanguage', { language: languageName(language, tag) })}
    </Note>
  )
}

function languageName(language: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language
  } catch {
    // The uploaded language tag is not valid.
    return language
  }
}
