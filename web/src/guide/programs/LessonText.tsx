import type { ChecklistItem } from '@reprieve/content/article.ts'
import { promptsOf } from '@reprieve/domain/guide/programs/lessonLines.ts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PATHS } from '../../app/paths.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { later } from '../../ui/later.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { guideLink } from '../guideLink.tsx'
import { TextSources } from '../TextSources.tsx'
import { EarlierAnswers } from './EarlierAnswers.tsx'
import { Exercise } from './Exercise.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import type { LessonProps } from './programProps.ts'
import { Prompts } from './Prompts.tsx'

const PegOffer = later(() => import('../../questionnaires/PegOffer.tsx'), 'PegOffer')

/** A lesson to read, with its exercise and the prompts to answer. */
export function LessonText(props: LessonProps) {
  const { diary, program, lesson, parts, notes } = props
  const text = useText('programs')
  const guide = useText('guide')
  const place = program.lessons.indexOf(lesson) + 1
  const prompts = promptsOf([...parts.before, ...parts.after])
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
