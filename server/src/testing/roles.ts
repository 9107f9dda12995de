export const ROLES = [
  'visitor',
  'not registered',
  'lite',
  'pro',
  'subscriber',
  'member',
  'member elsewhere',
  'operator',
] as const
export type Role = (typeof ROLES)[number]

/** The ids that calls name. Once of somebody else, once of nobody. */
export interface TargetIds {
  clientId: string
  hlc: string
  fid: number
  nid: number
  fieldFid: number
  userId: number
  reportNum: number
  report: string
  link: string
  file: string
  session: string
  device: string
}

export type Body = (named: TargetIds, clinic: { nid: number; slug: string }) => unknown
type Code = (role: Role) => number
export type Row = readonly [Body, Code]

const isSignedIn = (role: Role): boolean => role !== 'visitor' && role !== 'not registered'

/** Whoever asks is told the same. */
export const all =
  (code: number): Code =>
  () =>
    code
/** Nobody without a session. */
export const people =
  (code = 0): Code =>
  (role) =>
    isSignedIn(role) ? code : 104
/** A subscriber's. */
export const guide =
  (code = 0): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'subscriber' ? code : 301
/** That institution's; to all others it has none of it. */
export const members =
  (code = 0, otherwise = 105): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'member' ? code : otherwise
/** What a plan or a credit pays for. */
export const bought =
  (code = 0): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'pro' || role === 'subscriber' ? code : 303
