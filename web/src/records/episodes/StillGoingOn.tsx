import { sortOpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import { useEffect, useState } from 'react'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { recordById } from '../readRecords.ts'
import { joinEpisode, startEpisode, takeEpisodeBack } from './episodeActs.ts'
import { readOpenEpisodes, type ShownEpisode } from './readEpisodes.ts'
import { useEpisodeWords } from './useEpisodeWords.ts'
import './episodes.css'

interface StillGoingOnProps {
  diary: Diary
  /** The record that was just saved. */
  clientId: string
}

type Step = { is: 'offered' } | { is: 'asked'; other: ShownEpisode } | { is: 'going-on' } | { is: 'joined' }

/** After a quick record: the pain goes on. [EPI-2, EPI-7] */
export function StillGoingOn(props: StillGoingOnProps) {
  useTextsReady(['episodes'])
  return <Offer {...props} />
}

function Offer({ diary, clientId }: StillGoingOnProps) {
  const text = useText('episodes')
  const faultText = useFaultText()
  const { since } = useEpisodeWords()
  const now = useNow()
  const [step, setStep] = useState<Step>({ is: 'offered' })
  const [fault, setFault] = useState<string | null>(null)

  const settle = async (act: Promise<{ ok: true } | { ok: false; reason: string }>, next: Step) => {
    const done = await act
    setFault(done.ok ? null : done.reason)
    if (done.ok) setStep(next)
  }
  const start = (): Promise<void> => settle(startEpisode(diary, clientId), { is: 'going-on' })
  const begin = async (): Promise<void> => {
    const other = await otherEpisode(diary, clientId)
    if (other === null) return start()
    setStep({ is: 'asked', other })
  }
  // The setting "A record of now starts as going on" may have applied.
  useEffect(() => {
    let isHere = true
    recordById(diary, clientId).then(
      (found) => isHere && found?.episode?.state === 'open' && setStep({ is: 'going-on' }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [diary, clientId])
  const act = (what: () => Promise<void>) => () => void what().catch(reportError)

  return (
    <div className="still-going">
      <div role="alert">{fault !== null && <Note kind="warn">{faultText(fault)}</Note>}</div>
      {step.is === 'offered' && <Button label={text('itGoesOn')} onPress={act(begin)} />}
      {step.is === 'asked' && (
        <>
          <p>{text('samePainQuestion')}</p>
          <p>{since(step.other.head, now)}</p>
          <div className="episode-ways">
            <Button
              label={text('samePain')}
              onPress={act(() =>
                settle(joinEpisode(diary, clientId, step.other.head.ref.clientId), { is: 'joined' }),
              )}
            />
            <Button label={text('anotherPain')} onPress={act(start)} />
          </div>
        </>
      )}
      <p role="status">
        {step.is === 'going-on' && text('markedGoingOn')}
        {step.is === 'joined' && text('sameSaved')}
      </p>
      {step.is === 'going-on' && (
        <Button
          kind="text"
          label={text('notGoingOn')}
          onPress={act(() => settle(takeEpisodeBack(diary, clientId), { is: 'offered' }))}
        />
      )}
    </div>
  )
}

async function otherEpisode(diary: Diary, clientId: string): Promise<ShownEpisode | null> {
  const { onHome } = sortOpenEpisodes(await readOpenEpisodes(diary), diary.now())
  return onHome.find(({ head }) => head.ref.clientId !== clientId) ?? null
}
