/** D13: names compare by NFKC and case, e-mails in lower case. A username holds no "@", so one key serves both. */
export const nameKey = (name: string): string =>
  name.includes('@') ? emailKey(name) : name.trim().normalize('NFKC').toLowerCase()

export const emailKey = (email: string): string => email.trim().toLowerCase()
