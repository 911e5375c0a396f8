/**
 * Reading events back from the wire, the log or a recording: total, never throws, and says what was wrong.
 */
import { z } from 'zod';
import { fail, succeed, type Result } from '../kernel/decision.ts';
import { parseJson } from '../kernel/json.ts';
import { catalogue, EVENT_TYPES, type DomainEvent, type EventType, type StreamName } from './catalogue.ts';
import { readOddsChanged } from './oddsChanged.ts';

/** An event as it travels and as it is stored: type, version, time, data. */
export const EventEnvelope = z.object({
  type: z.string().max(64),
  v: z.number().int().min(1),
  at: z.number().int().min(0),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;

/** Why a text is not an event of ours. `detail` is for operators, bounded, and holds no member data. */
export type DecodeFailure =
  | { readonly kind: 'notJson'; readonly detail: string }
  /** Bytes of it were no text, and are lost. */
  | { readonly kind: 'notText'; readonly detail: string }
  | { readonly kind: 'badEnvelope'; readonly detail: string }
  | { readonly kind: 'unknownType'; readonly detail: string }
  | { readonly kind: 'newerVersion'; readonly detail: string }
  | { readonly kind: 'wrongStream'; readonly detail: string }
  | { readonly kind: 'badData'; readonly detail: string };

type Upcaster = (data: unknown) => unknown;

/** How data of an older version becomes data of the next; keyed by type, then by the version it starts from. */
const upcasters: Partial<Record<EventType, Readonly<Record<number, Upcaster>>>> = {};

const isEventType = (type: string): type is EventType => (EVENT_TYPES as readonly string[]).includes(type);

export function encodeEvent(event: DomainEvent): EventEnvelope {
  return { type: event.type, v: catalogue[event.type].version, at: event.at, data: event.data };
}

/** Reads an envelope that is already an object. */
export function decodeEvent(value: unknown, stream: StreamName): Result<DomainEvent, DecodeFailure> {
  const change = stream === 'events' ? readOddsChanged(value) : undefined;
  if (change !== undefined) return succeed(change);
  const envelope = EventEnvelope.safeParse(value);
  if (!envelope.success) return fail({ kind: 'badEnvelope', detail: summaryOf(envelope.error) });
  const { type, v, at } = envelope.data;
  if (!isEventType(type)) return fail({ kind: 'unknownType', detail: type });
  const entry = catalogue[type];
  if (entry.stream !== stream) return fail({ kind: 'wrongStream', detail: `${type} on ${stream}` });
  if (v > entry.version) return fail({ kind: 'newerVersion', detail: `${type} v${v}` });
  const data = upcast(type, v, entry.version, envelope.data.data);
  if (!data.ok) return data;
  const parsed = entry.data.safeParse(data.value);
  if (!parsed.success) return fail({ kind: 'badData', detail: `${type}: ${summaryOf(parsed.error)}` });
  // The catalogue ties this type to this data; the compiler cannot follow that through the union.
  return succeed({ type, at, data: parsed.data } as DomainEvent);
}

/** Reads one event from text. */
export function decodeEventText(text: string, stream: StreamName): Result<DomainEvent, DecodeFailure> {
  const json = parseJson(text);
  return json.ok ? decodeEvent(json.value, stream) : fail({ kind: 'notJson', detail: json.failure });
}

function upcast(type: EventType, from: number, to: number, data: unknown): Result<unknown, DecodeFailure> {
  let value = data;
  for (let version = from; version < to; version += 1) {
    const upcaster = upcasters[type]?.[version];
    if (upcaster === undefined) return fail({ kind: 'badData', detail: `${type} v${version} has no upcaster` });
    value = upcaster(value);
  }
  return succeed(value);
}

/** The first problem of a schema error as `path: message`, cut to 160 characters. */
export function summaryOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? 'invalid' : `${issue.path.join('.')}: ${issue.message}`.slice(0, 160);
}
