/** The address of a list with another league: its first page, without a match over it. */

/** @param leagueId `''` for all leagues */
export function withLeague(params: URLSearchParams, leagueId: string): string {
  const next = new URLSearchParams(params);
  for (const gone of ['league', 'location_id', 'page', 'game', 'search']) next.delete(gone);
  if (leagueId !== '') next.set('league', leagueId);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}
