import { RECORD_KIND, type SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { continueEpisode, isOpenEpisode, withoutEpisode } from '@reprieve/domain/records/episode.ts'
import { asLaterNumber, sortOpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import { useEffect, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Chip } from '../../ui/controls/Chip.tsx'
import { recordById } from '../readRecords.ts'
import { useMomentText } from '../useMomentText.ts'
import { EpisodeCourseTable } from './EpisodeCourseTable.tsx'
import { noteHead } from './keptHeads.ts'
import { readEpisode, readOpenEpisodes, type ShownEpisode, type ShownRecords } from './readEpisodes.ts'
import { useEpisodeWords } from './useEpisodeWords.ts'
import { setStartsGoingOn, startsGoingOn } from './startsGoingOn.ts'
import './episodes.css'

interface TimingEpisodeProps {
  diary: Diary
  record: PainRecord
  onChange: (next: PainRecord) => void
}

/** The chip "Still going on". A later number has none: it cannot be the start of an episode. [EPI-2, EPI-11] */
export function GoingOnChip(props: TimingEpisodeProps) {
  useTextsReady(['episodes'])
  return <ReadyChip {...props} />
}

function ReadyChip({ diary, record, onChange }: TimingEpisodeProps) {
  const text = useText('episodes')
  const now = useNow()
  if (record.partOf !== null) return null
  const change = (isChosen: boolean): void => {
    if (!isChosen) {
      setStartsGoingOn(diary, false)
      return onChange(withoutEpisode(record))
    }
    // It may be a record of long ago, which home would not find among the latest.
    if (record.ref.kind === 'saved') void noteHead(diary, record.ref.clientId).catch(() => undefined)
    onChange(continueEpisode(record, now.at))
  }
  return (
    <Chip
      label={text('stillGoingOn')}
      isChosen={isOpenEpisode(record) || startsGoingOn(diary, record, now.at)}
      onChange={change}
    />
  )
}

/** What belongs to the episode: which one a number is part of, whether it is the same pain, and the course. */
export function TimingEpisode(props: TimingEpisodeProps) {
  useTextsReady(['episodes'])
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  if (!showsPast) return null
  if (props.record.partOf !== null) return <PartLine {...props} headId={props.record.partOf} />
  return (
    <>
      <SamePain {...props} />
      <Course {...props} />
    </>
  )
}

function PartLine({ diary, record, onChange, headId }: TimingEpisodeProps & { headId: string }) {
  const text = useText('episodes')
  const when = useMomentText()
  const head = useRead(diary, headId, () => recordById(diary, headId))
  if (head === null) return null
  return (
    <div className="episode-part">
      <p>{text('partOfLine', { when: when(startOfRecord(head)) })}</p>
      <div className="episode-ways">
        <Button kind="text" label={text('notPartOf')} onPress={() => onChange({ ...record, partOf: null })} />
      </div>
    </div>
  )
}

/** Starting one while another is open. [EPI-7] */
function SamePain({ diary, record, onChange }: TimingEpisodeProps) {
  const text = useText('episodes')
  const { since } = useEpisodeWords()
  const now = useNow()
  const [isAnother, setAnother] = useState(false)
  const own = record.ref.kind === 'saved' ? record.ref.clientId : null
  const [wasOpen] = useState(() => isOpenEpisode(record))
  const asks = isOpenEpisode(record) && !wasOpen && !isAnother
  const open = useRead<readonly ShownEpisode[]>(diary, String(asks), async () =>
    asks ? sortOpenEpisodes(await readOpenEpisodes(diary), diary.now()).onHome : [],
  )
  const other = open?.find(({ head }) => head.ref.clientId !== own)
  if (!asks || other === undefined) return null
  return (
    <div className="episode-part" role="group" aria-label={text('stillGoingOn')}>
      <p>{text('samePainQuestion')}</p>
      <p>{since(other.head, now)}</p>
      <div className="episode-ways">
        <Button
          label={text('samePain')}
          onPress={() => onChange(asLaterNumber(record, other.head.ref.clientId))}
        />
        <Button label={text('anotherPain')} onPress={() => setAnother(true)} />
      </div>
    </div>
  )
}

/** The numbers of a saved episode, with the end as the editor has it now. [EPI-5] */
function Course({ diary, record, onChange }: TimingEpisodeProps) {
  const saved = record.ref.kind === 'saved' ? record.ref.clientId : null
  const read = useRead<ShownRecords | null>(diary, String(saved), async () => {
    const head = saved === null ? null : await recordById(diary, saved)
    return head === null || head.episode === null ? null : readEpisode(diary, head)
  })
  if (read === null || read.parts.length === 0 || record.ref.kind !== 'saved') return null
  const head: SavedRecord = { ...record, ref: read.head.ref }
  return <EpisodeCourseTable episode={{ head, parts: read.parts }} onMoveEnd={onChange} />
}

/** Null until read, and if it cannot be read. Reads again when a record changes. */
function useRead<Value>(diary: Diary, key: string, read: () => Promise<Value>): Value | null {
  const [seen, setSeen] = useState<{ key: string; value: Value } | null>(null)
  const [rings, setRings] = useState(0)
  useEffect(
    () =>
      diary.doorbell.listen((change) => {
        if (change.includes(RECORD_KIND)) setRings((before) => before + 1)
      }),
    [diary],
  )
  useEffect(() => {
    let isHere = true
    read().then(
      (value) => isHere && setSeen({ key, value }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `read` is another function each time
  }, [diary, key, rings])
  return seen?.key === key ? seen.value : null
}
