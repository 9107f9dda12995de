import type { Words } from '@reprieve/content/article.ts'
import { answerKey, hasRoom, LONGEST_ANSWER, withAnswer } from '@reprieve/domain/guide/programs/notes.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useState } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useText, useWords } from '../../settings/words.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useLookedAt } from '../../safety/useLookedAt.ts'
import type { NotesInUse } from './useProgram.ts'

interface PromptFieldProps {
  diary: Diary
  lesson: string
  prompt: string
  words: readonly Words[]
  notes: NotesInUse
}

/** Saved while typing. If there is no room, the text stays in the field and a message says so. [PROG-5, PROG-7] */
export function PromptField({ diary, lesson, prompt, words, notes }: PromptFieldProps) {
  const text = useText('programs')
  const { language } = useWords()
  const key = answerKey(lesson, prompt)
  const question = words.map((one) => one.text).join('')
  const kept = notes.value.answers[key]?.text ?? ''
  const [unkept, setUnkept] = useState<string | null>(null)
  const value = unkept ?? kept
  const { noteTyped, look } = useLookedAt(diary, kept)
  const change = (typed: string): void => {
    noteTyped(typed)
    const after = withAnswer(notes.value, key, { text: typed, question })
    const isKept = typed.length <= kept.length || hasRoom(after)
    setUnkept(isKept ? null : typed)
    if (isKept) notes.change((now) => withAnswer(now, key, { text: typed, question }))
  }
  return (
    <div className="prompt">
      <TextArea label={question} value={value} maxLength={LONGEST_ANSWER} onChange={change} onBlur={look} />
      <div className="prompt-told" lang={intlTag(language)}>
        <p>{text('lettersLeft', { count: Math.max(0, LONGEST_ANSWER - value.length) })}</p>
        <p role="alert">{unkept !== null && text('noRoom')}</p>
      </div>
      {/* For print: a field would only show what fits into it. */}
      <p className="prompt-printed">{value}</p>
    </div>
  )
}
