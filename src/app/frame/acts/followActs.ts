/**
 * Tells the worker what this tab does and sees, so that a recording has it (RCD-44): where it is, how large, whether it is in sight, which prices it painted, what its
 * console complains of. Gathered, and told four times a second at most; begun once the page is drawn.
 */
import type { RecordedTrouble, TabAct } from '../../../domain/recording/recording.ts';
import type { ChangedFixtures } from '../../../worker/contract.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { after } from '../../kit/timing/pageTimer.ts';

const TELL_MS = 250;
const PAINTED_MS = 100;
const MOST_WAITING = 100;
const LONGEST_DETAIL = 200;
/** What of an address is said: choices of a page, never what was typed. */
const SAID: ReadonlySet<string> = new Set([
  ...['game', 'sport', 'sport_id', 'league', 'location', 'day', 'date', 'venue', 'provider', 'category', 'market'],
  ...['days', 'status', 'product', 'from', 'to', 'round'],
  ...['football', 'basketball', 'volleyball', 'baseball', 'iceHockey'],
]);

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What is asked of a router: where the tab is, and when it goes. */
export interface RouterOfActs {
  readonly state: { readonly location: Place };
  subscribe(changed: (state: { readonly location: Place }) => void): () => void;
}

/** What was done, and is not told yet. */
type Doing = TabAct | RecordedTrouble;

export function followActs(engine: Engine, router: RouterOfActs): void {
  let waiting: Doing[] = [];
  let isDue = false;
  const tell = () => {
    isDue = false;
    const acts = waiting;
    waiting = [];
    if (acts.length > 0) void engine.recording(engine.tabId, { ask: 'tell', acts });
  };
  const note = (doing: Doing) => {
    if (waiting.length < MOST_WAITING) waiting.push(doing);
    if (isDue) return;
    isDue = true;
    after(TELL_MS, tell);
  };
  const opened = () => note({ act: 'opened', path: pathOf(router.state.location), ...sizeNow(), theme: themeNow() });

  opened();
  followPlace(router, note);
  followWindow(note, opened, tell);
  followTrouble(note);
  followPaints(engine, note);
}

function followPlace(router: RouterOfActs, note: (doing: Doing) => void): void {
  let path = pathOf(router.state.location);
  router.subscribe(({ location }) => {
    const next = pathOf(location);
    if (next !== path) note({ act: 'went', path: next });
    path = next;
  });
}

function followWindow(note: (doing: Doing) => void, opened: () => void, tell: () => void): void {
  let isSizing = false;
  addEventListener('resize', () => {
    if (isSizing) return;
    isSizing = true;
    after(TELL_MS, () => {
      isSizing = false;
      note({ act: 'sized', ...sizeNow() });
    });
  });
  document.addEventListener('visibilitychange', () => note({ act: document.hidden ? 'hidden' : 'shown' }));
  addEventListener('pagehide', () => {
    note({ act: 'closed' });
    tell();
  });
  // Another theme is another look from here on.
  new MutationObserver(opened).observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

function followTrouble(note: (doing: Doing) => void): void {
  const complain = (what: unknown) => note({ kind: 'trouble', where: 'console', detail: detailOf(what) });
  addEventListener('error', ({ error, message }) => complain(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  const { console: own } = window;
  const { error } = own;
  own.error = (...what: unknown[]) => {
    error.apply(own, what);
    complain(what[0]);
  };
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      note({ kind: 'trouble', where: 'longTask', detail: '', ms: Math.round(duration) });
  }).observe({ type: 'longtask' });
}

/** Listens in on what is told beside the database: the frame after it came is the one that shows it. */
function followPaints(engine: Engine, note: (doing: Doing) => void): void {
  const ask = engine.changedFixtures.bind(engine);
  let last = 0;
  const painted = (offset: number, since: number) =>
    requestAnimationFrame(() => after(0, () => note({ act: 'painted', offset, ms: performance.now() - since })));
  const heard = (answer: ChangedFixtures | undefined) => {
    const offset = Math.max(...(answer?.fixtures.map((fixture) => fixture.offset) ?? []));
    const now = performance.now();
    if (!Number.isFinite(offset) || document.hidden || now - last < PAINTED_MS) return;
    last = now;
    painted(offset, now);
  };
  const changedFixtures = async (...given: Parameters<Engine['changedFixtures']>) => {
    const answer = await ask(...given);
    heard(answer);
    return answer;
  };
  Reflect.set(engine, 'changedFixtures', changedFixtures);
}

function pathOf({ pathname, search }: Place): string {
  const said = [...new URLSearchParams(search)].filter(([name]) => SAID.has(name));
  const query = new URLSearchParams(said).toString();
  return `${pathname}${query === '' ? '' : `?${query}`}`.slice(0, 500);
}

const sizeNow = () => ({ width: innerWidth, height: innerHeight });

function themeNow(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Code's own words: whatever could be a name, a number of somebody or a key is left out. */
function detailOf(what: unknown): string {
  const text = what instanceof Error ? `${what.name}: ${what.message}` : typeof what === 'string' ? what : typeof what;
  return text
    .replaceAll(/[^\s]*[?@][^\s]*/g, '…')
    .replaceAll(/[\w-]{20,}|\d{5,}/g, '…')
    .replaceAll(/[^\x20-\x7e…]+/g, '…')
    .slice(0, LONGEST_DETAIL);
}
