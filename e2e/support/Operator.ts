/** What the owner of the house does while specs run: settings, letters, sessions. Asked of the origin without a browser. */
import { refusalOf, type OperatorCaller } from '../../tests/server/support/operator.ts';

/** A setting and what it is set to. */
type Setting =
  | readonly [key: 'siteNoticeFlg' | 'joinStartEndFlg', value: 0 | 1]
  | readonly [key: 'popups', value: readonly object[]]
  | readonly [key: 'gameMaintenance', value: { readonly games: object; readonly providers: object }];

export class Operator {
  readonly #owner: OperatorCaller;

  constructor(owner: OperatorCaller) {
    this.#owner = owner;
  }

  /** Also where it is so already. */
  async set(...[key, value]: Setting): Promise<void> {
    await this.#act('/setting', { key, value }, 'unchanged');
  }

  async sendLetter(userId: string, title: string, contents: string): Promise<void> {
    await this.#act('/letter', { userId, title, contents });
  }

  async signOut(userId: string): Promise<void> {
    await this.#act('/member/session', { userId, status: 556 });
  }

  async #act(path: string, given: object, fine?: string): Promise<void> {
    const answer = await this.#owner.does(path, given);
    if (answer.status === 200 || (answer.status === 422 && refusalOf(answer).reason === fine)) return;
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}
