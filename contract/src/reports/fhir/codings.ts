import type { ChartCategory } from '@reprieve/domain/results/charts/chartCategory.ts'
import type { Measure } from '@reprieve/domain/signals/measures.ts'

// The code systems. Whatever has no reliable standard code gets one of our own, and its text.

const LOINC = 'http://loinc.org'
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem'
const OWN = 'urn:reprieve:diary'

export interface Coding {
  system: string
  code: string
  display?: string
}

export interface Concept {
  coding?: readonly Coding[]
  text?: string
}

const standard = (system: string, code: string): Concept => ({
  coding: [{ system: `${TERMINOLOGY}/${system}`, code }],
})

export const SURVEY = standard('observation-category', 'survey')
export const ACTIVE = standard('condition-clinical', 'active')
export const UNCONFIRMED = standard('condition-ver-status', 'unconfirmed')
export const AUTHOR = standard('provenance-participant-type', 'author')

/** Why there is no value: nobody entered it, or the report leaves it out. */
export const UNKNOWN = standard('data-absent-reason', 'unknown')
export const MASKED = standard('data-absent-reason', 'masked')

export const PAIN_SEVERITY: Coding = {
  system: LOINC,
  code: '72514-3',
  display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
}

const loinc = (code: string, display: string): Coding => ({ system: LOINC, code, display })

/** RMSSD and minutes of exercise have no code that we know to be reliable. */
export const MEASURE_CODES: Record<Measure, Coding> = {
  sleep: loinc('93832-4', 'Sleep duration'),
  resting_hr: loinc('40443-4', 'Heart rate --resting'),
  hrv_sdnn: loinc('80404-7', 'R-R interval.standard deviation (Heart rate variability)'),
  hrv_rmssd: own('hrv-rmssd', 'Heart rate variability, RMSSD'),
  steps: loinc('41950-7', 'Number of steps in 24 hour Measured'),
  exercise: own('exercise-minutes', 'Minutes of exercise in a day'),
}

/** The parts of a record that become components or members. */
export type PartCode = ChartCategory | 'unmarked' | 'none' | 'pattern' | 'later'

const PART_CODES: Record<PartCode, Coding> = {
  location: own('pain-location', 'Location of pain'),
  symptom: own('symptom', 'Associated symptom'),
  character: own('character', 'Character of pain'),
  alleviating: own('alleviating', 'Reported to have helped'),
  ineffective: own('ineffective', 'Tried, reported not to have helped'),
  aggravating: own('aggravating', 'Reported to have made pain worse'),
  unmarked: own('unmarked', 'Tried, effect not reported'),
  none: own('none-tried', 'Nothing tried or taken'),
  environment: own('environment', 'Environment'),
  meaningful_activities: own('meaningful-activity', 'Meaningful activity'),
  pattern: own('pattern', 'Temporal pattern of pain'),
  later: own('written-later', 'Written down on a later day'),
}

export const DAILY_REFLECTION = own(
  'daily-reflection',
  'How the day was, all in all: 0 could not be harder, 10 could not be better',
)

export const QUESTIONNAIRE_SCORE = own('questionnaire-score', 'Score of a questionnaire')

function own(code: string, display: string): Coding {
  return { system: OWN, code, display }
}

export const partConcept = (part: PartCode, word: string): Concept => ({
  coding: [PART_CODES[part]],
  text: word,
})
