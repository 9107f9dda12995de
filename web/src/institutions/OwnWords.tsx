import { splitParagraphs } from './institutionLook.ts'
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
