import { Suspense } from 'react'
import { later } from '../later.tsx'
import './bodyMapFrame.css'
import { BODY_VIEWS, type BodyView } from './bodyRegion.ts'
import type { BodyMapProps } from './bodyWords.ts'

// The drawing is as large as a screen's chunk: it loads when a body is first shown, and its place is reserved.
const BodyMap = later(() => import('./BodyMap.tsx'), 'BodyMap')

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
