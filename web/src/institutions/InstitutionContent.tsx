import { useText } from '../text/useText.tsx'
import { splitParagraphs } from './publicInstitution.ts'
import type { InstitutionContact } from './knownInstitutions.ts'
import './institutions.css'

interface OwnWordsProps {
  text: string
  /** Set if it is known to differ from the page's language. */
  lang?: string | undefined
}

/** An institution's own text: plain text, unchanged. */
export function InstitutionText({ text, lang }: OwnWordsProps) {
  return (
    <div className="institution-words" lang={lang}>
      {splitParagraphs(text).map((part, at) => (
        <p key={at}>{part}</p>
      ))}
    </div>
  )
}

interface BlobImageProps {
  blob: Blob
  className: string
}

/** A decorative image: the text beside it says the same. */
export function BlobImage({ blob, className }: BlobImageProps) {
  const show = (image: HTMLImageElement | null) => {
    if (image === null) return undefined
    const address = URL.createObjectURL(blob)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
  return <img ref={show} className={className} alt="" />
}

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
