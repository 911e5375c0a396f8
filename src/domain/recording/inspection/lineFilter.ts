/**
 * The language that lines are looked for in (INS-2, INS-3): `stream:bets type:BetAccepted sel:… fixture:… tab:… lag>200ms from:15:08:54 words -not`.
 * Terms are joined by "and"; a term after `-` says what must not be; a value with spaces stands in quotes.
 */
import { fail, succeed, type Result } from '../../kernel/decision.ts';
import { DAY_MS, seoulDayOf } from '../../kernel/seoulDay.ts';
import { LINE_STREAMS, type LineStream, type LogLine } from './logLine.ts';

const ID_FIELDS = ['type', 'sel', 'fixture', 'bet', 'key', 'tab', 'call', 'page'] as const;
type IdField = (typeof ID_FIELDS)[number];

/** One condition. Times of day are ms since midnight in Seoul. */
export type FilterTerm = { readonly isNot: boolean } & (
  | { readonly by: 'stream'; readonly stream: LineStream }
  | { readonly by: IdField; readonly value: string }
  | { readonly by: 'lag'; readonly than: '>' | '<'; readonly ms: number }
  | { readonly by: 'from' | 'until'; readonly time: number }
  | { readonly by: 'seen' | 'refused'; readonly is: boolean }
  | { readonly by: 'word'; readonly word: string }
);
export type LineFilter = readonly FilterTerm[];

/** What of a filter cannot be read, and where it stands: characters from its beginning. */
export interface FilterError {
  readonly reason: 'unknownField' | 'unknownStream' | 'badTime' | 'badLag' | 'badChoice' | 'noValue' | 'openQuote';
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

interface Token {
  readonly text: string;
  readonly isNot: boolean;
  /** Whether it began with a quote: never a field then. */
  readonly isQuoted: boolean;
  readonly from: number;
  readonly until: number;
}

/** @returns conditions, or the first that cannot be read */
export function parseFilter(text: string): Result<LineFilter, FilterError> {
  const tokens = tokensOf(text);
  if (!tokens.ok) return tokens;
  const terms: FilterTerm[] = [];
  for (const token of tokens.value) {
    const term = termOf(token);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  return succeed(terms);
}

function tokensOf(text: string): Result<readonly Token[], FilterError> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (isSpace(text, at)) {
      at += 1;
      continue;
    }
    const from = at;
    const isNot = text[at] === '-' && at + 1 < text.length && !isSpace(text, at + 1);
    if (isNot) at += 1;
    const isQuoted = text[at] === '"';
    let said = '';
    while (at < text.length && !isSpace(text, at)) {
      if (text[at] !== '"') {
        said += text[at] ?? '';
        at += 1;
        continue;
      }
      const end = text.indexOf('"', at + 1);
      if (end < 0) return fail({ reason: 'openQuote', from: at, until: text.length, text: text.slice(at) });
      said += text.slice(at + 1, end);
      at = end + 1;
    }
    tokens.push({ text: said, isNot, isQuoted, from, until: at });
  }
  return succeed(tokens);
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text[at] ?? '');

function termOf({ text, isNot, isQuoted, from, until }: Token): Result<FilterTerm, FilterError> {
  const wrong = (reason: FilterError['reason']) => fail({ reason, from, until, text });
  const [, field = '', relation = '', value = ''] = isQuoted ? [] : (/^([a-z]+)([:<>])(.*)$/s.exec(text) ?? []);
  if (field === '') return succeed({ isNot, by: 'word', word: text });
  if (field === 'lag') {
    const ms = relation === ':' ? undefined : readLag(value);
    return ms === undefined ? wrong('badLag') : succeed({ isNot, by: 'lag', than: relation === '>' ? '>' : '<', ms });
  }
  if (relation !== ':') return wrong('unknownField');
  if (value === '') return wrong('noValue');
  switch (field) {
    case 'stream': {
      const stream = LINE_STREAMS.find((name) => name === value);
      return stream === undefined ? wrong('unknownStream') : succeed({ isNot, by: 'stream', stream });
    }
    case 'from':
    case 'until': {
      const time = readTime(value);
      return time === undefined ? wrong('badTime') : succeed({ isNot, by: field, time });
    }
    case 'seen':
    case 'refused':
      return value === 'true' || value === 'false'
        ? succeed({ isNot, by: field, is: value === 'true' })
        : wrong('badChoice');
    default: {
      const by = ID_FIELDS.find((name) => name === field);
      return by === undefined ? wrong('unknownField') : succeed({ isNot, by, value });
    }
  }
}

