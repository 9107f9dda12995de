import { useText } from '../settings/words.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import type { SectionId } from './recordSections.ts'

/** A section that is still to come: the truth, and nothing that looks like a field. */
export function SectionSoon({ section }: { section: SectionId }) {
  const text = useText('records')
  return (
    <section className="section-soon">
      <h2 className="section-question" tabIndex={-1}>
        {text(section)}
      </h2>
      <EmptySwell />
      <p>{text('sectionNotBuilt')}</p>
    </section>
  )
}
