/** Forms of the house: units of numbers, times of Seoul, what stands before anybody filled anything in, what turns over, what to look at before a popup is shown (OPR-10). */
import { describe, expect, it } from 'vitest';
import { partsClosed } from '../../../src/app/office/pages/house/partsClosed.ts';
import { checksOf } from '../../../src/app/office/pages/house/popupChecks.ts';
import {
  emptyOf,
  isSame,
  minuteOf,
  momentOf,
  momentText,
  numberKindOf,
  withPart,
} from '../../../src/app/office/pages/house/fieldValue.ts';
import { minuteOfDay } from '../../../src/app/kit/copy/minuteOfDay.ts';
import { durationText, effectName } from '../../../src/app/office/copy/codes.ts';
import { fieldNames, fieldPath } from '../../../src/app/office/copy/houseFields.ts';
import { valueText } from '../../../src/app/office/parts/valueText.ts';
import { fieldOf } from '../../../src/domain/house/settingField.ts';
import { SettingKey, settingSchemas } from '../../../src/domain/house/settingSchemas.ts';
import { LevelChange } from '../../../src/domain/house/levelChange.ts';
import type { SettingField } from '../../../src/domain/house/settingField.ts';
import type { HouseFacts } from '../../../src/domain/office/house.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';

/** Every name that a form says, with its path. */
function pathsOf(field: SettingField, path: string): readonly string[] {
  switch (field.is) {
    case 'group':
      return field.fields.flatMap(({ name, field: of }) => pathsOf(of, `${path}.${name}`));
    case 'list':
      return pathsOf(field.item, path);
    case 'map':
      return (field.names ?? []).flatMap((name) => pathsOf(field.item, `${path}.${name}`)).concat(path);
    case 'perhaps':
      return pathsOf(field.field, path);
    default:
      return [path];
  }
}

describe('fields of the house', () => {
  it('OPR-10 every setting, level and part of one has a Korean name', () => {
    const paths = [
      ...SettingKey.options.flatMap((key) => pathsOf(fieldOf(settingSchemas[key]), key)),
      ...pathsOf(fieldOf(LevelChange), 'level'),
    ];
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths)
      expect([path, fieldPath(path)]).toEqual([path, expect.not.stringMatching(/[a-z]/) as string]);
    expect(fieldNames['coupon']).toBe(effectName('coupon'));
  });

  it('OPR-10 numbers are typed in what they are meant in', () => {
    expect(numberKindOf('bettingRules.resultOverdueMs', 12 * 3_600_000)).toEqual({
      is: 'count',
      unit: 'hours',
      scale: 3_600_000,
    });
    expect(numberKindOf('bettingRules.closingLeadMs', 1_500)).toEqual({ is: 'count', unit: 'seconds', scale: 1_000 });
    expect(numberKindOf('cashier.charge.quick.3', 1)).toMatchObject({ unit: 'won' });
    expect(numberKindOf('cashier.tether.least', 1)).toMatchObject({ unit: 'usdt' });
    expect(numberKindOf('cashier.tether.rate', 1)).toMatchObject({ unit: 'won', scale: 100 });
    expect(numberKindOf('cashier.exchange.closed.from', 1_410)).toEqual({ is: 'clock' });
    expect(numberKindOf('cashier.bonuses.0.until', 0)).toEqual({ is: 'moment' });
    expect(numberKindOf('popups.0.notShowingexpireTime', 0)).toEqual({ is: 'moment' });
    expect(numberKindOf('bettingRules.fixtureMax.3', 0)).toMatchObject({ unit: 'won' });
    expect(numberKindOf('quests.0.folds', 1)).toMatchObject({ unit: 'none' });
  });

  it('OPR-10 times are those of Seoul, there and back', () => {
    const at = Date.UTC(2026, 9, 26, 19, 0);
    expect(momentText(at)).toBe('2026-10-27T04:00');
    expect(momentOf('2026-10-27T04:00')).toBe(at);
    expect([momentText(0), momentOf(''), momentOf('2026-02-30T04:00')]).toEqual(['', undefined, undefined]);
    expect([minuteOfDay(1_410), minuteOf('23:30'), minuteOf('')]).toEqual(['23:30', 1_410, undefined]);
    expect([durationText(0), durationText(5_400_000), durationText(86_400_000)]).toEqual(['0초', '90분', '1일']);
    expect(valueText(at, 'article.startsAt')).toBe('26-10-27 04:00');
    expect(valueText('a.b')).toBe('a.b');
  });

  it('OPR-10 an empty value fits where the schema takes one, and the order of names is no difference', () => {
    for (const key of ['liveBettingTime', 'betCancelling', 'lobbyMaintenance', 'banners'] as const) {
      expect(settingSchemas[key].safeParse(emptyOf(fieldOf(settingSchemas[key]))).success).toBe(true);
    }
    expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(withPart({ a: 1 }, 'a', undefined)).toEqual({});
  });
});

