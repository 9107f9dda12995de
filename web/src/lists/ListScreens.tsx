import { newClientId } from '@reprieve/contract/ids.ts'
import { listForField } from '@reprieve/domain/lists/listItem.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ComponentType, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { Link } from '../navigation/Link.tsx'
import { useParams } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { useToasts } from '../ui/overlays/toasts.ts'
import { EditItem, ListUnavailable, ItemForm } from './EditItem.tsx'
import { EditList, type ListScreenProps } from './EditList.tsx'
import { listPath } from './listPaths.ts'
import { addItem } from './listWrites.ts'
import { useItemForm } from './useItemForm.ts'
import { useLists } from './useLists.ts'

const EMPTY = { name: '', icon: null }

function AddItem({ diary, type, field }: ListScreenProps) {
  const text = useText('lists')
  const common = useText('common')
  const toasts = useToasts()
  const items = useLists(diary).itemsOf(type)
  const form = useItemForm(EMPTY, items)
  const goBack = useGoBack(listPath(field))
  const [id] = useState(() => newClientId(diary.now()))

  const submit = (): void =>
    void form.save(
      () => addItem(diary, { id, type, ...form.filled }, items),
      () => {
        toasts.show({ message: text('added', { 0: form.filled.name.trim() }), isDone: true })
        goBack('settled')
      },
    )

  return (
    <ItemForm
      diary={diary}
      title={common('addNew')}
      type={type}
      form={form}
      onSubmit={submit}
      onLeave={() => goBack()}
    />
  )
}

const AREAS: readonly BrowserArea[] = ['lists', 'listItems', 'common']

export const EditListScreen = () => <ListScreen Screen={EditList} />
export const AddItemScreen = () => <ListScreen Screen={AddItem} />
export const EditItemScreen = () => <ListScreen Screen={EditItem} />

function ListScreen({ Screen }: { Screen: ComponentType<ListScreenProps> }) {
  useTextsReady(AREAS)
  return <AskedList Screen={Screen} />
}

/** The list named in the URL, once the person's changes are read: before that, it would show the defaults. */
function AskedList({ Screen }: { Screen: ComponentType<ListScreenProps> }) {
  const { field = '' } = useParams()
  const diary = useDiary()
  const { isRead } = useLists(diary)
  const shell = useText()
  const type = listForField(field)
  if (type === null) return <NoSuchList field={field} />
  if (!isRead) return <Skeleton longText={shell('waitingLong')} />
  return <Screen key={type} diary={diary} type={type} field={field} />
}

/** Old messages use this URL for medicines, which have their own screen. */
const MEDICATIONS = 'medications'

function NoSuchList({ field }: { field: string }) {
  const text = useText('lists')
  const home = useText('home')
  const shell = useText()
  if (field === MEDICATIONS)
    return (
      <ListUnavailable title={text('medicationsTitle')}>
        <Link className="button primary" to={PATHS.medications}>
          {home('medications')}
        </Link>
      </ListUnavailable>
    )
  return (
    <ListUnavailable title={text('noListTitle')} text={text('noListText')}>
      <Link className="button primary" to={PATHS.home}>
        {shell('backHome')}
      </Link>
    </ListUnavailable>
  )
}
