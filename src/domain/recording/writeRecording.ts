/**
 * Writes a recording (rules RCD-1 to RCD-4): lines are gathered into blocks, each is packed and handed over with the hash of the one before it. What is too
 * large for one line is said in several.
 */
import { BlockDraft, FULL } from './blockDraft.ts';
import { keyframeChanges, type KeyframeRows, type KeyframeSaid } from './keyframeChanges.ts';
import { frameMember, type MemberPlace } from './memberFrame.ts';
import {
  type BlockLine,
  type EndLine,
  type EntryBody,
  type RecordingEntry,
  type RecordingHeader,
  type WritingPorts,
} from './recording.ts';

/** Takes a recording as it happens, and gives it away a member at a time. */
export interface RecordingSink {
  /**
   * @param at epoch ms; one before the last entry's is taken for that
   * @returns its `n`, of several the last
   */
  entry(body: EntryBody, at: number): number;
  /** All rows as they stand before the next entry. Before the first entry there has to be one. */
  keyframe(rows: KeyframeRows, at: number): void;
  /** Entries so far. */
  readonly entries: number;
  /** Bytes handed over so far. */
  readonly bytes: number;
  /** Resolves once everything that is whole has been handed over. @throws what packing or handing over threw */
  drained(): Promise<void>;
  /** Ends the block that is begun, and resolves as `drained`. */
  flush(): Promise<void>;
  /** Ends the file. @param digest of the state after the last entry, where it is known */
  end(digest?: string): Promise<void>;
}

/**
 * @param put is handed the members in order, each once the one before it is taken
 * @param digestOf of the state after the last entry so far; asked at the end of each block
 */
export function writeRecording(
  header: RecordingHeader,
  ports: WritingPorts,
  put: (member: Uint8Array) => Promise<void> | void,
  digestOf?: () => string,
): RecordingSink {
  return new Writer(header, ports, put, digestOf);
}

class Writer implements RecordingSink {
  entries = 0;
  bytes = 0;
  readonly #ports: WritingPorts;
  readonly #put: (member: Uint8Array) => Promise<void> | void;
  readonly #digestOf: (() => string) | undefined;
  #block: BlockDraft | undefined;
  /** Of the first keyframe: what later ones differ from. */
  #base: KeyframeRows | undefined;
  #at: number;
  #blocks = 0;
  #before = '';
  #queue: Promise<void>;

  constructor(
    header: RecordingHeader,
    ports: WritingPorts,
    put: (member: Uint8Array) => Promise<void> | void,
    digestOf: (() => string) | undefined,
  ) {
    this.#ports = ports;
    this.#put = put;
    this.#digestOf = digestOf;
    this.#at = header.beganAt;
    const place = { kind: 'header', first: 0, count: 0, at: header.beganAt } as const;
    this.#queue = this.#hand(place, () => `${JSON.stringify(header)}\n`);
    // Whoever asks next is told.
    this.#queue.catch(() => undefined);
  }

  entry(body: EntryBody, at: number): number {
    this.#at = Math.max(this.#at, at);
    for (const part of partsOf(body)) this.#line(part);
    return this.entries - 1;
  }