describe('what is closed', () => {
  const settings = (values: Readonly<Record<string, unknown>>) =>
    ({ settings: Object.entries(values).map(([key, value]) => ({ key, value })) }) as unknown as HouseFacts;
  const house = settings({
    joinStartEndFlg: 0,
    cashier: { charge: { least: 1, maintenance: 1 }, exchange: { least: 2, maintenance: 0 }, tetherMaintenanceFlag: 0 },
    lobbyMaintenance: { casino: 1 },
    gameMaintenance: { games: { '7': 1 }, providers: {} },
  });

  it('OPR-10 OPR-14 turns over one product, and leaves all else of its setting as it is, whoever changes that meanwhile', () => {
    const parts = partsClosed(house);
    expect(parts.filter(({ isClosed }) => isClosed).map(({ name }) => name)).toEqual(['충전', '카지노']);
    expect(parts.find(({ name }) => name === '충전')?.change).toEqual({
      key: 'cashier',
      value: {
        ...{ charge: { least: 1, maintenance: 0 }, exchange: { least: 2, maintenance: 0 }, tetherMaintenanceFlag: 0 },
      },
      was: house.settings.find(({ key }) => key === 'cashier')?.value,
    });
    const stored = Object.fromEntries(house.settings.map(({ key, value }) => [key, value]));
    expect(parts.map(({ change: { key, was } }) => [key, was])).toEqual(
      parts.map(({ change: { key } }) => [key, stored[key]]),
    );
    expect(parts.find(({ name }) => name === '카지노')?.change.value).toEqual({});
    expect(parts.find(({ name }) => name.includes('로투스'))?.change.value).toEqual({
      games: { '7': 1 },
      providers: { lotus: 1 },
    });
  });

  it('OPR-10 every provider of mini games can be closed', () => {
    const closed = partsClosed(house).flatMap(({ change }) =>
      change.key === 'gameMaintenance' ? Object.keys((change.value as { readonly providers: object }).providers) : [],
    );
    expect(new Set(closed)).toEqual(new Set(GAMES.map(({ provider }) => provider)));
  });
});

describe('before a popup is shown', () => {
  const popup = {
    ...{ id: 'a', contents: '<p>글</p>', width: 450, pcLeftLocation: 120, pcTopLocation: 176, popupFlg: 1 as const },
    ...{ endsAt: 0, leastLevel: 0, mostLevel: 0 },
    ...{ visiableFlag: 1 as const, notShowingexpireTime: 0 },
  };
  const goodOf = (change: Partial<typeof popup>, others: readonly (typeof popup)[] = []) =>
    checksOf({ ...popup, ...change }, others).map(({ isGood }) => isGood);

  it('OPR-10 its text, its links, its place and its neighbours are looked at', () => {
    expect(goodOf({})).toEqual([true, true, true, true]);
    expect(goodOf({ contents: '<script>x</script>' })).toEqual([false, true, true, true]);
    expect(goodOf({ contents: '<p>글</p><a href="javascript:x">x</a>' })).toEqual([true, false, true, true]);
    expect(goodOf({ pcLeftLocation: 1_600 })).toEqual([true, true, false, true]);
    expect(goodOf({}, [{ ...popup, id: 'b', pcLeftLocation: 500 }])).toEqual([true, true, true, false]);
    expect(goodOf({}, [{ ...popup, id: 'b', pcLeftLocation: 600 }])).toEqual([true, true, true, true]);
    expect(goodOf({ mostLevel: 2 }, [{ ...popup, id: 'b', leastLevel: 3 }])).toEqual([true, true, true, true]);
  });
});
