import diary from '../reports/sampleDiary.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/** A record or a reflection of a made-up person. */
export interface SampleEntry {
  /** Days before the report was created. */
  daysAgo: number
  minute: number
  isReflection?: boolean
  value: number | null
  /** Seconds. */
  length?: number
  pattern?: string
  /** By list, each with the key of a built-in item: "heat:alleviating" with its effect. */
  items: Readonly<Record<string, readonly string[]>>
}

/** The diary of a made-up person for the sample report, which works offline and without an account. */
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
