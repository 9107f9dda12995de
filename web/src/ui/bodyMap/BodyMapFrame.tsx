import { lazy, Suspense } from 'react'
import './bodyMapFrame.css'
import { BODY_VIEWS, type BodyView } from './bodyRegion.ts'
import type { BodyMapProps } from './bodyWords.ts'

// The drawing is as heavy as a screen: it comes when a body is shown, and its place is kept meanwhile.
const BodyMap = lazy(async () => ({ default: (await import('./BodyMap.tsx')).BodyMap }))

interface FrameProps extends BodyMapProps {
  views?: readonly BodyView[]
}

export function BodyMapFrame({ views = BODY_VIEWS, ...map }: FrameProps) {
  return (
    <div className="body-frame">
      <Suspense fallback={<div className="body-place" />}>
        <BodyMap {...map} views={views} />
      </Suspense>
    </div>
  )
}
