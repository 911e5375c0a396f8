/**
 * How new games were when this tab was last told of them, where they are told no more: what a tab has shown never turns back, so that older rows
 * are shown locked until they are as new (PSH-7).
 */
import type { Position } from '../../../domain/kernel/position.ts';

/** By the id of the game, the one owed last at the end. */
export type OwedFixtures = Map<string, Position>;

/** Games that a tab remembers to have shown newer than they are stored: more than a member turns to before they are. */
const MAX_OWED = 300;

/** The tab was told of a game up to here. */
export function owe(owed: OwedFixtures, fixtureId: string, shown: Position): void {
  const known = owed.get(fixtureId);
  if (known?.epoch === shown.epoch && known.offset >= shown.offset) return;
  owed.delete(fixtureId);
  owed.set(fixtureId, shown);
  const [oldest] = owed.keys();
  if (owed.size > MAX_OWED && oldest !== undefined) owed.delete(oldest);
}

/** How new a game was, if rows read at `asOf` are not. Those that are pay it, and so do those of another epoch, which took the place of all. */
export function owedOf(owed: OwedFixtures, fixtureId: string, asOf: Position | undefined): Position | undefined {
  const shown = owed.get(fixtureId);
  if (shown === undefined || asOf === undefined) return shown;
  if (asOf.epoch === shown.epoch && asOf.offset < shown.offset) return shown;
  owed.delete(fixtureId);
  return undefined;
}
