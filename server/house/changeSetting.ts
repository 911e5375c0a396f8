/** The one way a setting is changed, whoever says it (OPR-9): HTML in it as the house may say it, and what follows from it in the same transaction. */
import type { z } from 'zod';
import {
  settingSchemas,
  type SettingChange,
  type SettingKey,
  type Settings,
} from '../../src/domain/house/settingSchemas.ts';
import { namesNobody } from '../../src/domain/house/namedGames.ts';
import { mergedValue } from '../../src/domain/house/mergedValue.ts';
import { storedHtml } from '../../src/house-html/storedHtml.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import { tellEverybody } from '../events/tellMember.ts';
import { keepPopups } from '../articles/keepSaid.ts';
import { tellOfficeDocument } from '../office/tellOffice.ts';
import type { Work } from '../store/store.ts';
import { readSetting, storeSetting } from './settings.ts';

type Change = z.output<typeof SettingChange>;

/** A setting before and after a change. */
export interface SettingChanged {
  readonly before: unknown;
  readonly after: unknown;
}

/** Why a change cannot be stored: its HTML, written as it may be stored, is longer than what is read again, or it names a game that does not exist (ROU-22). */
export type SettingUnfit = 'tooLong' | 'malformed';

/** What a change comes to now; nothing is stored. */
export async function settingAfter(tx: Work, { key, value, was }: Change): Promise<SettingChanged | SettingUnfit> {
  const before = await readSetting(tx, key);
  const said = key === 'popups' ? cleanPopups(value as Settings['popups']) : value;
  // What two changed may fit no longer together: then the word of the second holds whole, and is shown as that.
  const values = was === undefined ? [said] : [mergedValue(was, said, before), said];
  for (const each of values) {
    const after = settingSchemas[key].safeParse(each);
    if (after.success) return namesNobody(key, after.data, before) ? 'malformed' : { before, after: after.data };
  }
  return 'tooLong';
}

const cleanPopups = (popups: Settings['popups']): Settings['popups'] =>
  popups.map((popup) => ({ ...popup, contents: storedHtml(popup.contents) }));

/** Stores it, keeps as notices what popups say from now on (ART-7), and tells pages of games that others take bets (ROU-10, ROU-19), and everybody of other
 * menus (MNU-1). @param now epoch ms */
export async function changeSetting(tx: Work, change: Change, now: number): Promise<SettingChanged | SettingUnfit> {
  const changed = await settingAfter(tx, change);
  if (typeof changed === 'string') return changed;
  await storeSetting(tx, change.key, changed.after as Settings[SettingKey]);
  if (change.key === 'popups') await keepPopups(tx, now);
  if (change.key === 'gameMaintenance' || change.key === 'gameRests')
    await appendFeedEvents(tx, [{ type: 'GamesChanged', at: now, data: {} }]);
  if (change.key === 'menus') await tellEverybody(tx, 'menus', now);
  await tellOfficeDocument(tx, 'house', now);
  return changed;
}
