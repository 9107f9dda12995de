/** In a separate file: the browser needs the name at start, when no schema is loaded. */
export const SIGNAL_TYPE = 'signal_record'
