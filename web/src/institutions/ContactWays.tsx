import { useText } from '../text/useText.tsx'
import { InstitutionText } from './OwnWords.tsx'
import type { InstitutionContact } from './knownInstitutions.ts'
import './institutions.css'

interface ContactWaysProps {
  contact: InstitutionContact
  /** The institution's own text. */
  words: string | undefined
}

/** The institution's contact options, as far as it gave any. */
export function InstitutionContactLinks({ contact: { email, phone, link }, words }: ContactWaysProps) {
  const text = useText('institutions')
  const hasWay = email !== undefined || phone !== undefined || link !== undefined
  if (!hasWay && words === undefined) return null
  return (
    <>
      <h3>{text('contact')}</h3>
      {words !== undefined && <InstitutionText text={words} />}
      {hasWay && (
        <div className="institution-ways">
          {phone !== undefined && (
            <a className="link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {text('call', { phone })}
            </a>
          )}
          {email !== undefined && (
            <a className="link" href={`mailto:${email}`}>
              {text('writeTo', { email })}
            </a>
          )}
          {link !== undefined && (
            <a className="link" href={link} target="_blank" rel="noreferrer">
              {text('website')}
            </a>
          )}
        </div>
      )}
    </>
  )
}
