/** What images weigh by topic, and what a browser that was never here fetches for a board of all sports, by line. */
import type { Browser } from 'playwright';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import { realClock } from '../../tests/support/engine/realClock.ts';
import type { Line } from '../../tests/support/line/figures.ts';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { signIn } from '../../tests/server/support/caller.ts';
import { bytesByKind } from '../lines/kinds.ts';
import { lineOf } from '../lines/lines.ts';
import { storedFixtures } from '../lines/localOffer.ts';
import { gameIdAt } from './wideHouse.ts';

export interface SizesFound {
  readonly markets: number;
  readonly what: string;
  /** Of an image: of its JSON, before compression. Of a visit: of everything that the line carried. */
  readonly bytes: number;
  readonly bytesOf: Readonly<Record<string, number>>;
  /** Games in the local database at the end; `undefined` of an image. */
  readonly games?: number;
}

interface SizesAsked {
  readonly browser: Browser;
  readonly url: string;
  readonly markets: number;
  readonly say: (line: string) => void;
}

const LINES: readonly Line[] = [
  { name: 'good', phases: [{ ms: Infinity, down: 20_000_000, up: 5_000_000, delayMs: 15, jitterMs: 5 }] },
  lineOf('slow4G'),
];
const TOPICS = {
  'image of everything, as JSON': '',
  'image of everything': '?topics=all&images=blocks',
  'image of football': `?topics=sport:${SPORT.football}&images=blocks`,
  'image of one game': `?topics=fixture:${gameIdAt(0)}&images=blocks`,
} as const;
/** Characters of a stream that names of blocks fit in. */
const TOLD = 200_000;
/** After the first price: what a member who stays on the first page is sent. */
const STAY_MS = 40_000;
const PATIENCE_MS = 120_000;

export async function measureSizes({ browser, url, markets, say }: SizesAsked): Promise<readonly SizesFound[]> {
  const found: SizesFound[] = [];
  const { token } = await signIn({ url });
  for (const [what, query] of Object.entries(TOPICS))
    found.push({ markets, what, bytes: await imageBytes(url, token, query), bytesOf: {} });
  for (const line of LINES) {
    const visit = await visitOn(browser, url, line);
    found.push({ markets, what: `board of all sports, ${line.name} line`, ...visit });
    say(`${markets} markets, ${line.name}: ${JSON.stringify(visit)}`);
  }
  return found;
}

/** Up to the first heartbeat, with the blocks that it names: what whoever asks for these topics is sent once. */
async function imageBytes(url: string, token: string, query: string): Promise<number> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/streams/events${query}`, {
    headers: { 'x-auth-token': `Bearer ${token}` },
    signal: abort.signal,
  });
  let bytes = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    text = text.slice(-TOLD) + decoder.decode(part, { stream: true });
    if (text.includes('event: heartbeat')) break;
  }
  abort.abort();
  // Blocks are compressed, and fetched beside the stream.
  return [...text.matchAll(/"bytes":(\d+)/g)].reduce((sum, [, block]) => sum + Number(block), bytes);
}

async function visitOn(browser: Browser, url: string, line: Line): Promise<Omit<SizesFound, 'markets' | 'what'>> {
  const proxy = await openLine({ port: Number(new URL(url).port), line, clock: realClock, random: seededRandom(1) });
  const context = await browser.newContext({
    viewport: { width: 425, height: 900 },
    baseURL: proxy.url,
    locale: 'ko-KR',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    proxy.begin();
    await page.goto('/korea/wintielose', { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.getByLabel('아이디').fill('member2');
    await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.locator('main button[data-shape]:not(:disabled)').first().waitFor();
    await page.waitForTimeout(STAY_MS);
    return { bytes: proxy.counts.down, bytesOf: bytesByKind(proxy), games: await storedFixtures(page) };
  } finally {
    await context.close();
    await proxy.close();
  }
}
