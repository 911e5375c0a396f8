/** The house as it is now: asked when its page is opened, and again when it is told to be another one. */
import { useCallback } from 'react';
import { houseCall } from '../../../../domain/calls/officeHouse.ts';
import type { SettingKey, Settings } from '../../../../domain/house/settingSchemas.ts';
import type { HouseFacts, HouseSetting } from '../../../../domain/office/house.ts';
import { useOffice, useTold } from '../../link/Office.tsx';
import { useAsked, type Asked } from '../../link/useAsked.ts';

export function useHouse(): Asked<HouseFacts> {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(houseCall, {}), [api]);
  return useAsked(ask, useTold('house', 'read'));
}

export const settingOf = (house: HouseFacts, key: SettingKey): HouseSetting | undefined =>
  house.settings.find((setting) => setting.key === key);

/** The value of a setting, as its schema says it: the origin sends no other. */
export const valueOf = <Key extends SettingKey>(house: HouseFacts, key: Key): Settings[Key] | undefined =>
  settingOf(house, key)?.value as Settings[Key] | undefined;
