/** Apart from the schema: the browser sends it, and has no schema at its start. */
export const DOSE_TYPE = 'dose_record'
