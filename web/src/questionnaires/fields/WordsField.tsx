import { useText } from '../../settings/words.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLookedAt } from '../../safety/useLookedAt.ts'
import type { FieldProps } from './fieldProps.ts'

const FEW_LEFT = 100

/** Free text; checked when the person moves on, like every note. [QST-38] */
export function WordsField({ item, label, answer, problem, hint, diary, onGive, onLeave }: FieldProps) {
  const text = useText('questionnaires')
  const value = typeof answer === 'string' ? answer : ''
  const { noteTyped, look } = useLookedAt(diary, value)
  const left = item.longest - value.length
  const hints = [hint, left <= FEW_LEFT ? text('lettersLeft', { count: Math.max(0, left) }) : undefined]
  const said = hints.filter((one) => one !== undefined).join(' · ')
  const Field = item.kind === 'text' ? TextArea : TextField
  return (
    <Field
      label={label}
      value={value}
      hint={said === '' ? undefined : said}
      error={problem}
      maxLength={item.longest}
      onChange={(typed) => {
        noteTyped(typed)
        onGive(typed === '' ? undefined : typed)
      }}
      onBlur={() => {
        look()
        onLeave()
      }}
    />
  )
}