  #line(body: EntryBody): void {
    const { kind, ...rest } = body;
    const said = { n: this.entries, at: this.#at, kind, ...rest } satisfies Record<keyof RecordingEntry, unknown>;
    const entry = said as RecordingEntry;
    this.#block ??= new BlockDraft(this.entries, this.#at);
    if (!this.#block.take(entry)) {
      // Whoever is asked for the state has this entry in it already.
      this.#endBlock(false);
      this.#block = new BlockDraft(this.entries, this.#at);
      this.#block.take(entry);
    }
    this.entries += 1;
    if (this.#block.isFull) this.#endBlock();
  }

  keyframe(rows: KeyframeRows, at: number): void {
    this.#endBlock();
    this.#at = Math.max(this.#at, at);
    const stamp = { keyframe: this.entries, at: this.#at };
    const place = { kind: 'keyframe', first: this.entries, count: 0, at: this.#at } as const;
    const said = this.#base === undefined ? rows : keyframeChanges(this.#base, rows);
    this.#base ??= rows;
    const parts = keyframeParts(said);
    for (const [index, part] of parts.entries()) {
      const more = index < parts.length - 1 ? { more: true } : {};
      this.#queued(place, (before) => `${JSON.stringify({ ...stamp, before, ...more, ...part })}\n`);
    }
  }

  drained(): Promise<void> {
    return this.#queue;
  }

  flush(): Promise<void> {
    this.#endBlock();
    return this.#queue;
  }

  end(digest = ''): Promise<void> {
    this.#endBlock();
    const { entries } = this;
    const line = (before: string): EndLine => ({ end: true, entries, before, digest });
    this.#queued(
      { kind: 'end', first: entries, count: 0, at: this.#at },
      (before) => `${JSON.stringify(line(before))}\n`,
    );
    return this.#queue;
  }

  #endBlock(isStateKnown = true): void {
    const block = this.#block;
    if (block === undefined) return;
    this.#block = undefined;
    const { first, count, from, until } = block;
    const digest = isStateKnown ? this.#digestOf?.() : undefined;
    const { lines, events } = block.told((records) => this.#ports.join(records));
    const told = { block: this.#blocks, first, count, from, until };
    const more = { ...(digest === undefined ? {} : { digest }), ...(events === undefined ? {} : { events }) };
    const head = (before: string): BlockLine => ({ ...told, before, ...more });
    this.#blocks += 1;
    const place = { kind: 'block', first, count, at: from } as const;
    this.#queued(place, (before) => `${JSON.stringify(head(before))}\n${lines.join('\n')}\n`);
  }

  #queued(place: MemberPlace, textOf: (before: string) => string): void {
    this.#queue = this.#queue.then(() => this.#hand(place, textOf));
    this.#queue.catch(() => undefined);
  }

  async #hand(place: MemberPlace, textOf: (before: string) => string): Promise<void> {
    const text = textOf(this.#before);
    const [packed, hash] = await Promise.all([this.#ports.gzip(text), this.#ports.sha256(text)]);
    this.#before = hash;
    const member = frameMember(packed, place);
    await this.#put(member);
    this.bytes += member.length;
  }
}

/** A commit that puts more than a line should hold, as several of one transaction. */
function partsOf(body: EntryBody): readonly EntryBody[] {
  if (body.kind !== 'commit' || body.put === undefined) return [body];
  const parts = slicesOf(body.put);
  if (parts.length <= 1) return [body];
  const last = parts.length - 1;
  const { kind, db, cleared, gone, log, more } = body;
  return parts.map((part, index) => ({
    kind,
    db,
    ...(index === 0 && cleared !== undefined ? { cleared } : {}),
    ...(index === 0 && gone !== undefined ? { gone } : {}),
    put: part,
    ...(index === last && log !== undefined ? { log } : {}),
    ...(index < last || more === true ? { more: true as const } : {}),
  }));
}

/** What a keyframe says, in pieces that each fit into a line. */
function keyframeParts({ house, member, changed, gone }: KeyframeSaid): readonly KeyframeSaid[] {
  const none = { house: {}, member: {} };
  const whole = { ...none, ...(changed === undefined ? {} : { since: 0 as const }) };
  const parts: KeyframeSaid[] = [
    ...slicesOf(house).map((part) => ({ ...whole, house: part })),
    ...slicesOf(member).map((part) => ({ ...whole, member: part })),
  ];
  for (const db of ['house', 'member'] as const) {
    for (const part of slicesOf(changed?.[db] ?? {})) parts.push({ ...whole, changed: { ...none, [db]: part } });
    for (const part of slicesOf(gone?.[db] ?? {})) parts.push({ ...whole, gone: { ...none, [db]: part } });
  }
  return parts.length === 0 ? [whole] : parts;
}

/** Rows by table in pieces that each fit into a line. */
function slicesOf<Row>(rows: Readonly<Record<string, readonly Row[]>>): readonly Record<string, Row[]>[] {
  const slices: Record<string, Row[]>[] = [];
  let slice: Record<string, Row[]> | undefined;
  let length = 0;
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) {
      const size = JSON.stringify(row).length;
      if (slice === undefined || length + size > FULL) {
        slice = {};
        slices.push(slice);
        length = 0;
      }
      (slice[table] ??= []).push(row);
      length += size;
    }
  }
  return slices;
}
