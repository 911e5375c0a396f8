/** Where a visitor was going before the login page: only a path of this site is believed. */
export function destinationOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
