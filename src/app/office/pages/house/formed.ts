/** What of the house has a form: settings by group, and the limits of levels. Pure. */
import type { SettingKey } from '../../../../domain/house/settingSchemas.ts';
import type { HouseFacts } from '../../../../domain/office/house.ts';
import { settings as names } from '../../copy/house.ts';
import { fieldName } from '../../copy/houseFields.ts';
import { changeText } from './changeText.ts';
import type { SettingField } from './fieldValue.ts';

export type Group = keyof typeof names.groups;
const GROUPS: Readonly<Record<Exclude<Group, 'levels'>, readonly SettingKey[]>> = {
  site: ['autoLogoutMin', 'messenger', 'banners', 'shutAddresses'],
  betting: ['bettingRules', 'liveBettingTime', 'betCancelling'],
  money: ['cashier', 'office'],
  games: ['drawRules', 'gameMaintenance', 'lobbyUrls', 'lobbyMaintenance'],
  days: ['attendance', 'quests', 'tournaments', 'friends'],
  care: ['ownLimits', 'customerCentre'],
};

/** Something that has a form: a setting, or the limits of a level. */
export interface Formed {
  /** Of a setting its key, of a level `level.3`. */
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly note: string;
  readonly field: SettingField;
  readonly value: unknown;
  readonly hint: string | undefined;
}

export function formedOf({ settings, levels, levelField }: HouseFacts): readonly Formed[] {
  const ofSettings = Object.entries(GROUPS).flatMap(([group, keys]) =>
    keys.flatMap((key): readonly Formed[] => {
      const setting = settings.find((each) => each.key === key);
      if (setting === undefined) return [];
      const { field, value } = setting;
      const about = {
        name: fieldName(key),
        note: changeText(setting),
        hint: key === 'office' ? names.twoHint : undefined,
      };
      return [{ id: key, group: group as Group, ...about, field, value }];
    }),
  );
  const field = withoutLevel(levelField);
  const ofLevels = levels.map(({ changed, ...value }): Formed => ({
    ...{ id: `level.${value.level}`, group: 'levels', name: names.level(value.level), note: changeText({ changed }) },
    ...{ field, value, hint: undefined },
  }));
  return [...ofSettings, ...ofLevels];
}

/** Which level it is is not changed. */
const withoutLevel = (field: SettingField): SettingField =>
  field.is === 'group' ? { ...field, fields: field.fields.filter(({ name }) => name !== 'level') } : field;
