import { SLEEP_TIMES, SPEEDS } from '@reprieve/domain/guide/listening.ts'
import { useState } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import type { ListeningInUse } from './useListening.ts'

/** At the bottom edge while a text is read aloud, wherever the page is. [GUIDE-32] */
export function ListenBar({ listen }: { listen: ListeningInUse }) {
  const text = useText('guide')
  const [isOpen, setIsOpen] = useState(false)
  const { listening, send } = listen
  const isPlaying = listening.is === 'playing'
  return (
    <section className="card guide-listen" aria-label={text('listening')}>
      <p className="unseen" role="status">
        {text(isPlaying ? 'listening' : 'listenPaused')}
      </p>
      <div className="guide-listen-ways">
        {/* Another button each: a second press may follow at once, and the focus stays in its place. */}
        {isPlaying ? (
          <Button
            key="pause"
            autoFocus
            label={text('pauseListening')}
            onPress={() => send({ is: 'pause' })}
          />
        ) : (
          <Button
            key="resume"
            autoFocus
            label={text('resumeListening')}
            onPress={() => send({ is: 'resume', now: Date.now() })}
          />
        )}
        <Button label={text('stopListening')} onPress={() => send({ is: 'stop' })} />
        <Button kind="text" label={text('listenOptions')} onPress={() => setIsOpen(true)} />
      </div>
      <OptionsSheet listen={listen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}

interface OptionsSheetProps {
  listen: ListeningInUse
  isOpen: boolean
  onClose: () => void
}

const NO_SLEEP = 'off'

function OptionsSheet({ listen: { listening, send }, isOpen, onClose }: OptionsSheetProps) {
  const text = useText('guide')
  const common = useText('common')
  const shell = useText()
  const tag = useFormatTag()
  const number = new Intl.NumberFormat(tag)
  const speeds = SPEEDS.map((speed) => ({
    value: String(speed),
    label: text('speedTimes', { speed: number.format(speed) }),
  }))
  const times = SLEEP_TIMES.map((minutes) => ({
    value: String(minutes),
    label: text('shortMinutes', { minutes }),
  }))
  return (
    <Sheet isOpen={isOpen} title={text('listenOptions')} closeLabel={common('close')} onClose={onClose}>
      <Segmented
        label={text('speed')}
        segments={speeds}
        value={String(listening.speed)}
        onChange={(chosen) => {
          const speed = SPEEDS.find((one) => String(one) === chosen)
          if (speed !== undefined) send({ is: 'speed', speed })
        }}
      />
      <Segmented
        label={text('sleepTimer')}
        segments={[{ value: NO_SLEEP, label: shell('off') }, ...times]}
        value={String(listening.sleep ?? NO_SLEEP)}
        onChange={(chosen) => {
          const sleep = SLEEP_TIMES.find((one) => String(one) === chosen) ?? null
          send({ is: 'sleep', sleep, now: Date.now() })
        }}
      />
      <p className="guide-how">{text('sleepHint')}</p>
    </Sheet>
  )
}
