/** Which match an address shows (SPT-09): `?game=<fixtureId>` on a page of games. All else of the address is of the list behind it, and stays. */
import { MAX_ID } from '../../../domain/kernel/ids.ts';

const GAME = 'game';

/** Id of the match; `undefined` where the list is shown. */
export function gameIn(params: URLSearchParams): string | undefined {
  const game = params.get(GAME) ?? '';
  return game === '' || game.length > MAX_ID ? undefined : game;
}

/** The query of the same list with another match, or with none. */
export function withGame(params: URLSearchParams, fixtureId: string | undefined): string {
  const next = new URLSearchParams(params);
  if (fixtureId === undefined) next.delete(GAME);
  else next.set(GAME, fixtureId);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** The state of a history entry that was added by opening a match from its list: going back closes it. */
export const OPENED = { isOpened: true } as const;

export const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpened' in state && state.isOpened === true;

/** Of a list's own way to a match: what the focus goes back to (`useMatchShown`). */
export const GAME_MARK = 'data-game';
