/**
 * Takes an image over that was fetched in blocks: its fixtures with the log since its position, in place of what is stored of its topics, in
 * one transaction (S-26). Stands where the stream stands then, so that every game is whole and of one offset.
 */
import { isOfTopics, type Topics } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import { digestOfFixtures } from '../../domain/sports/digest.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { unpackOffer } from '../../domain/sports/packedOffer.ts';
import type { HanpanDatabase } from '../tables/database.ts';
import { feedLog } from '../log/eventLog.ts';
import { proofOf } from '../log/logProof.ts';
import { feedTables, replaceTopics } from './ingestFeed.ts';
import { packFixture, type FixtureRow, type StoredFixture } from '../packing/packedFixtures.ts';
import { forgetImage, pendingImage } from '../records/pendingImage.ts';
import { withQuotaCare } from '../care/quota.ts';
import { startReplay } from '../log/replayFeed.ts';
import type { PendingImage } from '../tables/rows.ts';
import { holdsTerm } from '../tables/terms.ts';
import type { TermId } from '../tables/termId.ts';

/**
 * `waiting`: not all blocks are here, or no image is being fetched. `unsound`: it does not add up, or its log is gone: it was given up.
 */
export type Folded = 'folded' | 'waiting' | 'unsound' | 'otherTerm';

export interface FoldDeps {
  readonly db: HanpanDatabase;
  /** What was deflated; rejects for what was not. */
  inflate(bytes: Uint8Array): Promise<string>;
}

/** @param at epoch ms */
export async function foldImage({ db, inflate }: FoldDeps, at: number, term?: TermId): Promise<Folded> {
  const [image, blocks] = await db.transaction('r', [db.settings, db.blocks], () =>
    Promise.all([pendingImage(db), db.blocks.toArray()]),
  );
  if (image === undefined) return 'waiting';
  const byName = new Map<string, Uint8Array>(blocks.map(({ name, bytes }) => [name, bytes]));
  const found = image.blocks.flatMap(({ name }) => byName.get(name) ?? []);
  if (found.length < image.blocks.length) return 'waiting';
  const fixtures = await fixturesIn(found, inflate);
  const rows =
    fixtures !== undefined && digestOfFixtures(fixtures) === image.digest
      ? fixtures.map((fixture) => packFixture(fixture).row)
      : undefined;
  const tables = [...feedTables(db), db.blocks];
  return withQuotaCare(db, at, (keepsLog) =>
    db.transaction('rw', tables, async (): Promise<Folded> => {
      if (!(await holdsTerm(db, term))) return 'otherTerm';
      const current = await pendingImage(db);
      if (current?.digest !== image.digest || current.position.offset !== image.position.offset) return 'waiting';
      const arriving = rows === undefined ? undefined : await sincePosition(db, image, rows);
      await forgetImage(db);
      if (arriving === undefined) return 'unsound';
      const { position, fixtures: standing } = arriving;
      await replaceTopics(db, { position, topics: new Set(image.topics), pages: image.pages }, standing, keepsLog);
      return 'folded';
    }),
  );
}

/** `undefined` if any of them is no block of ours. */
async function fixturesIn(
  blocks: readonly Uint8Array[],
  inflate: FoldDeps['inflate'],
): Promise<readonly Fixture[] | undefined> {
  const fixtures = new Map<string, Fixture>();
  for (const block of blocks) {
    const text = await inflate(block).catch(() => undefined);
    const read = text === undefined ? undefined : unpackOffer(text);
    if (read === undefined) return undefined;
    for (const fixture of read) fixtures.set(fixture.fixtureId, fixture);
  }
  return [...fixtures.values()];
}

interface Standing {
  readonly position: Position;
  readonly fixtures: readonly StoredFixture[];
}

/** The image's fixtures as they stand at the checkpoint; `undefined` if the log does not lead there. */
async function sincePosition(
  db: HanpanDatabase,
  { position, topics }: PendingImage,
  rows: FixtureRow[],
): Promise<Standing | undefined> {
  const checkpoint = await db.checkpoints.get('events');
  const proof = proofOf(checkpoint, position);
  const replay = startReplay({ fixtures: rows, news: [] });
  if (checkpoint === undefined || proof === undefined || replay === undefined) return undefined;
  const isSound = await feedLog(db).read(0, Infinity, (row) => {
    // What the image has already: an older version of a price changes nothing (FX-1), and no record reaches over its position.
    if (row.epoch !== position.epoch || row.to <= position.offset) return row.epoch === position.epoch;
    if (!proof.follows(row)) return false;
    return replay.take(row);
  });
  if (!isSound || !proof.isWhole()) return undefined;
  const of: Topics = new Set(topics);
  const fixtures = [...replay.fixtures()].filter(({ fixture }) => isOfTopics(of, fixture));
  return { position: { epoch: checkpoint.epoch, offset: checkpoint.offset }, fixtures };
}