/** `200ms`, `1.5s`, `200`. @returns ms */
function readLag(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s)?$/.exec(text) ?? [];
  return digits === '' ? undefined : Number(digits) * (unit === 's' ? 1_000 : 1);
}

/** `15:08`, `15:08:54`, `15:08:54.123`. @returns ms since midnight */
function readTime(text: string): number | undefined {
  const [all, hours = '', minutes = '', seconds = '0', rest = ''] =
    /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/.exec(text) ?? [];
  if (all === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest.padEnd(3, '0'));
}

const two = (value: number): string => `${value}`.padStart(2, '0');

/** `15:08:54.123` of ms since midnight. */
function timeText(time: number): string {
  const seconds = Math.floor(time / 1_000);
  const rest = time % 1_000;
  const text = `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return rest === 0 ? text : `${text}.${`${rest}`.padStart(3, '0')}`;
}

const quoted = (value: string): string => (value === '' || /\s/.test(value) ? `"${value}"` : value);

/** A filter as it is written: reading it gives the same again. */
export function filterText(filter: LineFilter): string {
  return filter.map((term) => `${term.isNot ? '-' : ''}${termText(term)}`).join(' ');
}

function termText(term: FilterTerm): string {
  switch (term.by) {
    case 'stream':
      return `stream:${term.stream}`;
    case 'lag':
      return `lag${term.than}${term.ms}ms`;
    case 'from':
    case 'until':
      return `${term.by}:${timeText(term.time)}`;
    case 'seen':
    case 'refused':
      return `${term.by}:${term.is}`;
    case 'word':
      return `"${term.word}"`;
    default:
      return `${term.by}:${quoted(term.value)}`;
  }
}

/**
 * Whether a line is among what a filter asks for.
 *
 * @param beganAt epoch ms of the recording: a time of day is the first one from there on
 * @param wordsOf all that is shown of a line, for words
 */
export function isAsked(
  filter: LineFilter,
  line: LogLine,
  beganAt: number,
  wordsOf: (line: LogLine) => string,
): boolean {
  return filter.every((term) => isTrue(term, line, beganAt, wordsOf) !== term.isNot);
}

function isTrue(term: FilterTerm, line: LogLine, beganAt: number, wordsOf: (line: LogLine) => string): boolean {
  switch (term.by) {
    case 'stream':
      return line.stream === term.stream;
    case 'lag':
      return line.lag !== undefined && (term.than === '>' ? line.lag > term.ms : line.lag < term.ms);
    case 'from':
      return line.at >= momentOf(term.time, beganAt);
    case 'until':
      return line.at <= momentOf(term.time, beganAt);
    case 'seen':
      return (line.lag !== undefined) === term.is;
    case 'refused':
      return line.isRefusal === term.is;
    case 'word':
      return wordsOf(line).toLowerCase().includes(term.word.toLowerCase());
    default:
      return hasId(line, term.by, term.value);
  }
}

/** The first moment of that time of day that is not a whole minute before the recording began. */
function momentOf(time: number, beganAt: number): number {
  const at = seoulDayOf(beganAt) + time;
  return at < beganAt - 60_000 ? at + DAY_MS : at;
}

function hasId(line: LogLine, field: IdField, value: string): boolean {
  switch (field) {
    case 'type':
      return line.type.toLowerCase() === value.toLowerCase() || line.effect === value;
    case 'sel':
      return line.selectionIds.includes(value);
    case 'fixture':
      return line.fixtureIds.includes(value);
    case 'bet':
      return line.betId === value || line.key === value;
    case 'key':
      return line.key === value;
    case 'tab':
      return line.tab === value;
    case 'call':
      return `${line.callId}` === value;
    case 'page':
      return line.page === value;
  }
}
