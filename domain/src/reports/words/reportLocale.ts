import type { FilterWords } from '../../filters/summaryWords.ts'
import type { MedicationKey } from '../../medications/words/medicationWords.ts'
import type { PainPattern } from '../../records/painRecord.ts'
import type { Say } from '../../say.ts'
import type { Language } from '../../settings/language.ts'

/** The translation areas that a report uses; the caller loads them in the report's language. */
export const REPORT_AREAS = [
  'account',
  'calendar',
  'charts',
  'conditions',
  'filters',
  'insights',
  'measures',
  'medications',
  'records',
  'reflections',
  'report',
  'reports',
  'results',
  'scale',
  'shell',
  'timeline',
] as const

type KeysOf<Of> = Of extends Say<infer Key> ? Key : never

/** The texts and the language of a report. */
export interface ReportLocale {
  language: Language
  say: {
    account: Say<'birthDate' | 'gender' | 'genderFemale' | 'genderMale' | 'genderOther' | 'height' | 'weight'>
    calendar: Say<'none' | 'noNumber' | 'noneIn' | 'painIs'>
    charts: Say<
      | 'inList'
      | 'inRecords'
      | 'inReflections'
      | 'mostOften'
      | 'mostOftenEach'
      | 'mostOftenMany'
      | 'onlyNothing'
      | 'recordCount'
      | 'unmarked'
    >
    conditions: Say<'dateOfDiagnosis' | 'dateOfFirstSymptom' | 'dayTold' | 'empty'>
    filters: Say<KeysOf<FilterWords['filters']> | 'ascending' | 'descending' | 'inUse' | 'shown' | 'sortBy'>
    insights: Say<InsightKey>
    measures: Say<MeasureKey>
    medications: Say<MedicationKey | 'amountEachTime' | 'empty' | 'takenAmount'>
    records: Say<
      | KeysOf<FilterWords['records']>
      | PainPattern
      | 'aggravatingFactors'
      | 'allDay'
      | 'alleviatingFactors'
      | 'bodyBack'
      | 'bodyFront'
      | 'characteristics'
      | 'environment'
      | 'ineffectiveFactors'
      | 'interventions'
      | 'locations'
      | 'medications'
      | 'painRecord'
      | 'sideLeft'
      | 'sideRight'
      | 'symptoms'
      | 'timing'
    >
    reflections: Say<KeysOf<FilterWords['reflections']> | 'meaningfulActivities' | 'title'>
    report: Say<ReportKey>
    reports: Say<
      | 'calendarView'
      | 'chartView'
      | 'filterSummary'
      | 'noPreviousPeriod'
      | 'patientProfile'
      | 'recordDetails'
      | 'timelineView'
    >
    results: Say<'basedOn' | 'insufficientData' | 'painIntensity' | 'writtenLater'>
    scale: Say<'reflection0' | 'reflection10' | 'severity0' | 'severity10'>
    shell: Say<'productName'>
    timeline: Say<TimelineKey>
  }
}

interface NothingWords {
  charts: Say<'inList'>
  records: Say<'interventions' | 'medications'>
}

/** "Interventions: Nothing", where `name` is the list's own text for it. */
export const nothingTried = (name: string, { charts, records }: NothingWords): string =>
  charts('inList', { list: records('interventions'), name })

/** "Medications: No medications": under what helped this says that none was taken, not that this helped. [REP-73] */
export const nothingTaken = (name: string, { charts, records }: NothingWords): string =>
  charts('inList', { list: records('medications'), name })

type InsightKey =
  | 'averageDay'
  | 'averagePain'
  | 'betterBy'
  | 'daysOf'
  | 'hardDays'
  | 'hardDaysBefore'
  | 'higher'
  | 'inRecords'
  | 'inShort'
  | 'lessCame'
  | 'loggedOn'
  | 'lower'
  | 'moreCame'
  | 'named'
  | 'needsBefore'
  | 'needsNow'
  | 'needsSeven'
  | 'noClearChange'
  | 'noNumber'
  | 'noScores'
  | 'noSteady'
  | 'nothingRecorded'
  | 'notProof'
  | 'ofDays'
  | 'ofTen'
  | 'periodBefore'
  | 'severityFiltered'
  | 'shortAverage'
  | 'shortDay'
  | 'shortHigher'
  | 'shortLower'
  | 'shortNoChange'
  | 'trendClear'
  | 'valueLogged'
  | 'worseBy'

type MeasureKey =
  | 'average'
  | 'exercise'
  | 'fromAppleHealth'
  | 'fromOther'
  | 'fromSelf'
  | 'fromTable'
  | 'hoursMinutes'
  | 'hrvRmssd'
  | 'hrvSdnn'
  | 'milliseconds'
  | 'minutesOnly'
  | 'perMinute'
  | 'restingHr'
  | 'sleep'
  | 'spotSource'
  | 'stepCount'
  | 'steps'

type TimelineKey =
  | 'average'
  | 'flaresAmong'
  | 'flaresOn'
  | 'fromTo'
  | 'loggedOn'
  | 'noChangeAbout'
  | 'noNumber'
  | 'onAverage'
  | 'painDay'
  | 'painMonth'
  | 'painWeek'
  | 'reflection'
  | 'reflectionAverage'
  | 'reflectionDay'
  | 'reflectionFromTo'
  | 'reflectionMonth'
  | 'reflectionNoChange'
  | 'reflectionWeek'
  | 'trendFromDays'

type ReportKey =
  | 'activityOn'
  | 'born'
  | 'conditions'
  | 'cut'
  | 'dayNumber'
  | 'days'
  | 'differenceRange'
  | 'effectRange'
  | 'entryHelped'
  | 'entryNoHelp'
  | 'entryNotRated'
  | 'fewDays'
  | 'filtered'
  | 'function'
  | 'helpedRange'
  | 'helpedTimes'
  | 'higherWith'
  | 'howTaken'
  | 'lastMonths'
  | 'legendAverage'
  | 'legendGap'
  | 'legendNoMatch'
  | 'legendRange'
  | 'legendReflection'
  | 'legendTrend'
  | 'linksTitle'
  | 'linksWant'
  | 'logged'
  | 'lowerWith'
  | 'made'
  | 'matchedDays'
  | 'matchedOn'
  | 'medianOf'
  | 'medicineDaysIn'
  | 'medicineDaysOf'
  | 'medicineDaysOfLimited'
  | 'microgram'
  | 'more'
  | 'mostOften'
  | 'mostlyHard'
  | 'name'
  | 'noFilter'
  | 'notComparedPlan'
  | 'notMarked'
  | 'ofAll'
  | 'ofMatched'
  | 'pageOf'
  | 'painByDay'
  | 'patientName'
  | 'pointsRange'
  | 'questions'
  | 'rangeDays'
  | 'received'
  | 'recorded'
  | 'reflectionCount'
  | 'sample'
  | 'scaleEnds'
  | 'selfReported'
  | 'shownOf'
  | 'times'
  | 'title'
  | 'titleOf'
  | 'unplaced'
  | 'usedUnmarked'
  | 'usualLength'
  | 'valueOfTen'
  | 'whatTried'
  | 'countAndMean'
  | 'whereIn'
  | 'worstDay'
  | 'worstPain'
