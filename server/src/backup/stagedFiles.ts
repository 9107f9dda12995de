import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DELETED_ACCOUNTS, LEFT_MEMBERSHIPS, WITHDRAWN_CONSENTS } from '../db/deletedList.ts'
import { pathExists, makeFolder, OPERATOR_GUIDE, OPERATOR_NUMBERS, syncFolder } from '../db/folders.ts'
import { type DeletedAccounts, formatDeletedAccounts } from './deletedAccounts.ts'
import { formatEndedConsents, type EndedConsents } from './endedConsents.ts'
import type { FileEntry } from './manifest.ts'
import { copyFile } from './fileStreams.ts'

const stagingFolder = (dataDir: string): string => join(dataDir, 'restoring')

/** Deletions and withdrawals, including those after the backup: the lists are merged, never replaced. */
export interface DeletionLists {
  deleted: DeletedAccounts
  ended: EndedConsents
}

const LISTS: readonly string[] = [DELETED_ACCOUNTS, WITHDRAWN_CONSENTS, LEFT_MEMBERSHIPS]

// These keys open one cluster on one disk. An existing cluster already has its own keys beside it.
const isClusterKey = (name: string): boolean => name.startsWith('postgres-')

/** Copies the files into DATA_DIR first, so that moving them into place takes a moment and no space. */
export async function stageFiles(backup: string, entries: FileEntry[], dataDir: string): Promise<void> {
  const stage = stagingFolder(dataDir)
  rmSync(stage, { recursive: true, force: true })
  for (const folder of [stage, join(stage, 'keys'), join(stage, 'files')]) makeFolder(folder, 0o700)
  for (const { path } of entries) {
    if (!LISTS.includes(path)) await copyFile(join(backup, path), join(stage, path))
  }
}

/** Returns where the previous files are now: none of them is destroyed. */
export function moveFilesIntoPlace(dataDir: string, { deleted, ended }: DeletionLists, now: Date): string[] {
  const suffix = `.before-restore-${now.toISOString().replaceAll(':', '-')}`
  writeList(dataDir, DELETED_ACCOUNTS, formatDeletedAccounts(deleted))
  for (const [list, lines] of formatEndedConsents(ended)) writeList(dataDir, list, lines)
  const aside = [...putKeys(dataDir, suffix), ...putFiles(dataDir, suffix), ...putContent(dataDir, suffix)]
  for (const folder of ['keys', 'files', '.']) syncFolder(join(dataDir, folder))
  rmSync(stagingFolder(dataDir), { recursive: true, force: true })
  return aside
}

function writeList(dataDir: string, name: string, lines: string): void {
  if (lines === '') return
  const draft = join(stagingFolder(dataDir), name)
  writeFileSync(draft, lines, { mode: 0o600, flush: true })
  renameSync(draft, join(dataDir, name))
}

function putKeys(dataDir: string, suffix: string): string[] {
  const staged = join(stagingFolder(dataDir), 'keys')
  const names = readdirSync(staged).filter((name) => !isClusterKey(name))
  return names.flatMap((name) => putKey(join(staged, name), join(dataDir, 'keys', name), suffix))
}

function putKey(staged: string, key: string, suffix: string): string[] {
  if (!pathExists(key)) {
    renameSync(staged, key)
    return []
  }
  if (readFileSync(staged).equals(readFileSync(key))) return []
  // Linked, not renamed: if the key were missing for a moment, a server would create a new one.
  linkSync(key, key + suffix)
  renameSync(staged, key)
  return [key + suffix]
}

function putFiles(dataDir: string, suffix: string): string[] {
  const files = join(dataDir, 'files')
  mkdirSync(files, { recursive: true, mode: 0o700 })
  const hadSome = readdirSync(files).length > 0
  if (hadSome) renameSync(files, files + suffix)
  else rmdirSync(files)
  renameSync(join(stagingFolder(dataDir), 'files'), files)
  return hadSome ? [files + suffix] : []
}

/** The operator's content; a backup without any leaves the existing content. */
function putContent(dataDir: string, suffix: string): string[] {
  return [OPERATOR_GUIDE, OPERATOR_NUMBERS].flatMap((name) => {
    const [staged, place] = [join(stagingFolder(dataDir), name), join(dataDir, name)]
    if (!pathExists(staged)) return []
    const hadSome = pathExists(place)
    if (hadSome) renameSync(place, place + suffix)
    renameSync(staged, place)
    return hadSome ? [place + suffix] : []
  })
}
