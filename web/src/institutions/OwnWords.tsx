import { paragraphsOf } from './institutionLook.ts'
import './institutions.css'

interface OwnWordsProps {
  text: string
  /** Where it is known not to be that of the page. */
  lang?: string | undefined
}

/** What an institution has written: plain text, as it stands. */
export function OwnWords({ text, lang }: OwnWordsProps) {
  return (
    <div className="institution-words" lang={lang}>
      {paragraphsOf(text).map((part, at) => (
        <p key={at}>{part}</p>
      ))}
    </div>
  )
}
