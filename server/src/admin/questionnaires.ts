import { CannotStart } from '../cannotStart.ts'
import { findBuiltInUpload, uploadQuestionnaire } from '../questionnaires/upload.ts'
import { endQuestionnaire } from '../questionnaires/uploadStore.ts'
import {
  readCountOption,
  requireInstitution,
  pathFrom,
  readTextOption,
  type CommandArguments,
  type Commands,
  type AdminContext,
} from './command.ts'
import { jsonIn } from './institutionFolder.ts'

function definitionFrom(
  given: CommandArguments,
  desk: AdminContext,
): { definition: unknown; scoring: unknown } {
  const source = given.words[1] ?? ''
  const builtIn = findBuiltInUpload(source)
  if (builtIn !== null) return builtIn
  const scoring = readTextOption(given, 'scoring')
  return {
    definition: jsonIn(pathFrom(desk, source)),
    scoring: scoring === null ? null : jsonIn(pathFrom(desk, scoring)),
  }
}

function scheduleFrom(given: CommandArguments): unknown {
  const due =
    readTextOption(given, 'due-days') === null ? {} : { due_days: readCountOption(given, 'due-days', 1) }
  if (readTextOption(given, 'every') === null) return { kind: 'once', ...due }
  return { kind: 'every', days: readCountOption(given, 'every', 1), ...due }
}

/** [ADMIN-2, QST-25] */
async function upload(given: CommandArguments, desk: AdminContext): Promise<string> {
  const { nid: institutionId, slug } = await requireInstitution(desk.db, given.words[0] ?? '')
  const questionnaireId = readTextOption(given, 'id') ?? given.words[1] ?? ''
  const uploaded = await uploadQuestionnaire(desk.db, {
    institutionId,
    questionnaireId,
    ...definitionFrom(given, desk),
    studyId: readTextOption(given, 'study'),
    schedule: scheduleFrom(given),
    safety: readTextOption(given, 'safety')?.split(',') ?? [],
    licenceConfirmedBy: readTextOption(given, 'licence-confirmed-by') ?? '',
    now: desk.now,
  })
  if (!uploaded.ok) {
    const faults = uploaded.reason.map(({ where, what }) => `  ${where}: ${what}`)
    throw new CannotStart(['It was refused, and nothing of it was kept.', ...faults].join('\n'))
  }
  return `${questionnaireId} is asked by ${slug} (number ${uploaded.value.nid}, edition ${uploaded.value.edition}).`
}

export const QUESTIONNAIRE_COMMANDS: Commands = {
  'questionnaire upload': {
    usage:
      '<short name> <file, or peg, phq-4 …> --licence-confirmed-by "…" [--id <id>] [--every <days>] [--due-days <days>] [--study <study>] [--scoring <file>] [--safety <linkId,linkId>]',
    needs: 2,
    options: {
      'licence-confirmed-by': 'string',
      id: 'string',
      every: 'string',
      'due-days': 'string',
      study: 'string',
      scoring: 'string',
      safety: 'string',
    },
    run: upload,
  },
  'questionnaire end': {
    usage: '<short name> <id>',
    needs: 2,
    options: {},
    async run({ words: [name = '', questionnaireId = ''] }, { db, now }) {
      const { nid, slug } = await requireInstitution(db, name)
      const isEnded = await endQuestionnaire(db, { institutionId: nid, questionnaireId, now })
      if (!isEnded) throw new CannotStart(`${slug} does not ask ${questionnaireId}.`)
      return `${slug} asks ${questionnaireId} no more. What was answered stays.`
    },
  },
}
