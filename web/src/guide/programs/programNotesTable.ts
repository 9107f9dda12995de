import { notesFromSettings, notesToSettings } from '@reprieve/contract/settings/programNotes.ts'
import { joinNotes, type ProgramNotes } from '@reprieve/domain/guide/programs/notes.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { onePerDiary, openQueuedSave, type QueuedSave } from '../../settings/saving/queuedSave.ts'

/** What a person did and wrote in the programs, saved while typing. [PROG-5] */
export const openProgramNotes = (diary: Diary): QueuedSave<ProgramNotes> =>
  openQueuedSave<ProgramNotes>(diary, {
    name: 'program_notes',
    from: notesFromSettings,
    onto: notesToSettings,
    join: joinNotes,
  })

export const getProgramNotes = onePerDiary(openProgramNotes)
