/** D27: the versions of the documents that this app shows. To accept one is to accept these words. */
export const EULA_VERSION = 2
export const PRIVACY_VERSION = 2
