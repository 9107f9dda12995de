import diary from '../reports/sampleDiary.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/** A record or a reflection of nobody. */
export interface SampleEntry {
  /** Before the day that the report was made on. */
  daysAgo: number
  minute: number
  isReflection?: boolean
  value: number | null
  /** Seconds. */
  length?: number
  pattern?: string
  /** By list, each by its key among what the product brings: "heat:alleviating" with what it did. */
  items: Readonly<Record<string, readonly string[]>>
}

/** The diary of a person who does not exist, for the sample report: it needs no account and no line. */
export interface SampleDiary {
  made: string
  offsetMinutes: number
  conditions: readonly { key: string; names: Names; diagnosed: string }[]
  medications: readonly {
    key: string
    names: Names
    strength: string
    takeAs: string
    daily: { amount: number; hour: number; minute: number } | null
  }[]
  entries: readonly SampleEntry[]
  doses: readonly { daysAgo: number; minute: number; medication: string }[]
}

export const SAMPLE_DIARY: SampleDiary = diary
