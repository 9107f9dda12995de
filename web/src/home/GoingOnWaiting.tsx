import { useState } from 'react'
import { readChoice } from '../device/storage.ts'

/** Keeps the place of what was going on the last time, so that nothing moves when it appears. [HOME-26] */
export function GoingOnWaiting() {
  const [count] = useState(() => Number(readChoice('goingRow')))
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className="home-card home-going" aria-hidden="true" />
  ))
}
