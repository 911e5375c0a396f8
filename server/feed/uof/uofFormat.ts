/** Messages of Sportradar's Unified Odds Feed, XML, one a line or a document of them. Rules UO-F1 … UO-R1 (docs/FEEDS.md). */
import type { FeedReport, ProducerReport } from '../feed.ts';
import type { FeedReader, RecordingFormat } from '../recording/feedReader.ts';
import { UofEvent } from './uofEvent.ts';
import { createXmlReader, type XmlElement } from './xmlElements.ts';

const OF_EVENTS = [
  'odds_change',
  'bet_stop',
  'bet_settlement',
  'rollback_bet_settlement',
  'bet_cancel',
  'rollback_bet_cancel',
  'fixture_change',
] as const;
const MESSAGES: ReadonlySet<string> = new Set([
  ...OF_EVENTS,
  'alive',
  'product_down',
  'snapshot_complete',
  'fixture',
  // Answers of the feed's other calls, which name nothing here.
  'market_descriptions',
  'player_profile',
]);
const BEGINNING = new RegExp(
  `<(?:${[...OF_EVENTS, 'alive', 'product_down', 'snapshot_complete', 'fixtures_fixture'].join('|')})[\\s/>]`,
);
const STAMP = /\stimestamp="(\d{11,15})"/;
const MAX_EVENTS = 20_000;
/** The product that sells before the start; all others are in play. */
const PREMATCH = '3';

/** Paced by `timestamp`, ms. */
export const uofFormat: RecordingFormat = {
  name: 'uof',
  recognises: (line) => BEGINNING.test(line.slice(0, 10_000)),
  stampOf(line) {
    const stamp = STAMP.exec(line)?.[1];
    return stamp === undefined ? undefined : Number(stamp);
  },
  createReader: createUofReader,
};

function createUofReader(): FeedReader {
  const events = new Map<string, UofEvent>();
  const products = new Map<string, ProducerReport['state']>();
  const xml = createXmlReader((name) => MESSAGES.has(name));
  let at = 0;
  const productTurned = (product: string, state: ProducerReport['state']): readonly FeedReport[] => {
    if ((products.get(product) ?? 'up') === state || products.size > 100) return [];
    products.set(product, state);
    return [{ kind: 'producer', producer: product === PREMATCH ? 'prematch' : 'inPlay', state }];
  };
  const readMessage = (message: XmlElement): readonly FeedReport[] | string => {
    const { attributes, name } = message;
    if (/^\d{11,15}$/.test(attributes['timestamp'] ?? '')) at = Number(attributes['timestamp']);
    const { product = '' } = attributes;
    switch (name) {
      case 'alive':
        return productTurned(product, attributes['subscribed'] === '0' ? 'down' : (products.get(product) ?? 'up'));
      case 'product_down':
        return productTurned(product, 'down');
      case 'snapshot_complete':
        return productTurned(product, 'up');
      case 'market_descriptions':
      case 'player_profile':
        return [];
      default: {
        const id = attributes['event_id'] ?? (name === 'fixture' ? attributes['id'] : undefined) ?? '';
        if (!/^[a-z]{1,8}:[a-z_]{1,20}:[\w-]{1,30}$/.test(id)) return `${name}: no event`;
        const known = events.get(id) ?? (events.size < MAX_EVENTS ? new UofEvent(id) : undefined);
        if (known === undefined) return `${id}: too many events`;
        events.set(id, known);
        return tell(known, message, at);
      }
    }
  };
  return {
    read(line) {
      const { messages, problem } = xml.read(line);
      const reports: FeedReport[] = [];
      const problems = problem === undefined ? [] : [problem];
      for (const message of messages) {
        const result = readMessage(message);
        if (typeof result === 'string') problems.push(result);
        else reports.push(...result);
      }
      if (problems.length > 0) return { kind: 'unreadable', detail: problems[0] ?? '', reports };
      // Between tags of a document, or a line of it.
      if (messages.length === 0 && !/[<>]/.test(line)) return { kind: 'unreadable', detail: 'not XML', reports };
      return { kind: 'reports', reports };
    },
    isWithin: () => xml.isWithin(),
  };
}

function tell(event: UofEvent, message: XmlElement, at: number): readonly FeedReport[] | string {
  switch (message.name) {
    case 'odds_change':
      return event.oddsChanged(message, at);
    case 'bet_stop':
      return event.stopped(at);
    case 'bet_settlement':
      return event.settled(message, at);
    case 'rollback_bet_settlement':
      return event.rolledBack(message, 'settlement', at);
    case 'bet_cancel':
      return event.cancelled(message, at);
    case 'rollback_bet_cancel':
      return event.rolledBack(message, 'cancel', at);
    case 'fixture_change':
      return event.fixtureChanged(message, at);
    default:
      return event.describe(message);
  }
}
