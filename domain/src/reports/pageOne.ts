import type { BodyInput, TimelineInput } from './pictureInputs.ts'

// Page 1, ready to print: every text is complete and in the report's language. The screen, the shared page and the
// paper only lay it out, so that all three say the same.

export interface PageOne {
  /** For `lang` and for Intl: zh-Hans-CN, not zh-rCN. */
  lang: string
  head: PageHead
  /** Null without questions; missing in older stored reports. [REP-122] */
  questions?: QuestionsText | null
  /** Null if the pain summary was left out: then the chosen sections follow the head directly. */
  summary: PageSummary | null
  foot: PageFoot
}

export interface PageHead {
  /** "Pain report: Helen Marsh", or without a name. */
  title: string
  /** "Born 1968-04-17 (58), female", "Osteoarthritis of the lumbar spine, fibromyalgia": as many lines as there are. */
  who: readonly string[]
  /** "14 Oct to 12 Nov 2026 (30 days)", "Made 2026-11-12 18:55", and until when records were received. */
  when: readonly string[]
  productName: string
  /** "Sample", for a report of a made-up diary. */
  sample: string | null
}

/** The person's questions for the visit, above everything that the doctor reads about the days. */
export interface QuestionsText {
  title: string
  rows: readonly string[]
  /** "+2 more". */
  more: string | null
}

/** In printing order. */
export interface PageSummary {
  short: { title: string; sentences: readonly StyledSentence[] }
  /** Average pain, worst pain, hard days, average day. */
  figures: readonly [FigureText, FigureText, FigureText, FigureText]
  /** Replaces the changes, once for all four figures: "There are no records in the previous period ..." */
  notCompared: string | null
  days: DaysText
  /** Heading of `noLinks`, which would otherwise be under the heading of the days. Missing in older stored reports. */
  linksTitle?: string
  lower: LinkTable
  higher: LinkTable
  /** Replaces both tables if neither has a row. */
  noLinks: string | null
  medicines: MedicineTable | null
  helped: HelpedTable | null
  where: LocationText | null
  function: { title: string; rows: readonly NamedValue[] }
}

/** Text runs, some of them bold: "**Average pain was 4.8 of 10**, logged on 27 of 30 days." */
export type StyledSentence = readonly TextRun[]

export interface TextRun {
  text: string
  isStrong: boolean
}

export interface FigureText {
  label: string
  /** "4.8"; a dash if there is no number. */
  value: string
  /** "of 10", "of 27 logged days". */
  outOf: string
  change: ChangeText | null
  /** Small lines below: the previous value with its days, the day of the worst pain, the number of days. */
  lines: readonly string[]
}

export interface ChangeText {
  /** Direction of the arrow; `none` has its own sign, as no direction is reported below one point. */
  way: 'lower' | 'higher' | 'none'
  /** For the colour, if there is any. The text says it as well. */
  isBetter: boolean | null
  text: string
}

export interface DaysText {
  title: string
  /** What the marks of the graph mean, in drawing order. */
  legend: readonly LegendText[]
  /** Text alternative of the graph, for people who cannot see it. */
  alt: string
  /** Null if no record has a number; then `alt` says so and is printed instead. */
  chart: TimelineInput | null
}

export interface LegendText {
  /** `stem`: a circle on its stem, for a reflection. */
  mark: 'square' | 'bar' | 'dotted' | 'stem' | 'gap'
  text: string
}

export interface LinkTable {
  title: string
  heads: readonly [name: string, difference: string, days: string]
  rows: readonly LinkRowText[]
  /** "+2 more". */
  more: string | null
  /** Shown instead of rows. */
  none: string | null
}

export interface LinkRowText {
  name: string
  way: 'lower' | 'higher'
  /** "1.4 (0.6 to 2.2)". */
  points: string
  /** "9 of 28". */
  days: string
}

export interface MedicineTable {
  title: string
  /** Name, how taken, logged, days in 30 if a row has them, effect. */
  heads: readonly string[]
  rows: readonly MedicineRowText[]
  more: string | null
  none: string | null
}

export interface MedicineRowText {
  name: string
  taken: string
  logged: string
  /** "9 of 30 (limit entered: 10)"; missing if no medicine of the table counts. [MDAY-3] */
  days?: string
  effect: EffectText
}

export interface HelpedTable {
  title: string
  heads: readonly [name: string, effect: string]
  rows: readonly { name: string; effect: EffectText }[]
  more: string | null
}

export interface EffectText {
  /** Length of the bar, from 0 to 1; null with too few marks. */
  share: number | null
  /** "helped 7 of 11 times". */
  text: string
  /** "35–85 %": the likely range of the share; null with too few marks. */
  range?: string | null
}

export interface LocationText {
  /** "Where, in 38 records". */
  title: string
  rows: readonly { name: string; share: number; count: string }[]
  more: string | null
  body: BodyInput
  /** "Not on the figure: 3 records". */
  unplaced?: string | null
}

export interface NamedValue {
  name: string
  value: string
  isStrong: boolean
}

export interface PageFoot {
  /** The source of the figures, the ends of both scales, that nothing here is a cause, what the filter left out. */
  notes: readonly string[]
  /** "Page ", " of ", "": the text around the page number and the count, which only the layout knows. */
  pageWords: readonly [before: string, between: string, after: string]
  /** Footer of the other pages: the person, the days, the date of the report, and that it is self-reported. */
  running?: string
  /** Separators between a name and its value, and between two sentences: they depend on the language. */
  signs?: { colon: string; between: string }
}
