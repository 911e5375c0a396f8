/** What a league of the simulator is, and how the data files write one down in a line. */
import type { LeagueId, LocationId } from '../../../src/domain/kernel/ids.ts';
import type { KickOffPlan } from './kickOffPlan.ts';

/** A league with its teams and how it scores. */
export interface League {
  readonly leagueId: LeagueId;
  readonly name: string;
  readonly sportId: string;
  readonly locationId: LocationId;
  readonly locationName: string;
  /** At least two, all different. */
  readonly teams: readonly string[];
  /** Mean of both sides' points together, where leagues of one sport differ much; `null` for the sport's own mean. */
  readonly scoring: number | null;
  readonly kickOffs: KickOffPlan;
  /** Whether it is looked at most. */
  readonly isOfWeight: boolean;
}

/** League id, name, location name, teams separated by commas, mean total points if it differs from the sport's. */
export type LeagueRow = readonly [id: number, name: string, location: string, teams: string, scoring?: number];
