/** A table like `item`, indexes and all, for what the floor writes. */
export const FLOOR_TABLE = 'floor_item'
