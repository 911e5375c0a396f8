/**
 * For work on a member's database, which is deleted with everything in it once the session is over.
 *
 * @param over what comes of it then
 * @throws any other error
 */
export const unlessClosed =
  <Over>(over: Over) =>
  (error: unknown): Over => {
    if (error instanceof Error && error.name === 'DatabaseClosedError') return over;
    throw error;
  };
