import type { Item } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { lacksTranslation, findTranslation, formTextIn } from '@reprieve/domain/questionnaires/translation.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useId, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useFormatTag, useLanguage, useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { FormEnd, useSendAnswers } from './FormEnd.tsx'
import { Question } from './Question.tsx'
import type { QuestionnaireDraftsState } from '../draftsTable.ts'
import type { StoredForm } from '../formTable.ts'
import { type FormPage, useAnswerForm } from './useAnswerForm.ts'
import type { QuestionnaireDetails } from '../useQuestionnaire.ts'

interface ItemsProps {
  items: readonly Item[]
  level: number
  page: FormPage
}

/** In the order of the form, without the questions that are not asked now. [QST-31] */
function Items({ items, level, page }: ItemsProps) {
  const { asked } = page.filling
  return items
    .filter(({ linkId }) => asked.has(linkId))
    .map((item) => <AnyItem key={item.linkId} item={item} level={level} page={page} />)
}

function AnyItem({ item, level, page }: { item: Item; level: number; page: FormPage }) {
  switch (item.kind) {
    case 'group':
      return <Group item={item} level={level} page={page} />
    case 'display':
      return (
        <p className="question-display" lang={page.lang}>
          {formTextIn(item.words, page.spoken)}
        </p>
      )
    default:
      return <Question item={item} page={page} />
  }
}

const DEEPEST = 6

function Group({ item, level, page }: { item: Item; level: number; page: FormPage }) {
  const id = useId()
  const words = formTextIn(item.words, page.spoken)
  const Heading = `h${Math.min(DEEPEST, level)}` as 'h3'
  return (
    <section className="question-group" aria-labelledby={words === '' ? undefined : id}>
      {words !== '' && (
        <Heading id={id} lang={page.lang}>
          {words}
        </Heading>
      )}
      <Items items={item.items} level={level + 1} page={page} />
    </section>
  )
}

interface FormProps {
  diary: Diary
  one: QuestionnaireDetails
  form: StoredForm
  drafts: QuestionnaireDraftsState
}

/** One questionnaire to fill in, on one page. [QST-31] */
export function FormScreen({ diary, one, form: now, drafts }: FormProps) {
  // A newer edition that arrives while the user answers is for the next time.
  const [form, setForm] = useState(now)
  const text = useText('questionnaires')
  const { language } = useLanguage()
  const { questionnaire } = form
  const { title, description, items } = questionnaire
  const spoken = findTranslation(questionnaire, language)
  const lang = spoken === null ? questionnaire.language : intlTag(spoken)
  const sending = useSendAnswers(diary, { one, form, onReplaced: setForm })
  const { refused } = sending
  const filling = useAnswerForm({ diary, nid: one.row.nid, questionnaire, drafts, refused })
  return (
    <>
      <div className="questionnaire-intro">
        <h2 lang={lang}>{formTextIn(title, spoken)}</h2>
        {description !== null && <p lang={lang}>{formTextIn(description, spoken)}</p>}
        {lacksTranslation(questionnaire, language) && <ForeignNote language={questionnaire.language} />}
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

/** A form without a translation for this reader is shown in its original language, with a note. [QST-39] */
function ForeignNote({ language }: { language: string }) {
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
