import type { ChecklistItem, InlineText } from '@reprieve/content/article.ts'
import { canStoreNote } from '@reprieve/contract/settings/programNotes.ts'
import { answerablePrompts } from '@reprieve/domain/guide/programs/lessonLines.ts'
import {
  answerKey,
  answersToRemovedPrompts,
  doNotesFit,
  LONGEST_ANSWER,
  type ProgramNotes,
  withAnswer,
} from '@reprieve/domain/guide/programs/notes.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { Suspense, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { ArticleLine, ArticleText } from '../../reading/ArticleText.tsx'
import { useTextCheck } from '../../safety/checkText.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Tag } from '../../ui/layout/Tag.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { TextSources } from '../article/TextSources.tsx'
import { guideLink } from '../guideLink.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import type { LessonProps, ProgramNotesState } from './useProgram.ts'

const PegOffer = lazyComponent(() => import('../../questionnaires/PegOffer.tsx'), 'PegOffer')

/** A lesson to read, with its exercise and the prompts to answer. */
export function LessonText(props: LessonProps) {
  const { diary, program, lesson, parts, notes } = props
  const text = useText('programs')
  const guide = useText('guide')
  const place = program.lessons.indexOf(lesson) + 1
  const prompts = answerablePrompts([...parts.before, ...parts.after])
  const renderChecklist = (items: readonly ChecklistItem[]) => (
    <Prompts diary={diary} lesson={lesson.id} prompts={items} notes={notes} />
  )
  return (
    <>
      <nav className="guide-trail" aria-label={guide('whereAmI')}>
        <Link className="link" to={PATHS.guideProgram} params={{ program_id: program.id }} lang="en">
          <Icon name="chevronLeft" isSmall />
          {program.title}
        </Link>
      </nav>
      <article className="card program-lesson">
        <p className="program-place-words">
          <span>{text('lessonOf', { place, total: program.lessons.length })}</span>
          <span>{text('minutes', { count: lesson.minutes })}</span>
          {notes.value.done.includes(lesson.id) && (
            <Tag kind="plain" icon={<Icon name="check" isSmall />} label={text('done')} />
          )}
        </p>
        <h2 lang="en" tabIndex={-1}>
          {lesson.title}
        </h2>
        <div className="article-text" lang="en">
          <ArticleText
            blocks={parts.before}
            level={3}
            renderLink={guideLink}
            renderChecklist={renderChecklist}
          />
        </div>
        {parts.lines.length > 0 && <Exercise program={program.id} lesson={lesson.id} lines={parts.lines} />}
        <div className="article-text" lang="en">
          <ArticleText
            blocks={parts.after}
            level={3}
            renderLink={guideLink}
            renderChecklist={renderChecklist}
          />
        </div>
        <TextSources {...lesson} />
        <EarlierAnswers
          notes={notes.value}
          lesson={lesson.id}
          prompts={prompts.flatMap(({ id }) => id ?? [])}
        />
      </article>
      {/* The texts of the first and the last lesson announce it. [QST-40] */}
      <Suspense>
        {place === 1 && <PegOffer diary={diary} at="first" />}
        {place > 1 && place === program.lessons.length && <PegOffer diary={diary} at="last" />}
      </Suspense>
      <LessonEnd {...props} />
    </>
  )
}

interface EarlierAnswersProps {
  notes: ProgramNotes
  lesson: string
  /** The prompts of the current lesson. */
  prompts: readonly string[]
}

/** Answers to prompts that no longer exist: shown with their own question, never under another or lost. [PROG-6] */
function EarlierAnswers({ notes, lesson, prompts }: EarlierAnswersProps) {
  const text = useText('programs')
  const left = answersToRemovedPrompts(notes, lesson, prompts)
  if (left.length === 0) return null
  return (
    <section className="earlier-answers">
      <h3>{text('earlier')}</h3>
      <dl>
        {left.map(({ question, text: said }, place) => (
          <div key={place}>
            <dt lang="en">{question}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ExerciseProps {
  program: string
  lesson: string
  lines: readonly (readonly InlineText[])[]
}

/** All lines, for reading or printing, and the button to go through them one by one. */
function Exercise({ program, lesson, lines }: ExerciseProps) {
  const text = useText('programs')
  return (
    <div className="exercise" tabIndex={-1}>
      <p className="exercise-hint">{text('lineByLineHint')}</p>
      <Link
        className="button"
        to={PATHS.guideProgram}
        params={{ program_id: program }}
        search={{ section: lesson, step: '1' }}
      >
        {text('lineByLine')}
      </Link>
      <div className="article-text" lang="en">
        <ol>
          {lines.map((words, place) => (
            <li key={place}>
              <ArticleLine words={words} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

interface PromptsProps {
  diary: Diary
  lesson: string
  prompts: readonly ChecklistItem[]
  notes: ProgramNotesState
}

/** The prompts to answer, each stored by itself. One that cannot be stored is read only. [PROG-5] */
function Prompts({ diary, lesson, prompts, notes }: PromptsProps) {
  const text = useText('programs')
  const common = useText('common')
  const { language } = useLanguage()
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
        id !== null && canStoreNote(lesson, id) ? (
          <PromptField key={id} diary={diary} lesson={lesson} prompt={id} words={words} notes={notes} />
        ) : (
          <p key={place}>
            <ArticleLine words={words} renderLink={guideLink} />
          </p>
        ),
      )}
    </div>
  )
}

interface PromptFieldProps {
  diary: Diary
  lesson: string
  prompt: string
  words: readonly InlineText[]
  notes: ProgramNotesState
}

/** Saved while typing. If there is no room, the text stays in the field and a message says so. [PROG-5, PROG-7] */
function PromptField({ diary, lesson, prompt, words, notes }: PromptFieldProps) {
  const text = useText('programs')
  const { language } = useLanguage()
  const key = answerKey(lesson, prompt)
  const question = words.map((one) => one.text).join('')
  const kept = notes.value.answers[key]?.text ?? ''
  const [unkept, setUnkept] = useState<string | null>(null)
  const value = unkept ?? kept
  const { noteTyped, look } = useTextCheck(diary, kept)
  const change = (typed: string): void => {
    noteTyped(typed)
    const after = withAnswer(notes.value, key, { text: typed, question })
    const isKept = typed.length <= kept.length || doNotesFit(after)
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
