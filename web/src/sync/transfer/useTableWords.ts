import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords, useUnitWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMeasureWords } from '../../signals/useMeasureWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import type { Column, TableWords } from './exportTable.ts'

interface Words {
  words: TableWords
  heads: Record<Column, string>
  delimiter: string
}

/** The headings and names of a table, in the language of the page. */
export function useTableWords(diary: Diary): Words {
  const heads = useTableHeads()
  const records = useText('records')
  const items = useText('listItems')
  const { sourceName } = useMeasureWords()
  const { labelOf } = useLists(diary)
  const { name } = useMedicationWords()
  const unitOf = useUnitWords()
  const known = medicationsByAnyId(useMedications(diary) ?? [])
  const tag = useFormatTag()
  const words: TableWords = {
    labelOf,
    medicineOf: ({ id, text }) => {
      const medication = known.get(id)
      return medication === undefined ? text : name(medication)
    },
    unitOf,
    patternOf: (pattern: PainPattern) => records(pattern),
    sourceOf: sourceName,
    nothing: items('symptom.nothing'),
    noMedications: records('noMedications'),
  }
  // Where the decimal separator is a comma, spreadsheets separate cells by a semicolon.
  return { words, heads, delimiter: numberSigns(tag).decimal === ',' ? ';' : ',' }
}

export function useTableHeads(): Record<Column, string> {
  const data = useText('data')
  const records = useText('records')
  const reflections = useText('reflections')
  const measures = useText('measures')
  const inMinutes = (name: string): string => measures('headMinutes', { name })
  const inMs = (name: string): string => measures('headMilliseconds', { name })
  return {
    start: data('csvStart'),
    severity: records('severity'),
    minutes: data('csvMinutes'),
    pattern: records('typeOfPain'),
    location: records('locations'),
    symptom: records('symptoms'),
    character: records('characteristics'),
    aggravating: records('aggravatingFactors'),
    helped: records('helped'),
    ineffective: records('didNotHelp'),
    tried: records('interventions'),
    medication: records('medications'),
    environment: records('environment'),
    note: records('notes'),
    placeStrengths: data('csvPlaceStrengths'),
    day: data('csvDay'),
    score: reflections('score'),
    activities: reflections('meaningfulActivities'),
    what: data('csvWhat'),
    amount: records('amount'),
    unit: records('unit'),
    before: data('csvBefore'),
    after: data('csvAfter'),
    sleep: inMinutes(measures('sleep')),
    resting_hr: measures('restingHr'),
    hrv_sdnn: inMs(measures('hrvSdnn')),
    hrv_rmssd: inMs(measures('hrvRmssd')),
    steps: measures('steps'),
    exercise: inMinutes(measures('exercise')),
    source: measures('sourceHead'),
  }
}
