/** Rows of what a member chooses on this machine; they stand among the settings. */
import type { AlertChoice, ToldAlerts } from '../../domain/alerts/alerts.ts';
import type { PriceMark } from '../../domain/alerts/priceMarks.ts';
import type { SlipChoices } from '../../domain/bet-slip/slipChoices.ts';
import type { Favourite } from '../../domain/favourites/favourites.ts';
import type { Shortcut } from '../../domain/reference/shortcuts.ts';
import type { GameNames } from '../../domain/search/gameIndex.ts';

/** By name; read and written by `memberChoices.ts`. */
export interface MemberChoices {
  favourites: readonly Favourite[];
  slip: SlipChoices;
  /** Games looked at, the latest first. */
  viewed: readonly GameNames[];
  /** Keys that are switched off. */
  silentShortcuts: readonly Shortcut[];
  /** Alerts that are other than at first. */
  alerts: readonly AlertChoice[];
  told: ToldAlerts;
  /** Prices that are waited for, the latest last. */
  priceMarks: readonly PriceMark[];
}
export type ChoiceName = keyof MemberChoices;

/** A choice of a member: its name, and the member's id. */
export type ChoiceRow = { [Name in ChoiceName]: { key: `${Name} ${string}`; value: MemberChoices[Name] } }[ChoiceName];
