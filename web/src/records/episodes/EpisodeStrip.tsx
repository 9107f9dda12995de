import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { episodeCourse, episodePlace } from '@reprieve/domain/records/episode.ts'
import { asksWhetherOver, isYesAgain } from '@reprieve/domain/records/openEpisode.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useId, useRef, useState } from 'react'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFocusFallback } from '../../settings/useFocusFallback.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useSteadyPress } from '../../ui/controls/useSteadyPress.ts'
import { Note } from '../../ui/layout/Note.tsx'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { EndPart } from './EndPart.tsx'
import { NumberButtons } from './NumberButtons.tsx'
import type { EpisodeFault } from './episodeActs.ts'
import { noteAskedConstant, readKeptHeads } from './keptHeads.ts'
import type { ShownEpisode } from './readEpisodes.ts'
import { useEpisodeActs } from './useEpisodeActs.ts'
import { useEpisodeWords } from './useEpisodeWords.ts'

interface EpisodeStripProps {
  diary: Diary
  episode: ShownEpisode
  offers: QuickOffers | null
}

/** A press of a shaking hand within this time is the same press, wherever it lands after the strip has changed. */
const TREMOR_MS = 300

/** What is open below the two lines. */
type OpenedPart = 'nothing' | 'number' | 'end' | 'constant'

/** A pain that goes on: since when, how strong, and the ways to end it and to tell how it is. [EPI-3, EPI-4, EPI-6] */
export function EpisodeStrip({ diary, episode, offers }: EpisodeStripProps) {
  const text = useText('episodes')
  const { spoken } = useSeverityWords()
  const { since } = useEpisodeWords()
  const place = useRef<HTMLDivElement>(null)
  useFocusFallback(place)
  const heading = useId()
  const now = useNow()
  const acts = useEpisodeActs(diary, offers)
  const [opened, setOpened] = useState<OpenedPart>('nothing')
  const [fault, setFault] = useState<EpisodeFault | null>(null)
  const faultWords = useEpisodeFault()
  const steady = useSteadyPress(TREMOR_MS, (act: () => void) => act())
  const { head } = episode

  const finish = async (act: Promise<EpisodeFault | null>, next: OpenedPart): Promise<void> => {
    const reason = await act
    setFault(reason)
    if (reason === null) setOpened(next)
  }
  const settle = (act: Promise<EpisodeFault | null>, next: OpenedPart = 'nothing'): void =>
    void finish(act, next).catch(reportError)
  const endIt = (at: Instant): void => settle(acts.end(head, at))
  const goOn = async (): Promise<EpisodeFault | null> => {
    const offersConstant = isYesAgain(episode) && !(await wasAskedConstant(diary, head.ref.clientId))
    const reason = await acts.goOn(head)
    if (reason !== null || !offersConstant) return reason
    void noteAskedConstant(diary, head.ref.clientId).catch(() => undefined)
    setOpened('constant')
    return null
  }
  const toggle = (part: OpenedPart) => (): void => setOpened(opened === part ? 'nothing' : part)
  const way = (key: Key<'episodes'>, act: () => void) => (
    <Button key={key} label={text(key)} onPress={() => steady(act)} />
  )

  const isAsked = episodePlace(episode.lastSign, now.at) !== 'home'
  const asksOver = !isAsked && asksWhetherOver(episode)
  const question: Key<'episodes'> | null = isAsked ? 'stillGoingQuestion' : asksOver ? 'isItOver' : null
  const over = way('itsOver', () => endIt(diary.now()))
  const sayYes = (): void => void goOn().then((reason) => setFault(reason), reportError)
  const ways = isAsked
    ? [
        way('yesGoesOn', sayYes),
        way('overWhen', toggle('end')),
        way('dontKnow', () => settle(acts.leave(head))),
      ]
    : asksOver
      ? [over, way('notYet', () => settle(acts.goOn(head)))]
      : [over, way('howIsItNow', toggle('number'))]

  return (
    // No landmark: two that began in the same minute have the same name.
    <div className="episode" role="group" aria-labelledby={heading} ref={place}>
      <h2 id={heading} tabIndex={-1}>
        {since(head, now)}
      </h2>
      <div className="episode-told">
        <Numbers episode={episode} />
        {!isAsked && <Button kind="text" label={text('whenOver')} onPress={() => steady(toggle('end'))} />}
      </div>
      {question !== null && opened !== 'constant' && <p className="episode-question">{text(question)}</p>}
      <div role="alert">{fault !== null && <Note kind="warn">{faultWords(fault)}</Note>}</div>
      {opened === 'constant' ? (
        <>
          <p className="episode-question">{text('constantQuestion')}</p>
          <div className="episode-ways">
            {way('thisIsConstant', () => settle(acts.makeConstant(head)))}
            {way('notConstant', () => setOpened('nothing'))}
          </div>
        </>
      ) : (
        <div className="episode-ways">{ways}</div>
      )}
      {opened === 'number' && (
        <NumberButtons
          label={text('howIsItNow')}
          spoken={spoken}
          onPress={(step) => steady(() => settle(acts.add(head, step)))}
        />
      )}
      {opened === 'end' && <EndPart episode={episode} onEnd={(at) => steady(() => endIt(at))} />}
    </div>
  )
}

/** "7, takes over. Worst 8." [EPI-5] */
function Numbers({ episode }: { episode: ShownEpisode }) {
  const text = useText('episodes')
  const { word } = useSeverityWords()
  const course = episodeCourse(episode)
  if (course === null) return null
  const severity = wholeSeverity(course.last)
  const worst = wholeSeverity(course.worst)
  const told = { severity, word: word(severity), worst }
  return <p className="episode-numbers">{text(worst > severity ? 'lastNumberWorst' : 'lastNumber', told)}</p>
}

const wasAskedConstant = async (diary: Diary, id: string): Promise<boolean> =>
  (await readKeptHeads(diary)).askedConstant.includes(id)

const CLOCK_FAULT: Partial<Record<EpisodeFault, Key<'episodes'>>> = {
  'end-before-start': 'clockBefore',
  'in-the-future': 'clockAhead',
  'outside-calendar': 'clockAhead',
  'lasts-too-long': 'clockAhead',
}

/** Why it was not saved: no room, or a clock that is wrong. [REC-8] */
function useEpisodeFault(): (fault: EpisodeFault) => string {
  const text = useText('episodes')
  const faultText = useFaultText()
  return (fault) => {
    const key = CLOCK_FAULT[fault]
    return key === undefined ? faultText(fault) : text(key)
  }
}
