import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { SECTION_IDS, type SectionId } from '@reprieve/domain/records/usedSections.ts'
import type { HintScreen } from '@reprieve/domain/settings/hints/hints.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'

/** The id is part of the URL and the key of the name. */
export const SECTION_ICONS: Record<SectionId & Key<'records'>, DiaryIconName> = {
  severity: 'bars',
  locations: 'pin',
  symptoms: 'wave',
  characteristics: 'bolt',
  aggravatingFactors: 'arrowUp',
  medications: 'pill',
  interventions: 'heart',
  timing: 'clock',
  environment: 'leaf',
  notes: 'note',
}

/** The URL may hold any word: an unknown one means the first section. */
export const parseSectionId = (said: string | undefined): SectionId =>
  SECTION_IDS.find((id) => id === said) ?? 'severity'

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
