import type { BodyInput, TimelineInput } from './pictureInputs.ts'

// Page 1, ready to be printed: every text is written out in the language of the report. The page, the shared page and the
// paper lay it out and compose no word of it, so that all three say the same.

export interface PageOne {
  /** For `lang` and for Intl: zh-Hans-CN, not zh-rCN. */
  lang: string
  head: PageHead
  /** Null where the pain summary was left out: then the chosen sections follow the head at once. */
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
  /** "Sample", on one of a made-up diary. */
  sample: string | null
}

/** In the order in which it is printed. */
export interface PageSummary {
  short: { title: string; sentences: readonly Sentence[] }
  /** Average pain, worst pain, hard days, average day. */
  figures: readonly [FigureText, FigureText, FigureText, FigureText]
  /** In place of what changed, said once for all four: "There are no records in the previous period ..." */
  notCompared: string | null
  days: DaysText
  /** Above `noLinks`, which would else stand under the heading of the days. Not in what was printed before. */
  linksTitle?: string
  lower: LinkTable
  higher: LinkTable
  /** In place of both tables, where neither has a row. */
  noLinks: string | null
  medicines: MedicineTable | null
  helped: HelpedTable | null
  where: WhereText | null
  function: { title: string; rows: readonly NamedValue[] }
}

/** In pieces, of which some are bold: "**Average pain was 4.8 of 10**, logged on 27 of 30 days." */
export type Sentence = readonly TextRun[]

export interface TextRun {
  text: string
  isStrong: boolean
}

export interface FigureText {
  label: string
  /** "4.8"; a dash where there is no number. */
  value: string
  /** "of 10", "of 27 logged days". */
  outOf: string
  change: ChangeText | null
  /** Small, one below the other: what it was with its days, on which day, from how many days. */
  lines: readonly string[]
}

export interface ChangeText {
  /** Of the arrow; `none` has a sign of its own, and no direction is named under a point. */
  way: 'lower' | 'higher' | 'none'
  /** For a colour where there is one. The text says it as well. */
  isBetter: boolean | null
  text: string
}

export interface DaysText {
  title: string
  /** What the marks of the picture mean, in the order in which they are drawn. */
  legend: readonly LegendText[]
  /** What the picture shows, in words: it stands with it for who cannot see it. */
  alt: string
  /** Null where no record has a number; `alt` says so then, and is printed in its place. */
  chart: TimelineInput | null
}

export interface LegendText {
  /** `stem`: a circle on its stem, which is a reflection. */
  mark: 'square' | 'bar' | 'dotted' | 'stem' | 'gap'
  text: string
}

export interface LinkTable {
  title: string
  heads: readonly [name: string, difference: string, days: string]
  rows: readonly LinkRowText[]
  /** "+2 more". */
  more: string | null
  /** In place of rows. */
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
  heads: readonly [name: string, taken: string, logged: string, effect: string]
  rows: readonly { name: string; taken: string; logged: string; effect: EffectText }[]
  more: string | null
  none: string | null
}

export interface HelpedTable {
  title: string
  heads: readonly [name: string, effect: string]
  rows: readonly { name: string; effect: EffectText }[]
  more: string | null
}

export interface EffectText {
  /** How long the bar is, of 1; null for none, of too few marks. */
  share: number | null
  /** "helped 7 of 11 times". */
  text: string
  /** "35–85 %": within what the share likely lies; null of too few marks. */
  range?: string | null
}

export interface WhereText {
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
  /** Where the figures come from, the ends of both scales, that nothing here is a cause, what the filter left out. */
  notes: readonly string[]
  /** "Page ", " of ", "": around its number and theirs, which only the layout knows. */
  pageWords: readonly [before: string, between: string, after: string]
  /** Below the other pages: whose it is, of which days, when it was made, and that it is self-reported. */
  running?: string
  /** Between a name and its value, and between two sentences: other languages have other signs. */
  signs?: { colon: string; between: string }
}
