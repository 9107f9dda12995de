import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import type { Db } from '../db/pool.ts'
import type { ServerPlace } from './status/serverStatus.ts'
import { findInstitution, type Institution } from '../institutions/store.ts'

/** The environment of a command. */
export interface AdminContext {
  db: Db
  now: number
  /** Links in mails begin with it. */
  publicUrl: string
  /** Prints a line before the end. */
  say: (line: string) => void
  /** The folder for relative paths. */
  startedIn: string
  /** For a look at the server as a whole. */
  server?: ServerDesk
  /** Null if no mail can be sent. */
  sending: BulkMailContext | null
}

export interface ServerDesk {
  place: ServerPlace
  /** The program ends with 1 after the text was printed. */
  fail: () => void
}

/** What a command needs to send many letters over time. */
export interface BulkMailContext {
  /** Creates the key if there is none, so it is read only when needed. */
  signingKey: () => string
  clock: () => number
  wait: (ms: number) => Promise<unknown>
}

export interface CommandArguments {
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

export interface Command {
  /** The arguments, as shown when they are mistyped. */
  usage: string
  /** The number of required words; options are optional unless the command says otherwise. */
  needs: number
  options: Readonly<Record<string, 'string' | 'boolean'>>
  /** Works on the database as it is, without applying migrations. */
  readsOnly?: boolean
  /** Returns the text that is printed at the end. */
  run: (given: CommandArguments, desk: AdminContext) => Promise<string>
}

export type Commands = Readonly<Record<string, Command>>

/** Finds the command by the first words; the longest name first. [ADMIN-2] */
export function readCommand(
  commands: Commands,
  args: readonly string[],
): { command: Command; given: CommandArguments } {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((each) => Object.hasOwn(commands, each))
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || command === undefined) throw new CannotStart(helpOn(commands))
  const usage = `Use it as in: npm run admin -- ${name} ${command.usage}`.trimEnd()
  const { positionals, values } = parsed(args.slice(name.split(' ').length), command, usage)
  if (positionals.length !== command.needs) throw new CannotStart(usage)
  return { command, given: { words: positionals, options: values } }
}

const helpOn = (commands: Commands): string =>
  [
    'npm run admin -- …',
    ...Object.entries(commands).map(([name, { usage }]) => `  ${name} ${usage}`.trimEnd()),
  ].join('\n')

function parsed(args: readonly string[], { options }: Command, usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }])),
    })
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : ''} ${usage}`.trim(), { cause: error })
  }
}

export const readTextOption = ({ options }: CommandArguments, name: string): string | null => {
  const given = options[name]
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : null
}

/** A whole number from 1; `usual` if none was given. */
export function readCountOption(given: CommandArguments, name: string, usual: number): number {
  const text = readTextOption(given, name)
  if (text === null) return usual
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CannotStart(`--${name} is a whole number from 1 to 999999.`)
  return Number(text)
}

export const pathFrom = ({ startedIn }: AdminContext, path: string): string =>
  isAbsolute(path) ? path : join(startedIn, path)

export async function requireInstitution(db: Db, name: string): Promise<Institution> {
  const institution = await findInstitution(db, name)
  if (institution === null)
    throw new CannotStart(`There is no institution with the short name or number ${name}.`)
  return institution
}
