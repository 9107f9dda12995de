import type { FunctionComponent } from 'react'
import type { SectionId } from '../recordSections.ts'
import { InterventionsSection } from './InterventionsSection.tsx'
import {
  AggravatingSection,
  CharacteristicsSection,
  EnvironmentSection,
  SymptomsSection,
} from './ListSection.tsx'
import { LocationsSection } from './LocationsSection.tsx'
import { MedicationsSection } from './MedicationsSection.tsx'
import { NotesSection } from './NotesSection.tsx'
import type { SectionProps } from './section.ts'
import { TimingSection } from './TimingSection.tsx'

/** All sections but the severity, which is loaded at once: a number is enough for a record. */
const SECTIONS: Record<Exclude<SectionId, 'severity'>, FunctionComponent<SectionProps>> = {
  locations: LocationsSection,
  symptoms: SymptomsSection,
  characteristics: CharacteristicsSection,
  aggravatingFactors: AggravatingSection,
  medications: MedicationsSection,
  interventions: InterventionsSection,
  timing: TimingSection,
  environment: EnvironmentSection,
  notes: NotesSection,
}

interface RecordSectionProps extends SectionProps {
  section: Exclude<SectionId, 'severity'>
}

export function RecordSection({ section, ...props }: RecordSectionProps) {
  const Section = SECTIONS[section]
  return <Section {...props} />
}
