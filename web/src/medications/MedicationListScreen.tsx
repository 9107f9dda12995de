import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { Link } from '../navigation/Link.tsx'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { ListCard, ListRow } from '../ui/layout/ListRow.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import {
  DeleteMedicationDialog,
  type MedicationDeletion,
  useMedicationDelete,
} from './DeleteMedicationDialog.tsx'
import { MedicationRows, useMedicationGroup } from './MedicationRows.tsx'
import { listMedicationDrafts, type MedicationDraft } from './medicationDraft.ts'
import { type StoredMedication, MEDICATION_KIND } from './medicationTable.ts'
import { useMedicationWords } from './useMedicationWords.ts'
import { useMedications } from './useMedications.ts'
import './medicationList.css'

const DRAFTS = 'drafts'

const watchDrafts = perDiary((diary: Diary): WatchedRead<readonly MedicationDraft[]> =>
  watch(diary.doorbell, [DRAFTS, MEDICATION_KIND], () => listMedicationDrafts(diary)),
)

/** Unsaved drafts of medications, to continue. [MED-22] */
function BegunMedications({ diary }: { diary: Diary }) {
  const text = useText('medications')
  const { commonName } = useMedicationWords()
  const { subscribe, current } = watchDrafts(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const medications = medicationsByAnyId(useMedications(diary) ?? [])
  const begun = seen.is === 'read' ? seen.value : []
  const rows = begun.flatMap(({ id, action, now }) => {
    const row = (
      <ListRow
        icon={<DiaryIcon name="pencil" />}
        title={commonName(now.typed)}
        subtitle={text('draftTitle')}
      />
    )
    if (action === 'add')
      return [
        <Link key={id} className="list-row" to={PATHS.medicationAdd} search={{ id }}>
          {row}
        </Link>,
      ]
    // A draft of a medication that was deleted meanwhile cannot be continued.
    const known = medications.get(id)
    if (known === undefined) return []
    return [
      <Link key={id} className="list-row" to={PATHS.medicationEdit} params={{ id: known.routeId }}>
        {row}
      </Link>,
    ]
  })
  return rows.length === 0 ? null : <ListCard label={text('draftTitle')}>{rows}</ListCard>
}

const AREAS: readonly BrowserArea[] = ['medications', 'common', 'records']

interface MedicationListScreenProps {
  /** Added to a row by another area: the button to log a dose. */
  logDose?: (medication: StoredMedication) => ReactNode
}

export function MedicationListScreen({ logDose }: MedicationListScreenProps) {
  useTextsReady(AREAS)
  return <MedicationList {...(logDose !== undefined && { logDose })} />
}

/** Current and previous medications, which can be edited and deleted from here. [MED-9, MED-22] */
function MedicationList({ logDose }: MedicationListScreenProps) {
  const text = useText('medications')
  const common = useText('common')
  const shell = useText()
  const diary = useDiary()
  const deletion = useMedicationDelete(diary)
  const current = useMedicationGroup(diary, 'current')
  const previous = useMedicationGroup(diary, 'previous')
  if (current === null || previous === null) return <Skeleton longText={shell('waitingLong')} />
  const addNew = (
    <Link className="button primary" to={PATHS.medicationSearch}>
      {common('addNew')}
    </Link>
  )
  const rest = (medication: StoredMedication): ReactNode => (
    <RowEnd medication={medication} deletion={deletion} />
  )
  const logAndRest = (medication: StoredMedication): ReactNode => (
    <>
      {rest(medication)}
      {logDose?.(medication)}
    </>
  )
  return (
    <div className="medication-column">
      <BegunMedications diary={diary} />
      {current.length + previous.length === 0 ? (
        <EmptyState title={text('empty')} text={text('emptyText')}>
          {addNew}
        </EmptyState>
      ) : (
        <>
          <Group title={text('current')} isEmpty={current.length === 0}>
            <MedicationRows diary={diary} label={text('current')} group="current" trailing={logAndRest} />
          </Group>
          <Group title={text('previous')} isEmpty={previous.length === 0}>
            <MedicationRows diary={diary} label={text('previous')} group="previous" trailing={rest} />
          </Group>
          {addNew}
          <Link className="button text" to={PATHS.medicationFactors}>
            <DiaryIcon name="eye" />
            {text('factorListTitle')}
          </Link>
        </>
      )}
      <DeleteMedicationDialog deletion={deletion} />
    </div>
  )
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section className="medication-group">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function RowEnd({ medication, deletion }: { medication: StoredMedication; deletion: MedicationDeletion }) {
  const text = useText('medications')
  const common = useText('common')
  const navigate = useNavigate()
  const { name } = useMedicationWords()
  const edit = { to: PATHS.medicationEdit, params: { id: medication.routeId } } as const
  return (
    <>
      <ActionMenu
        label={text('rowMenu', { 0: name(medication) })}
        actions={[
          {
            label: common('edit'),
            icon: <DiaryIcon name="pencil" />,
            onAction: () => void navigate(edit),
          },
          {
            label: common('delete'),
            icon: <DiaryIcon name="trash" />,
            isDanger: true,
            onAction: () => deletion.ask(medication),
          },
        ]}
      />
      {medication.refusedBy === RESULT.medicationDuplicate && (
        <Note kind="warn">{text('alreadyExists')}</Note>
      )}
    </>
  )
}
