/** The target of a link in one of our texts: within the guide, or a page elsewhere by its full address. */
export type LinkTarget =
  | { to: 'guide' | 'program'; id: string }
  | { to: 'web'; address: string; host: string }

const WITHIN = /^(?<to>guide|program):(?<id>[a-z0-9-]{1,64})$/
/** No user name, password or port before the path, so that the visible host is the real host. */
const WEB = /^https:\/\/(?<host>[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\/[\w.~%!$&'*+,;=:@/?#-]*)?$/

/** CONT-8. Null for everything else, such as a script, or a telephone number, which may be a dose. */
export function targetFrom(written: string): LinkTarget | null {
  const { to, id } = WITHIN.exec(written)?.groups ?? {}
  if (id !== undefined) return { to: to === 'guide' ? 'guide' : 'program', id }
  const host = WEB.exec(written)?.groups?.['host']
  return host === undefined ? null : { to: 'web', address: written, host }
}
