/** Limits per member level (`GET /setting/level`). */
import { LevelSetting } from '../../src/domain/session/limits.ts';
import type { Work } from '../store/store.ts';

/** Rows that no longer fit the schema are left out: a member of such a level bets under the defaults. */
export async function readLevels(tx: Work): Promise<LevelSetting[]> {
  const rows = await tx.selectFrom('levels').select('body').orderBy('level').execute();
  return rows.flatMap((row) => {
    const limits = levelOf(row.body);
    return limits === undefined ? [] : [limits];
  });
}

/** The limits of one level; `undefined` if it has none that fit the schema. */
export async function readLevel(tx: Work, level: number): Promise<LevelSetting | undefined> {
  const row = await tx.selectFrom('levels').select('body').where('level', '=', level).executeTakeFirst();
  return row === undefined ? undefined : levelOf(row.body);
}

/** The limits as they are stored, JSON text; `undefined` if they do not fit the schema. */
export function levelOf(body: string): LevelSetting | undefined {
  const parsed = LevelSetting.safeParse(JSON.parse(body));
  return parsed.success ? parsed.data : undefined;
}

/** Takes the place of the limits that a level had; told to browsers when they ask next. */
export async function storeLevel(tx: Work, limits: LevelSetting): Promise<void> {
  await tx
    .updateTable('levels')
    .set({ body: JSON.stringify(limits) })
    .where('level', '=', limits.level)
    .execute();
}
