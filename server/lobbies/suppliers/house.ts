/** The house as a supplier of games (LBY-5): its addresses are of this site, its calls are signed over all their fields by HMAC-SHA-256. The pattern for a real one. */
import { createHmac } from 'node:crypto';
import { signedText, WalletCall } from '../../../src/domain/lobbies/walletCall.ts';
import { isSameText } from '../../security/isSameText.ts';
import type { LaunchOf, Signed, SupplierAdapter } from './supplier.ts';

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** What the house puts in the address of a launch, and reads again with each bet (HSG-1). */
export const signLaunch = (secret: string, { session, game }: LaunchOf): string => hmac(secret, `${game}|${session}`);

/** Whether the house made the address of a launch. */
export const isSignedLaunch = (secret: string, launch: LaunchOf, sign: string): boolean =>
  isSameText(signLaunch(secret, launch), sign);

/** A call as the house's games send it. */
export const signCall = (secret: string, call: WalletCall): Signed => ({
  body: call,
  signature: hmac(secret, signedText(call)),
});

/** The house in the shape of any supplier. */
export const houseSupplier: SupplierAdapter = {
  address: (secret, launch) =>
    `/launch/${launch.game}?${new URLSearchParams({ session: launch.session, sign: signLaunch(secret, launch) }).toString()}`,
  read(secret, { body, signature }) {
    const call = WalletCall.safeParse(body);
    if (!call.success) return 'malformed';
    return isSameText(hmac(secret, signedText(call.data)), signature) ? call.data : 'badSignature';
  },
  answer: (answer) => ({
    status: 'balance' in answer ? 200 : answer.reason === 'badSignature' ? 401 : 422,
    body: answer,
  }),
};
