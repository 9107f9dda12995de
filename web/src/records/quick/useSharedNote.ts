import { setNote } from '@reprieve/domain/records/editRecord.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordEditor } from '../useRecordEditor.ts'
import { sharedText } from './sharedText.ts'

/** `lost`: something was shared, and did not get here. */
export type Arriving = 'coming' | 'lost' | 'over'

/** Puts what was shared into the note, which is kept as a draft from then on: nothing else has it any more. [QUICK-7] */
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
