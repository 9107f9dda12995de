import { readBlocks } from '@reprieve/content/article.ts'
import type { Lesson } from '@reprieve/contract/guide/guideWire.ts'
import { lessonLines, lineFrom } from '@reprieve/domain/guide/programs/lessonLines.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PATHS } from '../../app/paths.ts'
import { LessonText } from './LessonText.tsx'
import { LineByLine } from './LineByLine.tsx'
import { ProgramOverview } from './ProgramOverview.tsx'
import type { ProgramProps } from './programProps.ts'
import { useArrival } from './useArrival.ts'
import { useProgress } from './useProgram.ts'

const here = getRouteApi(PATHS.guideProgram)

/** The program, one of its lessons, or one line, according to the address. [PROG-12] */
export function OpenProgram(props: ProgramProps) {
  const { section, step } = here.useSearch()
  const { diary, program, told, notes } = props
  const progress = useProgress(diary, program, { told, notes: notes.value })
  const lesson = program.lessons.find(({ id }) => id === section)
  const place = useArrival(
    lesson === undefined ? 'program' : `${lesson.id}${step === undefined ? '' : ' line'}`,
  )
  return (
    <div ref={place} className="program-place">
      {lesson === undefined ? (
        <ProgramOverview {...props} progress={progress} />
      ) : (
        <OpenLesson key={lesson.id} {...props} lesson={lesson} step={step} />
      )}
    </div>
  )
}

function OpenLesson({ step, ...props }: ProgramProps & { lesson: Lesson; step: string | undefined }) {
  const { program, lesson } = props
  const parts = useMemo(() => lessonLines(readBlocks(lesson.body)), [lesson.body])
  const line = lineFrom(step, parts.lines.length)
  if (line === null) return <LessonText {...props} parts={parts} />
  return <LineByLine program={program.id} lesson={lesson} lines={parts.lines} line={line} />
}
