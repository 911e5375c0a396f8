/** The place in the right column that a page may fill. */
export const BESIDE_ID = 'beside';
