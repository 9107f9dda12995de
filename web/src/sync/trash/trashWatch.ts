import type { Diary } from '../../local/rows/rows.ts'
import { findTrash } from './findTrash.ts'
import { TRASH_KINDS } from './trashKinds.ts'

/** The changes that the doorbell reports when the trash may have changed. */
export const TRASH_CHANGES: readonly string[] = [...TRASH_KINDS, 'trash', 'drafts']

export const countTrash = async (diary: Diary): Promise<number> => (await findTrash(diary)).length
