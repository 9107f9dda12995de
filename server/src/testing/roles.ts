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

/** The ids in calls: once of another person, once of nobody. */
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

export type RoleRequest = (named: TargetIds, clinic: { nid: number; slug: string }) => unknown
type Code = (role: Role) => number
export type Row = readonly [RoleRequest, Code]

const isSignedIn = (role: Role): boolean => role !== 'visitor' && role !== 'not registered'

/** The same result for every role. */
export const forAllRoles =
  (code: number): Code =>
  () =>
    code
/** Only with a session. */
export const forSignedIn =
  (code = 0): Code =>
  (role) =>
    isSignedIn(role) ? code : 104
/** Only for subscribers. */
export const forSubscribers =
  (code = 0): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'subscriber' ? code : 301
/** Only for members of the institution; for others it does not exist. */
export const forMembers =
  (code = 0, otherwise = 105): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'member' ? code : otherwise
/** Only with a plan or a credit. */
export const forBuyers =
  (code = 0): Code =>
  (role) =>
    !isSignedIn(role) ? 104 : role === 'pro' || role === 'subscriber' ? code : 303
