/** Fixtures of a board found by team or league name (NAV-08). Reads every fixture, so it runs on Enter and never live. */
import type { HanpanDatabase } from '../tables/database.ts';
import { cutOf, type AskedBoard, type BoardCut } from './boardCut.ts';
import { allFixtures } from './fixtures.ts';
import { entryTables, knownEntries } from './knownEntries.ts';
import { pinnedLeagues } from './favourites.ts';
import { namedCut } from './namedCut.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** Whether a fixture's teams or league contain the text; case, width and spaces do not count. */
export function matchesSearch(fixture: Pick<Fixture, 'home' | 'away' | 'leagueName'>, text: string): boolean {
  const wanted = folded(text);
  return (
    wanted !== '' && [fixture.home, fixture.away, fixture.leagueName].some((name) => folded(name).includes(wanted))
  );
}

/** @returns ids of the fixtures that match, in no particular order */
export async function searchFixtures(db: HanpanDatabase, text: string): Promise<ReadonlySet<string>> {
  const [fixtures, leagues] = await Promise.all([allFixtures(db), db.namedLeagues.toArray()]);
  const known = [...leagues.flatMap(({ games }) => games), ...fixtures];
  return new Set(known.filter((fixture) => matchesSearch(fixture, text)).map((fixture) => fixture.fixtureId));
}

/** Which of the fixtures that a search found a page shows. @returns `undefined` while not all that could be found is here */
export async function foundCut(
  db: HanpanDatabase,
  asked: AskedBoard,
  found: ReadonlySet<string>,
): Promise<BoardCut | undefined> {
  return db.transaction('r', [...entryTables(db), db.namedLeagues, db.sessions], async () => {
    const [known, pinned] = await Promise.all([knownEntries(db, asked.kind), pinnedLeagues(db)]);
    if (known?.all === undefined) return undefined;
    const { all, partial } = known;
    return partial === undefined ? cutOf(all, asked, found, pinned) : namedCut(db, all, asked, partial, pinned, found);
  });
}
