/**
 * The stage: waits for the dock's port, writes what it is handed into a database of its own and shows the site over it. It asks nobody but the dock,
 * and nothing of the network (RPL-3).
 */
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { HanpanDatabase } from '../../../../db/tables/database.ts';
import { createUpdates } from '../../../frame/connection/updates.ts';
import { createKeeper } from '../../../kit/ports/keeper.ts';
import { followScreenSize } from '../../../kit/theme/screenSize.ts';
import { firstRoutes, joinRest } from '../../../firstRoutes.tsx';
import { STAGE_HELLO, type FromStage, type Look, type ToStage } from '../stageLink.ts';
import { createReplayEngine } from './replayEngine.ts';
import { createStageNews } from './stageNews.ts';
import { StageRoot } from './StageRoot.tsx';
import type { StageTime } from './stageTime.ts';
import { followWay } from './followWay.ts';
import { listenForKeys } from './stageKeys.ts';
import { memberDatabaseOf, writeRows } from './writeRows.ts';

/** @param container where the site is drawn */
export function runStage(container: Element, time: StageTime): void {
  const listen = (event: MessageEvent) => {
    const [port] = event.ports;
    if (event.source !== window.parent || event.data !== STAGE_HELLO || port === undefined) return;
    removeEventListener('message', listen);
    new Stage(container, time, port).start();
  };
  addEventListener('message', listen);
}

type Show = Extract<ToStage, { kind: 'show' }>;

class Stage {
  readonly #container: Element;
  readonly #time: StageTime;
  readonly #port: MessagePort;
  readonly #news = createStageNews();
  readonly #answers = new Map<number, (answer: unknown) => void>();
  readonly #router = createMemoryRouter(firstRoutes, { patchRoutesOnNavigation: joinRest });
  readonly #way = followWay(this.#router, (isOwnWay) => this.#say({ kind: 'walked', isOwnWay }));
  #lastAsked = 0;
  #db: HanpanDatabase | undefined;
  #root: Root | undefined;
  /** Writes one after the other. */
  #writing = Promise.resolve();

  constructor(container: Element, time: StageTime, port: MessagePort) {
    this.#container = container;
    this.#time = time;
    this.#port = port;
  }

  start(): void {
    this.#port.addEventListener('message', (event: MessageEvent<ToStage>) => this.#take(event.data));
    this.#port.start();
    listenForKeys((key) => this.#say({ kind: 'key', ...key }));
  }

  #say(message: FromStage): void {
    this.#port.postMessage(message);
  }

  #take(message: ToStage): void {
    if (message.kind === 'begin') this.#db = new HanpanDatabase(message.database);
    else if (message.kind === 'show') this.#writing = this.#writing.then(() => this.#show(message));
    else if (message.kind === 'clock') this.#tick(message);
    else if (message.kind === 'goBack') this.#way.goBack();
    else if (message.kind === 'answer') {
      this.#answers.get(message.id)?.(message.answer);
      this.#answers.delete(message.id);
    } else void this.#writing.then(() => this.#end());
  }

  #tick({ clock, rate, isPlaying }: Extract<ToStage, { kind: 'clock' }>): void {
    this.#time.set(clock, false);
    this.#news.tell({ clock, isJump: false, isOtherwise: false, rate, isPlaying });
  }

  async #show({ id, rows, clock, isJump, isOtherwise, look }: Show): Promise<void> {
    const db = this.#db;
    if (db === undefined) return;
    try {
      await writeRows(db, rows);
    } catch (error) {
      this.#say({ kind: 'failed', reason: error instanceof Error ? error.message : 'storage' });
      return;
    }
    if (look !== undefined) this.#lookLike(look);
    this.#time.set(clock, isJump);
    this.#news.tell({ clock, isJump, isOtherwise });
    this.#root ??= this.#draw(db);
    this.#say({ kind: 'shown', id });
  }

  #lookLike({ path, theme }: Look): void {
    const root = document.documentElement;
    if (root.dataset['theme'] !== theme) {
      root.dataset['theme'] = theme;
      dispatchEvent(new Event('hanpan:theme'));
    }
    this.#way.follow(path);
  }

  #draw(db: HanpanDatabase): Root {
    followScreenSize();
    const none = () => () => undefined;
    const local = createKeeper(() => localStorage);
    // Granted to whoever asks: there is no other tab.
    const locks = {
      request: async <Held,>(_: string, __: object, hold: (isHeld: boolean) => Promise<Held>) => hold(true),
    };
    const ports = {
      engine: createReplayEngine((name, given) => this.#ask(name, given)),
      local,
      tab: createKeeper(() => sessionStorage),
      locks,
      whenOpen: Promise.resolve(db),
      room: { subscribe: none, isFull: () => false },
    };
    const root = createRoot(this.#container);
    const parts = { ports, db, router: this.#router, updates: createUpdates(), news: this.#news, now: this.#time.now };
    root.render(<StageRoot {...parts} />);
    return root;
  }

  async #ask(name: string, given: readonly unknown[]): Promise<unknown> {
    this.#lastAsked += 1;
    const id = this.#lastAsked;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#say({ kind: 'asked', id, name, given });
    });
  }

  /** Nothing of the recording stays in this browser. */
  async #end(): Promise<void> {
    this.#root?.unmount();
    const db = this.#db;
    if (db === undefined) return;
    await db.deleteMember(memberDatabaseOf(db.name));
    db.close();
    await db.delete();
    this.#port.close();
  }
}
