import type { CsvField } from '@reprieve/domain/sync/csv/csvField.ts'
import { useText } from '../../settings/words.tsx'

/** The names of the possible columns, as in the rest of the app. */
export function useFieldNames(): Record<CsvField, string> {
  const data = useText('data')
  const records = useText('records')
  return {
    date: data('csvFieldDate'),
    time: data('csvFieldTime'),
    severity: records('severity'),
    duration: data('csvMinutes'),
    location: records('locations'),
    symptom: records('symptoms'),
    character: records('characteristics'),
    aggravating_factor: records('aggravatingFactors'),
    alleviating_factor: records('interventions'),
    medication: records('medications'),
    environment: records('environment'),
    note: records('notes'),
  }
}
