/** The shape of the local database's rows, as a number of its own: what speaks of it need not bring the database along (SYN-07). */

/** Raise when a row's shape changes: old and new code then use different databases. */
export const SCHEMA_EPOCH = 10;

/** The database of this code's rows. */
export const DATABASE_NAME = `hanpan-${SCHEMA_EPOCH}`;
