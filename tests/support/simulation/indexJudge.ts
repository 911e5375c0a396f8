/** Of an offer that is partial and has an index, boards list what is on offer: stored or named, each game once (IDX-2, IDX-3, IDX-6). */
import type { HanpanDatabase } from '../../../src/db/tables/database.ts';
import { readPartial } from '../../../src/db/records/partialOffer.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import { PAGE_KINDS } from '../../../src/domain/reference/pages.ts';
import { isOnBoard } from '../../../src/domain/sports/board.ts';
import type { FeedTruth } from './simulatedOrigin.ts';

/** Inside a transaction of settings and boards, where the stream stands. */
export async function inspectIndex(
  db: HanpanDatabase,
  { epoch, offset }: Position,
  { headOf, fixturesAt }: Pick<FeedTruth, 'headOf' | 'fixturesAt'>,
  fail: (rule: string, detail: string) => void,
): Promise<void> {
  if ((await readPartial(db)) === undefined || (await db.settings.get('index')) === undefined) return;
  const rows = [...(await db.boards.toArray()), ...(await db.namedBoards.toArray())];
  // An index may stand further than the stream does by now, in an epoch that is over too.
  const head = Math.max(headOf(epoch), offset);
  const offers = Array.from({ length: head - offset + 1 }, (_, further) => fixturesAt(epoch, offset + further));
  for (const page of PAGE_KINDS) {
    const listed = rows.filter((row) => row.page === page).flatMap(({ entries }) => entries.map(idOf));
    const offered = offers.map((fixtures) => fixtures.filter((one) => isOnBoard(one, page)).map(idOf));
    const twice = listed.find((id, index) => listed.indexOf(id) !== index);
    const unknown = listed.find((id) => !offered.some((ids) => ids.includes(id)));
    const missing = offered[0]?.find((id) => !listed.includes(id) && offered.every((ids) => ids.includes(id)));
    const wrong = twice ?? unknown ?? missing;
    if (wrong === undefined) continue;
    const how = wrong === twice ? 'twice' : wrong === unknown ? 'not on offer' : 'not listed';
    fail('boards with an index are not the offer', `${epoch}.${offset}: ${wrong} on ${page} ${how}`);
  }
}

const idOf = ({ fixtureId }: { readonly fixtureId: string }): string => fixtureId;
