/** `POST /supplier/:supplier/wallet`: where suppliers ask, each in its own words (LBY-5). */
import { walletCall } from '../../../src/domain/calls/houseGames.ts';
import type { WalletAnswer } from '../../../src/domain/lobbies/walletCall.ts';
import type { Clock } from '../../clock.ts';
import { copy } from '../../http/copy.ts';
import type { AnswerCall } from '../../http/answerCalls.ts';
import type { Writer } from '../../store/groupCommit.ts';
import type { Store } from '../../store/store.ts';
import { adapterOf, readSecret } from './suppliers.ts';
import { askWallet } from './wallet.ts';

/** What answering suppliers takes. */
export interface WalletParts {
  readonly store: Store;
  /** Many calls share a commit; nobody is answered before theirs is on disk. */
  readonly writer: Writer;
  readonly clock: Clock;
  readonly isMoneyOff: () => boolean;
}

/** Refuses what no supplier has signed before anything of it is looked at. */
export function walletRoute(answer: AnswerCall, { store, writer, clock, isMoneyOff }: WalletParts): void {
  answer(walletCall, async ({ params: { supplier }, headers, body, reply }) => {
    const adapter = adapterOf(supplier);
    const secret = adapter && (await store.read((tx) => readSecret(tx, supplier)));
    if (adapter === undefined || secret === undefined) return reply.code(403).send({ message: copy.notFound });
    const call = adapter.read(secret, { body, signature: headers['x-signature'] });
    const answered: WalletAnswer =
      typeof call === 'string'
        ? { reason: call }
        : await writer((tx) => askWallet(tx, supplier, call, clock.now(), isMoneyOff()));
    const { status, body: said } = adapter.answer(answered);
    return reply.code(status).send(said);
  });
}
