import { listOf } from '@reprieve/domain/lists/listItem.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AddItem } from './AddItem.tsx'
import { EditItem } from './EditItem.tsx'
import { EditList, type OfList } from './EditList.tsx'
import { InPlaceOfList } from './InPlaceOfList.tsx'
import { useLists } from './useLists.ts'

const AREAS: readonly BrowserArea[] = ['lists', 'listItems', 'common']

export const EditListScreen = () => <ListScreen Screen={EditList} />
export const AddItemScreen = () => <ListScreen Screen={AddItem} />
export const EditItemScreen = () => <ListScreen Screen={EditItem} />

function ListScreen({ Screen }: { Screen: ComponentType<OfList> }) {
  useTextsReady(AREAS)
  return <AskedList Screen={Screen} />
}

/** The list named in the URL, once the person's changes are read: before that, it would show the defaults. */
function AskedList({ Screen }: { Screen: ComponentType<OfList> }) {
  const { field = '' } = useParams({ strict: false })
  const diary = useDiary()
  const { isRead } = useLists(diary)
  const shell = useText()
  const type = listOf(field)
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
      <InPlaceOfList title={text('medicationsTitle')}>
        <Link className="button primary" to={PATHS.medications}>
          {home('medications')}
        </Link>
      </InPlaceOfList>
    )
  return (
    <InPlaceOfList title={text('noListTitle')} text={text('noListText')}>
      <Link className="button primary" to={PATHS.home}>
        {shell('backHome')}
      </Link>
    </InPlaceOfList>
  )
}
