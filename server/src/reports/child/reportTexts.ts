import { NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { ReportSource } from '@reprieve/domain/reports/reportDiary.ts'
import { nothingTaken, nothingTried, type ReportLocale } from '@reprieve/domain/reports/words/reportLocale.ts'
import type { Say } from '@reprieve/domain/say.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { itemNames } from '@reprieve/mind/itemNames.ts'
import type { ReadDiary } from '../../results/readDiary.ts'

/** The texts of a report. The server itself never loads them, because seven languages are megabytes. */
export async function loadReportTexts(language: Language): Promise<ReportLocale> {
  const [account, calendar, charts, conditions, filters] = await Promise.all([
    loadText(language, 'account'),
    loadText(language, 'calendar'),
    loadText(language, 'charts'),
    loadText(language, 'conditions'),
    loadText(language, 'filters'),
  ])
  const [insights, measures, medications, records, reflections, report] = await Promise.all([
    loadText(language, 'insights'),
    loadText(language, 'measures'),
    loadText(language, 'medications'),
    loadText(language, 'records'),
    loadText(language, 'reflections'),
    loadText(language, 'report'),
  ])
  const [reports, results, scale, shell, timeline] = await Promise.all([
    loadText(language, 'reports'),
    loadText(language, 'results'),
    loadText(language, 'scale'),
    loadText(language, 'shell'),
    loadText(language, 'timeline'),
  ])
  const first = { account, calendar, charts, conditions, filters, insights, measures, medications, records }
  return { language, say: { ...first, reflections, report, reports, results, scale, shell, timeline } }
}

/** Names on paper: as on the screen, except for a sign that is easily misread. */
export async function reportNames(
  diary: Pick<ReadDiary, 'listRows' | 'medications'>,
  language: Language,
): Promise<ReportSource['names']> {
  const [medicines, charts, records, report] = await Promise.all([
    loadText(language, 'medications'),
    loadText(language, 'charts'),
    loadText(language, 'records'),
    loadText(language, 'report'),
  ])
  // A badly printed µ looks like m, which is a thousand times as much. [REP-48]
  const onPaper: Say<MedicationKey> = (key, values) =>
    key === 'strengthMicrogram' ? report('microgram') : medicines(key, values)
  const named = await itemNames(diary, { language, medicineText: onPaper })
  const nothingIn = (list: ColumnList): string => named.labelOf(list, { id: NOTHING_ID, text: '' })
  return {
    ...named,
    nothingTried: nothingTried(nothingIn('alleviating_factor'), { charts, records }),
    nothingTaken: nothingTaken(nothingIn('medication'), { charts, records }),
  }
}
