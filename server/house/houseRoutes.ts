/** What the house tells: settings, limits, notices. */
import {
  autoLogoutCall,
  capsCall,
  gamePayoutsCall,
  levelsCall,
  maintenanceCall,
  newsCall,
  popupsCall,
  rulesCall,
  settingDocuments,
  signUpCall,
} from '../../src/domain/calls/house.ts';
import type { SettingKey } from '../../src/domain/house/settingSchemas.ts';
import { popupsFor } from '../../src/domain/house/housePopup.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readPayouts } from '../draws/payouts.ts';
import { readCaps } from '../limits/caps.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Store, Work } from '../store/store.ts';
import { readLevels } from './levels.ts';
import { ruleChapters } from './copy/ruleChapters.ts';
import { readSetting } from './settings.ts';

export interface HouseParts {
  readonly store: Store;
  readonly offer: Offer;
  readonly clock: Clock;
}

/** What everybody may read, signed in or not as the call's row says. */
export function houseRoutes(answer: AnswerCall, { store, offer, clock }: HouseParts): void {
  const setting = <Key extends SettingKey>(key: Key) => store.read((tx) => readSetting(tx, key));

  answer(autoLogoutCall, async () => ({ autoLogoutMin: await setting('autoLogoutMin') }));
  answer(maintenanceCall, async () => ({ siteNoticeFlg: await setting('siteNoticeFlg') }));
  answer(signUpCall, async () => ({ joinStartEndFlg: await setting('joinStartEndFlg') }));
  for (const call of Object.values(settingDocuments)) answer(call, () => setting(call.setting));

  answer(popupsCall, ({ session }) =>
    store.read(async (tx) => {
      const { level } = await levelOf(tx, session.memberId);
      return popupsFor(await readSetting(tx, 'popups'), level, clock.now());
    }),
  );
  answer(levelsCall, () => store.read(readLevels));
  answer(capsCall, () => store.read(readCaps));
  answer(gamePayoutsCall, () => store.read(readPayouts));
  answer(newsCall, () => offer.news);
  answer(rulesCall, () => ruleChapters);
}

const levelOf = (tx: Work, memberId: MemberId): Promise<{ readonly level: number }> =>
  tx.selectFrom('members').select('level').where('id', '=', memberId).executeTakeFirstOrThrow();
