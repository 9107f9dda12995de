import { useText } from '../text/useText.tsx'

/** For a person who was led here after a record and may want to leave (D39). [REF-18] */
export function ReflectionTimeNote() {
  return <p>{useText('reflections')('underSixty')}</p>
}
