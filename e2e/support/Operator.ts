/** What an administrator of the house does while specs run: settings, letters, sessions. Asked of the origin without a browser. */
import { OriginView } from './originView.ts';
import { PASSWORD } from './Tab.ts';

/** A setting and what it is set to. */
type Setting =
  | readonly [key: 'siteNoticeFlg' | 'joinStartEndFlg', value: 0 | 1]
  | readonly [key: 'popups', value: readonly object[]]
  | readonly [key: 'gameMaintenance', value: { readonly games: object; readonly providers: object }];

export class Operator {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<Operator> {
    return new Operator(url, await new OriginView(url).signIn('admin1', PASSWORD));
  }

  async set(...[key, value]: Setting): Promise<void> {
    await this.#post('/api/operator/setting', { key, value });
  }

  async sendLetter(userId: string, title: string, contents: string): Promise<void> {
    await this.#post('/api/operator/message', { userId, title, contents });
  }

  async signOut(userId: string): Promise<void> {
    await this.#post('/api/operator/session', { userId, status: 556 });
  }

  async #post(path: string, body: object): Promise<void> {
    const response = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': `Bearer ${this.#token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
}
