import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'

export type SectionId =
  | 'severity'
  | 'locations'
  | 'symptoms'
  | 'characteristics'
  | 'aggravatingFactors'
  | 'medications'
  | 'interventions'
  | 'timing'
  | 'environment'
  | 'notes'

/** In the order of the editor; the id is part of the URL and the key of the name. */
export const RECORD_SECTIONS: readonly { id: SectionId & Key<'records'>; icon: DiaryIconName }[] = [
  { id: 'severity', icon: 'bars' },
  { id: 'locations', icon: 'pin' },
  { id: 'symptoms', icon: 'wave' },
  { id: 'characteristics', icon: 'bolt' },
  { id: 'aggravatingFactors', icon: 'arrowUp' },
  { id: 'medications', icon: 'pill' },
  { id: 'interventions', icon: 'heart' },
  { id: 'timing', icon: 'clock' },
  { id: 'environment', icon: 'leaf' },
  { id: 'notes', icon: 'note' },
]

/** The URL may hold any word: an unknown one means the first section. */
export const parseSectionId = (said: string | undefined): SectionId =>
  RECORD_SECTIONS.find(({ id }) => id === said)?.id ?? 'severity'

/** Starts at 1, as it is shown. */
export const sectionStep = (section: SectionId): number =>
  RECORD_SECTIONS.findIndex(({ id }) => id === section) + 1

/** Null if the next step is to save. */
export const nextSection = (section: SectionId): SectionId | null =>
  RECORD_SECTIONS[sectionStep(section)]?.id ?? null

/** Null for the severity: nothing may come before the number. [HINT-9] */
export function sectionHintScreen(section: SectionId): HintScreen | null {
  if (section === 'severity') return null
  return section === 'locations' ? 'record-locations' : 'record-section'
}

/** The text key of the button that leads there: "Next: where". */
export function nextSectionKey(section: SectionId): Key<'records'> {
  const name = `${section[0]!.toUpperCase()}${section.slice(1)}` as Capitalize<Exclude<SectionId, 'severity'>>
  return `next${name}`
}

/** The props of every section of the editor. */
export interface SectionProps {
  diary: Diary
  record: PainRecord
  onChange: (next: PainRecord) => void
}
