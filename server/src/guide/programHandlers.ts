import { RESULT } from '@reprieve/contract/codes.ts'
import { programBodyToWire, programToWire } from '@reprieve/contract/guide/guideWire.ts'
import { Refusal, refuse, type Handler, type Handlers } from '../handler.ts'
import { hasGuide, findGuideReader } from './access.ts'
import { findProgram } from './guide.ts'
import { readProgramProgress, raiseProgress } from './programStore.ts'

const listPrograms: Handler<'programs/list-programs'> = async (_, context) => {
  const { services } = context
  const reader = await findGuideReader(context)
  if (reader instanceof Refusal) return reader
  const progress =
    reader.userId === null ? new Map<string, number>() : await readProgramProgress(services.db, reader.userId)
  return {
    programs: services.guide.programs.map(({ id, title, summary, lessons }, order) =>
      programToWire({ id, title, summary, lessons: lessons.length, order, progress: progress.get(id) ?? 0 }),
    ),
    edition: services.guide.edition,
  }
}

const getBody: Handler<'programs/get-program-body'> = async ({ program_id: id }, context) => {
  const reader = await findGuideReader(context)
  if (reader instanceof Refusal) return reader
  const { guide } = context.services
  const program = findProgram(guide, id)
  return program === null
    ? refuse(RESULT.notFound)
    : programBodyToWire({ ...program, edition: guide.edition })
}

const getProgress: Handler<'programs/get-program-progress'> = async ({ program_id: id }, context) => {
  const { services, person } = context
  if (!(await hasGuide(context))) return refuse(RESULT.guideDenied)
  if (findProgram(services.guide, id) === null) return refuse(RESULT.notFound)
  const progress = await readProgramProgress(services.db, person.userId)
  return { program_id: id, progress: progress.get(id) ?? 0 }
}

const updateProgress: Handler<'programs/update-program-progress'> = async (body, context) => {
  const { program_id: programId, progress } = body
  const { services, person, now } = context
  if (!(await hasGuide(context))) return refuse(RESULT.guideDenied)
  if (findProgram(services.guide, programId) === null) return refuse(RESULT.notFound)
  const stands = await raiseProgress(services.db, { userId: person.userId, programId, progress, now })
  return { program_id: programId, progress: stands }
}

export const programHandlers = {
  'programs/list-programs': listPrograms,
  'programs/get-program-body': getBody,
  'programs/get-program-progress': getProgress,
  'programs/update-program-progress': updateProgress,
} satisfies Handlers
