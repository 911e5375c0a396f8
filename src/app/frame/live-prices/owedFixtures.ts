/**
 * How new games were when this tab was last told of them, where they are told no more: what a tab has shown never turns back, so that older rows
 * are shown locked until they are as new (PSH-7).
 */
import type { Position } from '../../../domain/kernel/position.ts';

/** Games that a tab remembers to have shown newer than they are stored: more than a member turns to before they are. */
const MAX_OWED = 300;

export interface OwedFixtures {
  /** The tab was told of it up to here. */
  owe(fixtureId: string, told: Position): void;
  /** How new it was, if rows read at `asOf` are not. Those that are pay it, and so do those of another epoch, which took the place of all. */
  owed(fixtureId: string, asOf: Position | undefined): Position | undefined;
}

export function createOwedFixtures(): OwedFixtures {
  const owed = new Map<string, Position>();
  return {
    owe(fixtureId, told) {
      const known = owed.get(fixtureId);
      if (known?.epoch === told.epoch && known.offset >= told.offset) return;
      owed.delete(fixtureId);
      owed.set(fixtureId, told);
      const [oldest] = owed.keys();
      if (owed.size > MAX_OWED && oldest !== undefined) owed.delete(oldest);
    },
    owed(fixtureId, asOf) {
      const shown = owed.get(fixtureId);
      if (shown === undefined || asOf === undefined) return shown;
      if (asOf.epoch === shown.epoch && asOf.offset < shown.offset) return shown;
      owed.delete(fixtureId);
      return undefined;
    },
  };
}
