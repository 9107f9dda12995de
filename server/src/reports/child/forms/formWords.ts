import type { FhirWords } from '@reprieve/contract/reports/fhir/fhirSource.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import { unitWords } from '@reprieve/domain/medications/words/unitWords.ts'
import type { TableWords } from '@reprieve/domain/reports/table/reportTable.ts'
import { MEASURE_KEYS } from '@reprieve/domain/results/measures/measureText.ts'
import { nothingTaken, nothingTried } from '@reprieve/domain/reports/words/reportLocale.ts'
import type { Say } from '@reprieve/domain/say.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'

export interface FormWords {
  table: TableWords
  fhir: FhirWords
}

const SOURCE_NAMES: Readonly<
  Record<string, 'healthSourceApple' | 'healthSourceSelf' | 'healthSourceTable' | undefined>
> = { 'apple-health': 'healthSourceApple', table: 'healthSourceTable', self: 'healthSourceSelf' }

/** The texts of both file forms, the same as on screens and on paper. */
export async function formWords(language: Language): Promise<FormWords> {
  const [records, reflections, results] = await Promise.all([
    loadText(language, 'records'),
    loadText(language, 'reflections'),
    loadText(language, 'results'),
  ])
  const [data, filters, report, shell] = await Promise.all([
    loadText(language, 'data'),
    loadText(language, 'filters'),
    loadText(language, 'report'),
    loadText(language, 'shell'),
  ])
  const [charts, conditions, items, lists, measures, medications, scale] = await Promise.all([
    loadText(language, 'charts'),
    loadText(language, 'conditions'),
    loadText(language, 'listItems'),
    loadText(language, 'lists'),
    loadText(language, 'measures'),
    loadText(language, 'medications'),
    loadText(language, 'scale'),
  ])
  const parts = {
    location: records('locations'),
    symptom: records('symptoms'),
    character: records('characteristics'),
    alleviating: records('alleviatingFactors'),
    ineffective: records('ineffectiveFactors'),
    aggravating: records('aggravatingFactors'),
    unmarked: report('notMarked'),
    environment: records('environment'),
    pattern: records('typeOfPain'),
  }
  // With or without the name of its list, as in the report.
  const nothing = [items('alleviating_factor.nothing'), lists('nothing')]
  const later = filters('writtenLaterName')
  const tag = intlTag(language)
  const numbers = new Intl.NumberFormat(tag)
  // As on paper, µ is never written.
  const onPaper: Say<MedicationKey> = (key, values) =>
    key === 'strengthMicrogram' ? report('microgram') : medications(key, values)
  const medicine = medicationWords({ text: onPaper, language, tag })
  return {
    table: {
      heads: {
        ...parts,
        entry: data('csvWhat'),
        day: data('csvDay'),
        time: data('csvFieldTime'),
        minutes: data('csvMinutes'),
        later,
        severity: records('severity'),
        score: results('dailyReflectionScore'),
        activities: reflections('meaningfulActivities'),
        notes: records('notes'),
      },
      record: records('painRecord'),
      reflection: reflections('title'),
      allDay: records('allDay'),
      patternOf: (pattern) => records(pattern),
      decimal: numberSigns(tag).decimal,
    },
    fhir: {
      parts: {
        ...parts,
        none: records('interventions'),
        meaningful_activities: reflections('meaningfulActivities'),
        later,
      },
      nothing: new Set([
        ...nothing,
        ...nothing.map((name) => nothingTried(name, { charts, records })),
        records('noMedications'),
        nothingTaken(records('noMedications'), { charts, records }),
      ]),
      severity: records('severity'),
      reflection: `${reflections('title')} (0 = ${scale('reflection0')}, 10 = ${scale('reflection10')})`,
      scoreOf: ({ title, least, most }) =>
        report('questionnaireScore', { title, least: numbers.format(least), most: numbers.format(most) }),
      measureOf: (measure) => measures(MEASURE_KEYS[measure]),
      sourceOf: (source) => {
        const key = SOURCE_NAMES[source]
        return key === undefined ? source : data(key)
      },
      diagnosed: conditions('dateOfDiagnosis'),
      productName: shell('productName'),
      patternOf: (pattern) => records(pattern),
      medicationOf: medicine.shortName,
      unitOf: unitWords(medications),
      takenOf: medicine.taken,
    },
  }
}
