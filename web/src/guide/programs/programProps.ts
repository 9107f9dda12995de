import type { InlineText } from '@reprieve/content/article.ts'
import type { Lesson, ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import type { Lesson as LessonParts } from '@reprieve/domain/guide/programs/lessonLines.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { ProgramNotesState } from './useProgram.ts'

export interface ProgramProps {
  diary: Diary
  program: ProgramBody
  /** Percentage. */
  told: number
  notes: ProgramNotesState
}

export interface LessonProps extends ProgramProps {
  lesson: Lesson
  parts: LessonParts<InlineText>
}
