/** The house as operators see it (OPR-10): settings, levels, coupons and articles, each list by key. Nothing here writes. */
import { sql } from 'kysely';
import { houseArticlesCall, houseCall, houseCouponsCall } from '../../../src/domain/calls/officeHouse.ts';
import { LevelChange } from '../../../src/domain/house/levelChange.ts';
import { fieldOf } from '../../../src/domain/house/settingField.ts';
import { SettingKey, settingSchemas } from '../../../src/domain/house/settingSchemas.ts';
import type { HouseSetting, LastChange } from '../../../src/domain/office/house.ts';
import { houseArticleOf } from '../../articles/articleRows.ts';
import { readLevels } from '../../house/levels.ts';
import { readSetting } from '../../house/settings.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import type { Work } from '../../store/store.ts';
import { couponOf } from '../../wallet/issueCoupon.ts';
import { answerPages } from '../answerPages.ts';
import type { OfficeParts } from '../officeParts.ts';
import { readQueueMember } from '../queueRows.ts';
import type { Running } from '../today.ts';

/** Behind the right `setting.see`. @param running what is known beside the books */
export function houseViews(answer: AnswerCall, { store, clock }: OfficeParts, running: () => Running): void {
  answer(houseCall, () =>
    store.read(async (tx) => {
      const settings = await Promise.all(SettingKey.options.map((key) => settingOf(tx, key)));
      const levels = await Promise.all(
        (await readLevels(tx)).map(async (limits) => ({
          ...limits,
          changed: await lastChange(tx, 'level', `level:${limits.level}`),
        })),
      );
      return { settings, levels, levelField: fieldOf(LevelChange), online: running().open.members, now: clock.now() };
    }),
  );

  answerPages(answer, store, houseCouponsCall, async (tx, { state }, after, limit) => {
    const rows = await tx
      .selectFrom('coupons')
      .selectAll()
      .$if(state === 'unregistered', (query) => query.where('member_id', 'is', null))
      .$if(state === 'open', (query) => query.where('member_id', 'is not', null).where('used_at', 'is', null))
      .$if(state === 'used', (query) => query.where('used_at', 'is not', null))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(issued_at, coupon_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
      )
      .orderBy('issued_at', 'desc')
      .orderBy('coupon_id', 'desc')
      .limit(limit)
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        ...couponOf(row),
        member: row.member_id === null ? null : await readQueueMember(tx, row.member_id),
      })),
    );
  });

  answerPages(answer, store, houseArticlesCall, async (tx, { shelf }, after, limit) => {
    const rows = await tx
      .selectFrom('articles')
      .selectAll()
      .$if(shelf !== undefined, (query) => query.where('shelf', '=', shelf ?? 'notice'))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(at, id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(houseArticleOf);
  });
}

async function settingOf(tx: Work, key: SettingKey): Promise<HouseSetting> {
  const row = await tx.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst();
  return {
    key,
    value: await readSetting(tx, key),
    isSet: row !== undefined,
    field: fieldOf(settingSchemas[key]),
    changed: await lastChange(tx, 'setting', `setting:${key}`),
  };
}

/** As the log has it. */
async function lastChange(tx: Work, act: string, target: string): Promise<LastChange | null> {
  const entry = await tx
    .selectFrom('audit_entries')
    .select(['at', 'name', 'proposed_by'])
    .where('target', '=', target)
    .where('act', '=', act)
    .where('outcome', 'in', ['done', 'confirmed'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry === undefined ? null : { at: entry.at, by: entry.name, isOfTwo: entry.proposed_by !== null };
}
