import type { CallName } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Answer, Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch } from '../local/watch.ts'
import { DATE_FORMAT, DATE_TIME_FORMAT } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Collapse } from '../ui/layout/Collapse.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useLongDate } from './InstitutionList.tsx'
import { InstitutionText } from './InstitutionContent.tsx'
import { VisibleAnswers } from './VisibleAnswers.tsx'
import { readInstitutions, type Membership } from './knownInstitutions.ts'
import type { InstitutionRefreshOutcome } from './memberships.ts'
import { deleteVisibleData, storeVisibleData, readVisibleData, type VisibleData } from './visibleData.ts'

const CALLS = [
  'institutions/get-study-data',
  'institutions/get-records-data',
  'institutions/get-insights-data',
] as const satisfies readonly CallName[]

/** All or nothing: a part of what is seen would look like all of it. */
export async function refreshVisibleData(
  diary: Diary,
  ask: Ask,
  nid: number,
): Promise<InstitutionRefreshOutcome> {
  const answers = await Promise.all(
    CALLS.map((name) => ask(name, { institution: nid }, { background: true })),
  )
  if (answers.some(({ reached }) => !reached)) return 'away'
  // Nothing is seen there any more: it was withdrawn on another device. [CONS-13]
  if (answers.some(isNotThere)) await deleteVisibleData(diary, nid)
  const told = answers.map((answer) => (answer.reached && answer.code === RESULT.ok ? answer.body : null))
  if (told.includes(null)) return 'refused'
  await storeVisibleData(
    diary,
    nid,
    told.map((body) => body?.['data']),
  )
  // Requested before a withdrawal and answered after it.
  const members = (await readInstitutions(diary))?.members ?? []
  if (!members.some((member) => member.nid === nid)) await deleteVisibleData(diary, nid)
  return 'learned'
}

const isNotThere = (answer: Answer): boolean => answer.reached && answer.code === RESULT.notFound

interface SeenInUse {
  /** Null: not received yet. */
  seen: VisibleData | null
  /** The result of the last request; null while it runs. */
  asked: InstitutionRefreshOutcome | null
  load: () => void
}

/**
 * Returns the stored data immediately, and loads them again. The institution must not change while mounted. [CONS-9]
 */
function useSeenThere(diary: Diary, nid: number): SeenInUse {
  const ask = useAsk()
  const { subscribe, current } = useMemo(
    () => watch(diary.doorbell, [SERVER_COPIES], () => readVisibleData(diary, nid)),
    [diary, nid],
  )
  const read = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<InstitutionRefreshOutcome | null>(null)
  const learn = (): void => void refreshVisibleData(diary, ask, nid).then(setAsked, () => setAsked('away'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    seen: read.is === 'read' ? read.value : null,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}

/** What the institution sees of the person, from the same server that shows it there. [CONS-9] */
export function VisibleDataSection({ member: { nid, name } }: { member: Membership }) {
  const { seen, asked, load } = useSeenThere(useDiary(), nid)
  const text = useText('institutions')
  const common = useText('common')
  const shell = useText()
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <section className="card institution-seen">
      <h2>{text('seesTitle', { name })}</h2>
      <p>{text('seesNoDiary')}</p>
      <div role="alert" className="institution-trouble">
        {isUnanswered && (
          <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={load} />}>
            {text(seen === null ? 'notKnown' : 'lastKnown')}
          </Note>
        )}
      </div>
      {seen === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {seen !== null && <Seen seen={seen} name={name} />}
    </section>
  )
}

function Seen({ seen, name }: { seen: VisibleData; name: string }) {
  const text = useText('institutions')
  const { answers, consent, readings, study } = seen
  return (
    <>
      {study !== null && <p>{text('study', { name: study })}</p>}
      <Details details={seen.details} name={name} />
      <h3>{text('answers')}</h3>
      {answers.length === 0 ? <p>{text('noAnswers')}</p> : <VisibleAnswers answers={answers} />}
      <h3>{text('readings')}</h3>
      {readings.length === 0 ? <p>{text('noReadings')}</p> : <Readings readings={readings} />}
      {consent !== null && <Agreed consent={consent} />}
    </>
  )
}

function Details({ details, name }: Pick<VisibleData, 'details'> & { name: string }) {
  const text = useText('institutions')
  const account = useText('account')
  const dayInWords = new Intl.DateTimeFormat(useFormatTag(), { ...DATE_FORMAT, timeZone: 'UTC' })
  const { fullName, birthDate, primaryId } = details
  const bornAt = Date.parse(birthDate ?? '')
  const rows = [
    [account('fullName'), fullName],
    [account('birthDate'), Number.isNaN(bornAt) ? birthDate : dayInWords.format(bornAt)],
    [text('primaryId', { name }), primaryId],
  ] as const
  return (
    <>
      <h3>{text('details')}</h3>
      <dl className="institution-details">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

const FIRST = 5

function Readings({ readings }: Pick<VisibleData, 'readings'>) {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_TIME_FORMAT)
  return (
    <ul className="institution-rows">
      {readings.slice(0, FIRST).map((at) => (
        <li key={at}>{format.format(at)}</li>
      ))}
    </ul>
  )
}

function Agreed({ consent: { text: agreed, given } }: { consent: NonNullable<VisibleData['consent']> }) {
  const text = useText('institutions')
  const date = useLongDate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapse
      title={text('agreedOn', { date: date(given) })}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <InstitutionText text={agreed} />
    </Collapse>
  )
}
