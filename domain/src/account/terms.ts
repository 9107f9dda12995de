/** D27: the versions of the documents that this app shows. Accepting one means accepting this text. */
export const EULA_VERSION = 2
export const PRIVACY_VERSION = 2
