/** In a file of its own: the browser needs the name at start, when no schema is loaded. */
export const DOSE_TYPE = 'dose_record'
