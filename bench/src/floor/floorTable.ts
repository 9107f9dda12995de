/** A copy of the table `item` with all its indexes, for the rows that the floor server writes. */
export const FLOOR_TABLE = 'floor_item'
