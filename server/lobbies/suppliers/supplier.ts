/**
 * What the house needs of a supplier of games (rules LBY): where a launch is, and how its calls to the wallet are read and answered. A supplier is one file
 * of this shape, named in `suppliers.ts`; keys, money, refusals and events are done for it.
 */
import type { WalletAnswer, WalletCall } from '../../../src/domain/lobbies/walletCall.ts';
import type { HouseGame } from '../../../src/domain/reference/lobbies.ts';

/** A launch: a member's session of one game. */
export interface LaunchOf {
  readonly session: string;
  readonly game: HouseGame;
}

/** What stands on a line: its body as JSON has it, and its signature. */
export interface Signed {
  readonly body: unknown;
  readonly signature: string;
}

/** A supplier, as far as it differs from any other. */
export interface SupplierAdapter {
  /** The address of a launch, signed: https, or of this site. @param secret shared with the supplier */
  readonly address: (secret: string, launch: LaunchOf) => string;
  /** What a call asks; no more than why not where it is none of the supplier's. */
  readonly read: (secret: string, signed: Signed) => WalletCall | 'malformed' | 'badSignature';
  /** An answer in the supplier's words. */
  readonly answer: (answer: WalletAnswer) => { readonly status: number; readonly body: WalletAnswer };
}
