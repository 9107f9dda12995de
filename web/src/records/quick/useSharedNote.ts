import { setNote } from '@reprieve/domain/records/editRecord.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordEditor } from '../useRecordEditor.ts'
import { sharedText } from './sharedText.ts'

/** `lost`: something was shared but did not arrive. */
export type Arriving = 'coming' | 'lost' | 'over'

/** Puts the shared text into the note, which is stored as a draft from then on: there is no other copy. [QUICK-7] */
export function useSharedNote(
  isShared: boolean,
  { record, change }: Pick<RecordEditor, 'record' | 'change'>,
): Arriving {
  const [arriving, setArriving] = useState<Arriving>(isShared ? 'coming' : 'over')
  const receive = useEffectEvent((text: string) => {
    setArriving(text === '' ? 'lost' : 'over')
    if (text !== '') change(setNote(record, text))
  })
  useEffect(() => {
    if (isShared) void sharedText.take().then(receive)
  }, [isShared])
  return arriving
}
