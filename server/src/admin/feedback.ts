import { BOM, csvLine } from '@reprieve/domain/sync/csv/csvCell.ts'
import { allFeedback, type ArticleFeedback } from '../guide/feedbackStore.ts'
import {
  pathFrom,
  readTextOption,
  type CommandArguments,
  type Commands,
  type AdminContext,
} from './command.ts'
import { writeWhole } from './wholeFile.ts'

const COLUMNS = ['article', 'helpful', 'words', 'language', 'day']

const feedbackCsvLine = ({ article, isUseful, text, language, day }: ArticleFeedback): string =>
  csvLine([article, isUseful ? 'yes' : 'no', text === null ? null : plain(text), language, day], ',')

/** Removes control characters, which the operator's terminal would obey. */
const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

const onOneLine = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim()

function formatFeedback(feedback: readonly ArticleFeedback[]): string {
  const articles = Map.groupBy(feedback, ({ article }) => article)
  return [...articles]
    .flatMap(([article, all]) => {
      const useful = all.filter(({ isUseful }) => isUseful).length
      const words = all.flatMap(({ text, isUseful, language, day }) =>
        text === null
          ? []
          : [`  ${day} ${language ?? '-'} ${isUseful ? 'helpful' : 'not helpful'}: ${onOneLine(text)}`],
      )
      return [`${article}: ${useful} helpful, ${all.length - useful} not helpful`, ...words]
    })
    .join('\n')
}

/** Lists the feedback on the guide, without naming people. [ADMIN-9] */
async function feedback(given: CommandArguments, desk: AdminContext): Promise<string> {
  const feedback = await allFeedback(desk.db)
  const to = readTextOption(given, 'to')
  const csv = [csvLine(COLUMNS, ','), ...feedback.map(feedbackCsvLine)]
  if (to !== null) {
    const file = pathFrom(desk, to)
    await writeWhole(file, inParts([BOM, ...csv]))
    return `${feedback.length} answers are in ${file}. Only you may read it (0600).`
  }
  if (given.options['csv'] === true) return csv.join('').trimEnd()
  return feedback.length === 0 ? 'Nobody has said anything of the guide yet.' : formatFeedback(feedback)
}

async function* inParts(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

export const FEEDBACK_COMMANDS: Commands = {
  feedback: {
    usage: '[--csv, or --to <file>]',
    needs: 0,
    options: { csv: 'boolean', to: 'string' },
    run: feedback,
  },
}
