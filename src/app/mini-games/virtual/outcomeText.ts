/** How a round of virtual sports ended, in one line. */
import type { Round } from '../../../domain/mini-games/round.ts';
import { readPoints } from '../../../domain/mini-games/virtual/basketball.ts';
import { placesOf } from '../../../domain/mini-games/virtual/race.ts';
import type { VenueRow } from '../../../domain/mini-games/virtual/venues.ts';
import { virtual } from '../copy/virtual.ts';
import { voidText } from '../rounds/voidText.ts';
import { isRace } from './address.ts';
import { namesAt } from './names.ts';

type Ended = Pick<Round, 'drawsAt' | 'drawn' | 'state' | 'voidedAt'>;

/** `2 : 1`, `98 : 102`; empty for a race. */
export function scoreText(venue: VenueRow, { drawn }: Ended): string {
  if (venue.sport === 'soccer') return `${drawn[0] ?? 0} : ${drawn[1] ?? 0}`;
  const points = venue.sport === 'basketball' ? readPoints(drawn) : undefined;
  return points === undefined ? '' : `${points.home} : ${points.away}`;
}

/** The first of a race, as many as are placed. */
export const placedOf = ({ drawn }: Ended): readonly number[] => drawn.slice(0, placesOf(drawn.length));

/** That a round is void, and what was drawn all the same (ROU-16). */
export function voidedText(venue: VenueRow, round: Ended): string {
  const said = round.voidedAt === undefined ? virtual.voided : voidText(round);
  const drawn = isRace(venue) ? placedOf(round).join('-') : scoreText(venue, round);
  return round.drawn.length === 0 ? said : `${said} (${drawn})`;
}

export function outcomeText(venue: VenueRow, round: Ended): string {
  if (round.state === 'void') return voidedText(venue, round);
  const names = namesAt(venue, round.drawsAt);
  if (!isRace(venue)) return `${names.home} ${scoreText(venue, round)} ${names.away}`;
  return placedOf(round)
    .map((number, index) => virtual.placedAt(index + 1, number, names.runnerOf(number)))
    .join(', ');
}
