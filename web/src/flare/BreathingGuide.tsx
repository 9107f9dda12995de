import { breathPhase, type BreathPhase } from '@reprieve/domain/flare/breathing.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useState } from 'react'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'

type GuideState = BreathPhase['is'] | 'resting' | 'done'

const TITLES: Record<GuideState, Key<'flare'>> = {
  resting: 'twoMinutes',
  in: 'breatheIn',
  out: 'breatheOut',
  done: 'breathingDone',
}

/** Two slow minutes: bars that grow and sink, and the words for it. Starts only on request. [FLARE-3] */
export function BreathingGuide() {
  const text = useText('flare')
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [state, setState] = useState<GuideState>('resting')
  const isRunning = startedAt !== null
  useEffect(() => {
    if (startedAt === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      // From the clock: a hidden page may run its timers late.
      const elapsed = performance.now() - startedAt
      const phase = breathPhase(elapsed)
      setState(phase?.is ?? 'done')
      if (phase === null) setStartedAt(null)
      else timer = setTimeout(follow, phase.until - elapsed)
    }
    follow()
    return () => clearTimeout(timer)
  }, [startedAt])
  const toggle = (): void => {
    setStartedAt(isRunning ? null : performance.now())
    if (isRunning) setState('resting')
  }
  return (
    <section className="breathing" data-running={isRunning}>
      <BreathingBars />
      <div className="breathing-words">
        <div>
          <p className="breathing-title" role="status">
            {text(TITLES[state])}
          </p>
          <p className="breathing-hint">{text('inOut')}</p>
        </div>
        <Button label={text(isRunning ? 'stop' : 'start')} onPress={toggle} />
      </div>
    </section>
  )
}

const HEIGHTS = [22, 38, 58, 82, 108, 130, 140, 130, 108, 82, 58, 38, 22]
const STEP = 23
const WIDTH = 16
const MIDDLE = 76

/** Decorative: the words say the same. */
function BreathingBars() {
  return (
    <svg className="breathing-bars" viewBox="0 0 336 152" aria-hidden="true">
      {HEIGHTS.map((height, place) => (
        <rect
          // The bars never change their places.
          key={place * STEP}
          x={22 + place * STEP}
          y={MIDDLE - height / 2}
          width={WIDTH}
          height={height}
          rx={WIDTH / 2}
          fillOpacity={0.08 + (0.6 * height) / 140}
        />
      ))}
    </svg>
  )
}
