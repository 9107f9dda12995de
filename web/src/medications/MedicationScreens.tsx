import { newClientId } from '@reprieve/contract/ids.ts'
import type { ChosenMedication } from '@reprieve/domain/medications/chooseEntry.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useDiary } from '../access/diary.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { MedicationEditor } from './MedicationEditor.tsx'
import { openMedication, type MedicationOpenOutcome, type MedicationOpenRequest } from './openMedication.ts'
import { MedicationSearchPage } from './search/MedicationSearchPage.tsx'
import { readChosenMedication, toChosenMedicationState } from './search/chosenMedication.ts'

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'records', 'common']

/** Anybody can type a URL; the stored id must be one that the server accepts. */
const CLIENT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

interface MedicationScreenProps {
  /** At the end of the editor: a question of another area. */
  more?: ReactNode
}

export function AddMedicationScreen({ more }: MedicationScreenProps) {
  useTextsReady(AREAS)
  return <NewMedication more={more} />
}

export function EditMedicationScreen({ more }: MedicationScreenProps) {
  useTextsReady(AREAS)
  return <KnownMedication more={more} />
}

/**
 * The URL has the draft's id, and the history entry what was chosen: a reload opens it again. While another screen
 * loads, the URL is already that screen's: then the last value stays.
 */
function NewMedication({ more }: MedicationScreenProps) {
  const { history } = useRouter()
  const isHere = useLocation({ select: ({ pathname }) => pathname === PATHS.medicationAdd })
  const { id, redirect = null } = useSearch()
  const ask = (): MedicationOpenRequest => ({
    id: undefined,
    draftId: id !== undefined && CLIENT_ID.test(id) ? id : newClientId(Date.now()),
    chosen: readChosenMedication(history.location.state),
    returnTo: redirect,
  })
  const [now, setNow] = useState(() => ({ id, asked: ask() }))
  if (isHere && now.id !== id) setNow({ id, asked: ask() })
  return <OpenedMedication key={now.asked.draftId} asked={now.asked} more={more} />
}

const EDITED = PATHS.medicationEdit.replace('$id', '')

/** While another screen loads, the URL is already that screen's: then the last value stays. */
function KnownMedication({ more }: MedicationScreenProps) {
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(EDITED) })
  const { id = '' } = useParams()
  const { redirect = null } = useSearch()
  const [asked, setAsked] = useState({ id, returnTo: redirect })
  if (isHere && asked.id !== id) setAsked({ id, returnTo: redirect })
  return <OpenedMedication key={asked.id} asked={{ ...asked, draftId: '', chosen: undefined }} more={more} />
}

function OpenedMedication({ asked, more }: MedicationScreenProps & { asked: MedicationOpenRequest }) {
  const diary = useDiary()
  const shell = useText()
  const signs = numberSigns(useFormatTag())
  const [first] = useState({ asked, signs })
  const [opened, setOpened] = useState<MedicationOpenOutcome | null>(null)
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  useEffect(() => {
    openMedication(diary, first.asked, first.signs).then(setOpened, (fault) => setFailed({ fault }))
  }, [diary, first])

  if (failed !== null) throw failed.fault
  if (opened === null) return <Skeleton longText={shell('waitingLong')} />
  if (opened.is === 'here') return <MedicationEditor diary={diary} begun={opened.begun} more={more} />
  if (opened.is === 'not-here') return <MedicationNotHere />
  return <NothingChosen redirect={first.asked.returnTo} />
}

/** Opened by its URL alone, or already in the list: a person who wants to add one is led to the search. */
function NothingChosen({ redirect }: { redirect: string | null }) {
  const text = useText('medications')
  const navigate = useNavigate()
  const diary = useDiary()
  const choose = (chosen: ChosenMedication): void =>
    void navigate({
      to: PATHS.medicationAdd,
      search: { id: newClientId(Date.now()), ...(redirect !== null && { redirect }) },
      state: toChosenMedicationState(diary, chosen),
      replace: true,
    })
  return <MedicationSearchPage title={text('addTitle')} onChosen={choose} />
}

/** Shown for the URL of a medication that was deleted, or that is on another device and not on this one yet. */
function MedicationNotHere() {
  const text = useText('medications')
  return (
    <div className="narrow record-not-here">
      <h1>{text('editTitle')}</h1>
      <EmptyState title={text('notHereTitle')} text={text('notHereText')}>
        <Link className="button primary" to={PATHS.medications}>
          {text('backToList')}
        </Link>
      </EmptyState>
    </div>
  )
}
