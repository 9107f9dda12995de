import type { Diary } from '../../local/rows.ts'
import { findTrash } from './findTrash.ts'
import { TRASH_KINDS } from './trashKinds.ts'

/** What the doorbell rings for when something goes into the trash or out of it. */
export const TRASH_RINGS: readonly string[] = [...TRASH_KINDS, 'trash', 'drafts']

export const countTrash = async (diary: Diary): Promise<number> => (await findTrash(diary)).length
