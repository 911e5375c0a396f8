/** Where the skip link to the slip leads. */
export const SLIP_ID = 'slip';
