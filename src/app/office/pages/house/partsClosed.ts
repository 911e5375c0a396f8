/** What of the house is closed for a while, product by product, and the change of a setting that would turn it over. Pure. */
import type { SettingKey } from '../../../../domain/house/settingSchemas.ts';
import type { HouseFacts } from '../../../../domain/office/house.ts';
import { LOBBY_KINDS } from '../../../../domain/reference/lobbies.ts';
import { closing as words, providerNames } from '../../copy/house.ts';
import { partsOf, withPart } from './fieldValue.ts';
import { valueOf } from './useHouse.ts';

export interface PartClosed {
  readonly name: string;
  readonly isClosed: boolean;
  /** With what the setting was, so that nothing else of it is changed (OPR-14). */
  readonly change: { readonly key: SettingKey; readonly value: unknown; readonly was: unknown };
}

export function partsClosed(house: HouseFacts): readonly PartClosed[] {
  const { names } = words;
  const [cashier, lobbies] = [valueOf(house, 'cashier'), valueOf(house, 'lobbyMaintenance')];
  const games = valueOf(house, 'gameMaintenance');
  const other = (is: unknown) => (is === 1 ? 0 : 1);
  const join = valueOf(house, 'joinStartEndFlg');
  const ofCashier = (name: string, is: unknown, value: unknown): PartClosed => ({
    ...{ name, isClosed: is === 1, change: { key: 'cashier', value, was: cashier } },
  });
  return [
    { name: names.join, isClosed: join === 1, change: { key: 'joinStartEndFlg', value: other(join), was: join } },
    ...(['charge', 'exchange'] as const).map((part) => {
      const is = cashier?.[part].maintenance;
      return ofCashier(names[part], is, withPart(cashier, part, withPart(cashier?.[part], 'maintenance', other(is))));
    }),
    ofCashier(
      names.tether,
      cashier?.tetherMaintenanceFlag,
      withPart(cashier, 'tetherMaintenanceFlag', other(cashier?.tetherMaintenanceFlag)),
    ),
    ...LOBBY_KINDS.map((kind): PartClosed => {
      const is = lobbies?.[kind];
      return turned(names[kind], is, ['lobbyMaintenance', lobbies], (part) => withPart(lobbies, kind, part));
    }),
    ...Object.entries(providerNames).map(([provider, name]): PartClosed => {
      const is = partsOf(games?.providers)[provider];
      return turned(words.game(name), is, ['gameMaintenance', games], (part) =>
        withPart(games, 'providers', withPart(games?.providers, provider, part)),
      );
    }),
  ];
}

/** Open is what stands for a name that is not there. */
const turned = (
  name: string,
  is: unknown,
  [key, was]: readonly [key: SettingKey, was: unknown],
  valueWith: (part: 1 | undefined) => unknown,
): PartClosed => ({
  name,
  isClosed: is === 1,
  change: { key, value: valueWith(is === 1 ? undefined : 1), was },
});
