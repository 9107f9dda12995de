import { isForeign, spokenIn, wordsIn } from '@reprieve/domain/questionnaires/spoken.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useState } from 'react'
import type { Diary } from '../local/rows.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import type { DraftsInUse } from './draftsTable.ts'
import { ForeignNote } from './ForeignNote.tsx'
import type { Form } from './formTable.ts'
import { Items } from './Items.tsx'
import { FormEnd } from './FormEnd.tsx'
import { useForm } from './useForm.ts'
import type { One } from './useOne.ts'
import { useSending } from './useSending.ts'

interface FormProps {
  diary: Diary
  one: One
  form: Form
  drafts: DraftsInUse
}

/** One questionnaire to fill in, on one page. [QST-31] */
export function FormScreen({ diary, one, form: now, drafts }: FormProps) {
  // A newer edition that arrives while the user answers is for the next time.
  const [form, setForm] = useState(now)
  const text = useText('questionnaires')
  const { language } = useWords()
  const { questionnaire } = form
  const { title, description, items } = questionnaire
  const spoken = spokenIn(questionnaire, language)
  const lang = spoken === null ? questionnaire.language : intlTag(spoken)
  const sending = useSending(diary, { one, form, onReplaced: setForm })
  const { refused } = sending
  const filling = useForm({ diary, nid: one.row.nid, questionnaire, drafts, refused })
  return (
    <>
      <div className="questionnaire-intro">
        <h2 lang={lang}>{wordsIn(title, spoken)}</h2>
        {description !== null && <p lang={lang}>{wordsIn(description, spoken)}</p>}
        {isForeign(questionnaire, language) && <ForeignNote language={questionnaire.language} />}
        <p className="questionnaires-about">{text('keptAsYouGo')}</p>
        {filling.hasChanged && <Note kind="info">{text('formChanged')}</Note>}
      </div>
      {/* Answers cannot be changed while they are being sent. */}
      <div className="questions" inert={sending.is === 'sending'}>
        <Items items={items} level={3} page={{ diary, filling, spoken, lang }} />
      </div>
      <FormEnd one={one} questionnaire={questionnaire} filling={filling} sending={sending} drafts={drafts} />
      <section className="questionnaire-copyright">
        <h3>{text('source')}</h3>
        <p lang={questionnaire.language}>{questionnaire.copyright}</p>
      </section>
    </>
  )
}
