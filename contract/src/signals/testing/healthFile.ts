// Made by hand after public descriptions of Apple's export: no real one was seen.

const DOCTYPE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 13 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ATTLIST Record
  type          CDATA #REQUIRED
  unit          CDATA #IMPLIED
>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
]>
`

export interface HealthFileRecord {
  type: string
  value: string | number
  start: string
  end?: string
  unit?: string
  source?: string
}

const escaped = (value: string): string =>
  value.replace(/[&<>"]/g, (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`)

const healthRecord = ({
  type,
  value,
  start,
  end = start,
  unit,
  source = 'Anna’s Apple\u00a0Watch',
}: HealthFileRecord): string =>
  ` <Record type="${type}" sourceName="${escaped(source)}" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x2&gt;, name:Apple Watch&gt;"` +
  `${unit === undefined ? '' : ` unit="${unit}"`} creationDate="${end}" startDate="${start}" endDate="${end}" value="${value}"/>\n`

export const healthFile = (...elements: readonly string[]): string =>
  `${DOCTYPE}<HealthData locale="en_US">\n <ExportDate value="2026-11-15 10:00:00 +0000"/>\n <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>\n${elements.join('')}</HealthData>\n`

const quantity =
  (name: string, unit: string) =>
  (start: string, value: number, more: Partial<HealthFileRecord> = {}): string =>
    healthRecord({ type: `HKQuantityTypeIdentifier${name}`, unit, start, value, ...more })

export const stepsRecord = quantity('StepCount', 'count')
export const restingRecord = quantity('RestingHeartRate', 'count/min')
export const sdnnRecord = quantity('HeartRateVariabilitySDNN', 'ms')
export const exerciseRecord = quantity('AppleExerciseTime', 'min')
export const heartRecord = quantity('HeartRate', 'count/min')

export const sleepRecord = (start: string, end: string, is = 'AsleepCore', source = 'Watch'): string =>
  healthRecord({
    type: 'HKCategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${is}`,
    start,
    end,
    source,
  })
