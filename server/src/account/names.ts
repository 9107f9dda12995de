/**
 * D13: usernames and e-mails are compared by NFKC and without case. One key serves both, because a username has no "@".
 * That is checked after NFKC, which also maps the full-width "@", or a username could take somebody's address.
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
