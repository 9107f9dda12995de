import { CannotStart } from '../cannotStart.ts'
import { broughtUpload, endQuestionnaire, uploadQuestionnaire } from '../questionnaires/upload.ts'
import {
  countOf,
  institutionNamed,
  pathFrom,
  textOf,
  type CommandArguments,
  type Commands,
  type Desk,
} from './command.ts'
import { jsonIn } from './institutionFolder.ts'

function definitionFrom(given: CommandArguments, desk: Desk): { definition: unknown; scoring: unknown } {
  const source = given.words[1] ?? ''
  const brought = broughtUpload(source)
  if (brought !== null) return brought
  const scoring = textOf(given, 'scoring')
  return {
    definition: jsonIn(pathFrom(desk, source)),
    scoring: scoring === null ? null : jsonIn(pathFrom(desk, scoring)),
  }
}

function scheduleFrom(given: CommandArguments): unknown {
  const due = textOf(given, 'due-days') === null ? {} : { due_days: countOf(given, 'due-days', 1) }
  if (textOf(given, 'every') === null) return { kind: 'once', ...due }
  return { kind: 'every', days: countOf(given, 'every', 1), ...due }
}

/** [ADMIN-2, QST-25] */
async function upload(given: CommandArguments, desk: Desk): Promise<string> {
  const { nid: institutionId, slug } = await institutionNamed(desk.db, given.words[0] ?? '')
  const questionnaireId = textOf(given, 'id') ?? given.words[1] ?? ''
  const uploaded = await uploadQuestionnaire(desk.db, {
    institutionId,
    questionnaireId,
    ...definitionFrom(given, desk),
    studyId: textOf(given, 'study'),
    schedule: scheduleFrom(given),
    safety: textOf(given, 'safety')?.split(',') ?? [],
    licenceConfirmedBy: textOf(given, 'licence-confirmed-by') ?? '',
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
      const { nid, slug } = await institutionNamed(db, name)
      const isEnded = await endQuestionnaire(db, { institutionId: nid, questionnaireId, now })
      if (!isEnded) throw new CannotStart(`${slug} does not ask ${questionnaireId}.`)
      return `${slug} asks ${questionnaireId} no more. What was answered stays.`
    },
  },
}
