import { paragraphsOf } from './institutionLook.ts'
import './institutions.css'

/** What an institution has written: plain text, as it stands. */
export function OwnWords({ text }: { text: string }) {
  return (
    <div className="institution-words">
      {paragraphsOf(text).map((part, at) => (
        <p key={at}>{part}</p>
      ))}
    </div>
  )
}
