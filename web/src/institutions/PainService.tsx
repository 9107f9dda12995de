import { useText } from '../text/useText.tsx'
import { InstitutionContactLinks, InstitutionText } from './InstitutionContent.tsx'
import type { InstitutionConfig } from './knownInstitutions.ts'
import { useKnownInstitutions } from './useInstitutions.ts'
import './institutions.css'

/** D50: a section of an institution whose config enables it, in the institution's own text. [SET-15] */
export function PainService() {
  const configs = useKnownInstitutions()?.configs ?? []
  return (
    <>
      {configs
        .filter(({ hasPainService }) => hasPainService)
        .map((config) => (
          <OfInstitution key={config.nid} config={config} />
        ))}
    </>
  )
}

function OfInstitution({ config: { name, texts, contact } }: { config: InstitutionConfig }) {
  const text = useText('institutions')
  return (
    <section className="institution-service" aria-label={name}>
      <p className="institution-name">{name}</p>
      {texts.painServiceTitle !== undefined && <h3>{texts.painServiceTitle}</h3>}
      <InstitutionText text={texts.painServiceText ?? text('painServiceNone', { name })} />
      <InstitutionContactLinks contact={contact} words={texts.contactText} />
    </section>
  )
}
