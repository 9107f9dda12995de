import { useText } from '../settings/words.tsx'

/** For who was led here after a record and thinks of leaving (D39). [REF-18] */
export function HowLong() {
  return <p>{useText('reflections')('underSixty')}</p>
}
