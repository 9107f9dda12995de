/** An error that stops set-up, as one sentence for the person at the terminal: what is wrong, and how to fix it. */
export class SetupError extends Error {}

// The order matters: a full disk also makes npm complain about the network and about missing files.
const KNOWN = [
  {
    sign: /ENOSPC|EDQUOT|no space left|disk quota/i,
    sentence: (place) => `The disk is full (${place}): free about 1 GB and run the same command again.`,
  },
  {
    sign: /EROFS|EACCES|EPERM|read-only file system|permission denied/i,
    sentence: (place) =>
      `Reprieve cannot write to its own folder (${place}): give your user write permission there, or copy the folder to a place of yours, and run the same command again.`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    sentence: () =>
      'The npm registry cannot be reached: check the network (or the registry set by "npm config get registry") and run the same command again.',
  },
  {
    sign: /\bE(401|403|404)\b|ETARGET|EINTEGRITY/,
    sentence: () =>
      'The npm registry does not give the packages of package-lock.json: check the registry set by "npm config get registry" and run the same command again.',
  },
]

/** The sentence for a failure with a known output or error code, otherwise undefined. */
export function knownTrouble(output, place) {
  const known = KNOWN.find(({ sign }) => sign.test(output))
  return known && new SetupError(known.sentence(place))
}

/** Runs a disk operation, and turns a known failure into its sentence. */
export function explainDiskErrors(place, act) {
  try {
    return act()
  } catch (error) {
    throw knownTrouble(String(error.code), place) ?? error
  }
}
