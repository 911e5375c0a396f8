/**
 * What a recording of the exchange says at its end, market by market: a plain fold of its messages, told by nothing that the importer uses. The
 * importer's reader, its ladders, its schemas and its tables have no part in it.
 */
import { readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';

export interface TrueRunner {
  readonly id: string;
  readonly handicap: number;
  readonly name: string | undefined;
  /** Hundredths, cut; the last there was where there is none now, `undefined` before the first. */
  readonly price: number | undefined;
  readonly state: 'open' | 'suspended' | 'won' | 'lost' | 'void';
}

export interface TrueMarket {
  readonly marketId: string;
  readonly eventId: string;
  readonly type: string;
  readonly eventName: string | undefined;
  readonly isClosed: boolean;
  readonly isInPlay: boolean;
  readonly runners: readonly TrueRunner[];
}

interface Definition {
  readonly eventId: string;
  readonly marketType: string;
  readonly status: string;
  readonly inPlay: boolean;
  readonly eventName?: string;
  readonly runners: readonly {
    readonly id: number;
    readonly hc?: number;
    readonly status: string;
    readonly name?: string;
  }[];
}
interface Change {
  readonly id: string;
  readonly img?: boolean;
  readonly marketDefinition?: Definition;
  readonly rc?: readonly {
    readonly id: number;
    readonly hc?: number;
    readonly ltp?: number;
    readonly atb?: readonly [number, number][];
    readonly batb?: readonly [number, number, number][];
    readonly atl?: unknown;
    readonly batl?: unknown;
  }[];
}

interface Own {
  prices: Record<string, number>;
  levels: Record<string, number>;
  ltp?: number;
  shown?: number | undefined;
}

interface Kept {
  last: Definition;
  eventName: string | undefined;
  offers: boolean;
  readonly names: Map<number, string>;
  readonly by: Map<string, Own>;
}

const newMarket = (last: Definition): Kept => ({
  last,
  eventName: undefined,
  offers: false,
  names: new Map(),
  by: new Map(),
});

async function linesOf(file: string): Promise<readonly string[]> {
  if (file.endsWith('.bz2'))
    return (await text(new Readable().wrap(createReadStream(file).pipe(unbzip2())))).split('\n');
  const bytes = await readFile(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
}

/** Every market that the file defines. A line that is no message says nothing. */
export async function exchangeTruth(file: string): Promise<readonly TrueMarket[]> {
  const markets = new Map<string, Kept>();
  for (const line of await linesOf(file)) {
    let message: { readonly mc?: readonly Change[] };
    try {
      message = JSON.parse(line) as typeof message;
    } catch {
      continue;
    }
    for (const change of message.mc ?? []) tell(markets, change);
  }
  return [...markets].map(([marketId, kept]) => ({
    marketId,
    eventId: kept.last.eventId,
    type: kept.last.marketType,
    eventName: kept.eventName,
    isClosed: kept.last.status === 'CLOSED',
    isInPlay: kept.last.inPlay,
    runners: kept.last.runners.map(({ id, hc = 0, status }) => {
      const own = kept.by.get(`${id}/${hc}`);
      return {
        id: String(id),
        handicap: hc,
        name: kept.names.get(id),
        price: own?.shown,
        state: stateOf(kept, status, own),
      };
    }),
  }));
}

function tell(markets: Map<string, Kept>, change: Change): void {
  const { marketDefinition: definition } = change;
  const kept = markets.get(change.id) ?? (definition && newMarket(definition));
  if (kept === undefined) return;
  markets.set(change.id, kept);
  if (definition !== undefined) {
    kept.last = definition;
    kept.eventName ??= definition.eventName;
    for (const { id, name } of definition.runners) if (name && !kept.names.has(id)) kept.names.set(id, name.trim());
  }
  if (change.img === true) for (const own of kept.by.values()) [own.prices, own.levels] = [{}, {}];
  for (const one of change.rc ?? []) {
    const key = `${one.id}/${one.hc ?? 0}`;
    const own: Own = kept.by.get(key) ?? { prices: {}, levels: {} };
    kept.by.set(key, own);
    if (one.atb ?? one.batb ?? one.atl ?? one.batl) kept.offers = true;
    if (one.ltp) own.ltp = one.ltp;
    for (const [price, size] of one.atb ?? []) own.prices[price] = size;
    for (const [level, price, size] of one.batb ?? []) own.levels[level] = size === 0 ? 0 : price;
  }
  for (const own of kept.by.values()) own.shown = now(kept, own) ?? own.shown;
}

function now({ offers }: Kept, { prices, levels, ltp }: Own): number | undefined {
  if (!offers) return ltp === undefined ? undefined : cut(ltp);
  if (Object.keys(levels).length > 0) return levels['0'] ? cut(levels['0']) : undefined;
  const offered = Object.entries(prices).flatMap(([price, size]) => (size > 0 ? [Number(price)] : []));
  return offered.length === 0 ? undefined : cut(Math.max(...offered));
}

/** By digits, for 2.3 × 100 is not 230. */
function cut(price: number): number {
  const [whole = '0', rest = ''] = String(price).split('.');
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2));
}

function stateOf(kept: Kept, status: string, own: Own | undefined): TrueRunner['state'] {
  if (status === 'REMOVED') return 'void';
  if (kept.last.status === 'CLOSED') {
    if (status === 'WINNER' || (status === 'PLACED' && /PLACE|^TOP_/.test(kept.last.marketType))) return 'won';
    return status === 'ACTIVE' ? 'suspended' : 'lost';
  }
  return kept.last.status === 'OPEN' && own !== undefined && now(kept, own) !== undefined ? 'open' : 'suspended';
}
