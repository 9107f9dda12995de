import type { ChartCategory } from '../../results/charts/chartCategory.ts'
import type { DetailColumn, DetailList, PrintedEntry } from '../printedReport.ts'
import { categoryTitle } from './categoryTitle.ts'
import type { ReportFormatter } from './reportFormatter.ts'

/** Before the names of the second list in a cell, and before its name in the head. */
const SECOND = '–\u00A0'
const SCALE = '0–10'

type Lists = readonly (readonly [list: DetailList, name: string])[]

/** The columns of the table on paper: a record is a row, and a reader goes down one column. [REP-111] */
export function detailColumns(
  entries: readonly PrintedEntry[],
  speech: ReportFormatter,
): readonly DetailColumn[] {
  const { records: say } = speech.say
  const records = entries.filter(({ is }) => is === 'record')
  const used = new Set(records.flatMap(({ rows }) => rows.map(({ list }) => list)))
  const onlyUsed = (lists: Lists): Lists => lists.filter(([list]) => used.has(list))
  const named = (...categories: readonly ChartCategory[]): Lists =>
    onlyUsed(categories.map((category) => [category, categoryTitle(category, speech)]))
  const columns: readonly DetailColumn[] = [
    listColumn('where', named('location')),
    listColumn('symptoms', named('symptom', 'character')),
    listColumn('factors', named('aggravating', 'environment')),
    {
      is: 'tried',
      head: speech.names([say('medications'), say('interventions')]),
      lists: onlyUsed(effects(speech)).map(([list, name]) => ({ list, mark: withColon(name, speech) })),
    },
  ]
  return [
    whenColumn(
      say('timing'),
      onlyUsed([
        ['duration', say('duration')],
        ['typeOfPain', say('typeOfPain')],
      ]),
      onlyUsed(EPISODE_LISTS.map((list) => [list, speech.say.report(list)])).map(([list, name]) => ({
        list,
        mark: withColon(name, speech),
      })),
    ),
    ...(records.some(({ value }) => value !== null)
      ? [{ is: 'pain', head: `${say('severity')}\n${SCALE}`, lists: [] } as const]
      : []),
    ...columns.filter(({ lists }) => lists.length > 0),
  ]
}

const listColumn = (is: DetailColumn['is'], lists: Lists): DetailColumn => ({
  is,
  head: lists.map(([, name], at) => markAt(at) + name).join('\n'),
  lists: lists.map(([list], at) => ({ list, mark: markAt(at) })),
})

/** Numbers would be taken for something else without their names. */
const EPISODE_LISTS = ['episodeEnd', 'episodeWorst', 'episodeNumbers'] as const

const markAt = (at: number): string => (at === 0 ? '' : SECOND)

/** With how long it lasted below, and without marks: nobody takes a length for a type of pain. */
const whenColumn = (name: string, lists: Lists, ofEpisode: DetailColumn['lists']): DetailColumn => ({
  is: 'when',
  head: [name, ...lists.map(([, list]) => list)].join('\n'),
  lists: [...lists.map(([list]) => ({ list, mark: '' })), ...ofEpisode],
})

/** In words: plus and minus would be read as more and less pain. */
const effects = ({ say: { records, report } }: ReportFormatter): Lists => [
  ['alleviating', report('entryHelped')],
  ['ineffective', report('entryNoHelp')],
  ['effectNotRated', report('entryNotRated')],
  ['nothingTaken', records('medications')],
  ['nothingTried', records('interventions')],
]

const withColon = (name: string, { say: { filters } }: ReportFormatter): string =>
  filters('criterionIs', { name, value: '' })
