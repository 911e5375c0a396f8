/** A real origin with its own data directory and a scripted feed, which can be stopped and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GAMES, type GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { startOrigin, type Origin } from '../../server/origin.ts';
import type { Administrator, OriginOptions } from '../../server/originOptions.ts';
import type { FeedFactory } from '../../server/feed/feedFactory.ts';
import { signInOperator, type OperatorCaller } from '../../tests/server/support/operator.ts';
import { Operator } from './Operator.ts';
import { OriginView } from './originView.ts';
import { ScriptedFeed } from './scriptedFeed.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Short, so that a silent connection is noticed within a spec's patience (2.5 of these); and not shorter, so that a page that a busy machine
 * loads slowly has not become stale on the way.
 */
export const HEARTBEAT_MS = 4_000;

/** Its time, and the proxies in front of it that it believes. */
type MoreOfHouse = Pick<OriginOptions, 'clock' | 'trustProxy'>;

export class House {
  readonly feed = new ScriptedFeed();
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-e2e-'));
  readonly #factory: FeedFactory;
  readonly #siteDir: string;
  readonly #isDemo: boolean;
  readonly #more: MoreOfHouse;
  #administrator: Administrator | null = null;
  #drawnGames: readonly GameRow[];
  #origin: Origin | undefined;
  #owner: OperatorCaller | undefined;

  /**
   * @param siteDir of the site that is served; the built one unless told
   * @param drawnGames whose rounds are drawn; all that there are unless told
   * @param isDemo whether it has the members and operators of a demo
   * @param more that few specs set
   */
  constructor(
    factory?: FeedFactory,
    siteDir = path.join(root, 'dist'),
    drawnGames: readonly GameRow[] = GAMES,
    isDemo = true,
    more: MoreOfHouse = {},
  ) {
    this.#more = more;
    this.#drawnGames = drawnGames;
    this.#isDemo = isDemo;
    this.#factory = factory ?? this.feed.factory;
    this.#siteDir = siteDir;
  }

  /** Lets it be lived in before it is started; what is done in its directory is there from its start on. */
  async furnish(furnish: (dataDir: string) => Promise<void>): Promise<void> {
    if (this.isRunning) throw new Error('it is lived in already');
    await furnish(this.#folder);
  }

  /** Starts, or starts again on the same data. The address changes each time. */
  async start(): Promise<void> {
    this.#origin = await startOrigin({
      host: '127.0.0.1',
      port: 0,
      dataDir: this.#folder,
      siteDir: this.#siteDir,
      feed: this.#factory,
      drawnGames: this.#drawnGames,
      heartbeatMs: HEARTBEAT_MS,
      // Cheap hashes: what they protect here is published.
      passwordCost: 8,
      demo: this.#isDemo,
      ...this.#more,
      // Among what the spec says: a page that waits for ever may wait for this.
      onFailure: (error) => console.error('the house failed at', error),
      onProgress: (progress) => {
        if (progress.phase === 'founded') this.#administrator = progress.administrator;
      },
    });
  }

  /** Of a house that is no demo: the first who comes in, by a password that is told once. */
  get administrator(): Administrator {
    if (this.#administrator === null) throw new Error('a demo has no administrator');
    return this.#administrator;
  }

  /** Draws the rounds of these games from now on; starts again if they are another list than before. */
  async draw(games: readonly GameRow[]): Promise<void> {
    if (games === this.#drawnGames) return;
    await this.stop();
    this.#drawnGames = games;
    await this.start();
  }

  get url(): string {
    if (this.#origin === undefined) throw new Error('the origin is stopped');
    return this.#origin.url;
  }

  get isRunning(): boolean {
    return this.#origin !== undefined;
  }

  get view(): OriginView {
    return new OriginView(this.url);
  }

  /** Its owner, who signs in once and stays: a code opens once. */
  async operator(): Promise<Operator> {
    const known = this.#owner?.on({ url: this.url });
    const isIn = known !== undefined && (await known.call('GET', '/session')).status === 200;
    this.#owner = isIn ? known : await signInOperator({ url: this.url });
    return new Operator(this.#owner);
  }

  async stop(): Promise<void> {
    await this.#origin?.close();
    this.#origin = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
