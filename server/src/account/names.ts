/**
 * D13: names and e-mails compare by NFKC and case. One key serves both, since a username holds no "@": looked at
 * after NFKC, where the wide sign of Asian keyboards is one too, or it could take somebody's address.
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
