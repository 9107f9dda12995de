import type { ChecklistItem } from '@reprieve/content/article.ts'
import { canKeep } from '@reprieve/contract/settings/programNotes.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import type { Diary } from '../../local/rows.ts'
import { Line } from '../../reading/Line.tsx'
import { useText, useWords } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { guideLink } from '../guideLink.tsx'
import { PromptField } from './PromptField.tsx'
import type { NotesInUse } from './useProgram.ts'

interface PromptsProps {
  diary: Diary
  lesson: string
  prompts: readonly ChecklistItem[]
  notes: NotesInUse
}

/** The prompts to answer, each stored by itself. One that cannot be stored is read only. [PROG-5] */
export function Prompts({ diary, lesson, prompts, notes }: PromptsProps) {
  const text = useText('programs')
  const common = useText('common')
  const { language } = useWords()
  return (
    <div className="prompts">
      <div lang={intlTag(language)}>
        <p className="prompts-note">{text('privately')}</p>
        <div role="alert">
          {notes.failed !== null && (
            <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={notes.retry} />}>
              {text('notSaved')}
            </Note>
          )}
        </div>
      </div>
      {prompts.map(({ id, words }, place) =>
        id !== null && canKeep(lesson, id) ? (
          <PromptField key={id} diary={diary} lesson={lesson} prompt={id} words={words} notes={notes} />
        ) : (
          <p key={place}>
            <Line words={words} renderLink={guideLink} />
          </p>
        ),
      )}
    </div>
  )
}
