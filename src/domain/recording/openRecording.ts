/**
 * Reads a recording (rules RCD-5 to RCD-8), whatever is given to it: nothing is thrown, what is not as it should be is told with its member and line, and what
 * stands before that is read. Opening hops over the members; what is in one is known once it is read.
 */
import type { z } from 'zod';
import { fail, succeed, type Result } from '../kernel/decision.ts';
import { hopMembers, type RecordingMember, type RecordingSource } from './hopMembers.ts';
import { KeyframeSaid, keyframeRows } from './keyframeChanges.ts';
import { bySchema, parseLine } from './memberLines.ts';
import { readEntries } from './readEntries.ts';
import {
  BlockLine,
  EndLine,
  Keyframe,
  RECORDING_FORMAT,
  RECORDING_LIMITS,
  RecordingHeader,
  type PackedRecord,
  type ReadingPorts,
  type RecordingEntry,
  type SharedEvents,
} from './recording.ts';
import { problemOf, type RecordingProblem } from './recordingProblem.ts';

/** Entries that stand in one member. */
export interface RecordedBlock {
  readonly member: number;
  readonly first: number;
  readonly entries: readonly RecordingEntry[];
  /** Of the state after the last of them, where the file tells it. */
  readonly digest: string | undefined;
}

/** A recording that is open. Everything it gives is what stands in the file before its first problem. */
export interface Recording {
  readonly header: RecordingHeader;
  /** How many entries can be read: fewer once a member turns out to be unsound. */
  readonly entries: number;
  readonly members: readonly RecordingMember[];
  /** What is known to be wrong: at first of the order of members, then of each that was read. */
  readonly problems: readonly RecordingProblem[];
  /** `undefined` for a file that was cut. */
  readonly end: EndLine | undefined;
  /** Entries from one `n` to before another. */
  read(from: number, to: number): Promise<readonly RecordingEntry[]>;
  /** Members with entries from the one on that has entry `from`. */
  blocks(from?: number): AsyncIterable<RecordedBlock>;
  /** The last keyframe that stands before entry `n` or at it; `undefined` where there is none. */
  keyframeBefore(n: number): Promise<Keyframe | undefined>;
  /** `n` of the first entry that is not before a moment, epoch ms; `entries` where all are. */
  entryAt(at: number): Promise<number>;
  /**
   * Reads everything once, with the hashes.
   *
   * @param onProgress is told the share of bytes read
   * @returns `problems`
   */
  check(onProgress?: (share: number) => void): Promise<readonly RecordingProblem[]>;
}

/** Blocks and keyframes that are kept as they were read. */
const KEPT = 12;
const MOST_PROBLEMS = 100;

/** @returns the problem of a file of which nothing can be read */
export async function openRecording(
  given: Uint8Array | RecordingSource,
  ports: ReadingPorts,
): Promise<Result<Recording, RecordingProblem>> {
  const source = given instanceof Uint8Array ? sourceOf(given) : given;
  const { members, problems } = await hopMembers(source);
  const [first] = members;
  if (first === undefined) return fail(problems[0] ?? problemOf(0, 0, 'cut', 'nothing in it'));
  const reader = new MemberReader(source, ports);
  const text = await reader.textOf(first);
  if (!text.ok) return fail(text.failure);
  const header = readHeader(text.value, ports.schemaEpoch);
  if (!header.ok) return fail(header.failure);
  const recording = new OpenRecording(header.value, reader, members, problems);
  await recording.readEnd();
  return succeed(recording);
}

function sourceOf(bytes: Uint8Array): RecordingSource {
  return { size: bytes.length, read: async (from, to) => Promise.resolve(bytes.subarray(from, to)) };
}

function readHeader(text: string, ours: number | undefined): Result<RecordingHeader, RecordingProblem> {
  const line = parseLine(text.slice(0, text.indexOf('\n')), 0, 1);
  if (!line.ok) return line;
  const { value } = line;
  const format = typeof value === 'object' && value !== null && 'hanpan' in value ? value.hanpan : undefined;
  if (typeof format === 'number' && format > RECORDING_FORMAT) {
    return fail(problemOf(0, 1, 'newerFormat', `format ${format}, this reads up to ${RECORDING_FORMAT}`));
  }
  const header = bySchema(RecordingHeader, upcastHeader(value, format), 0, 1);
  if (!header.ok || ours === undefined || header.value.schemaEpoch === ours) return header;
  return fail(problemOf(0, 1, 'otherEpoch', `rows of epoch ${header.value.schemaEpoch}, this reads ${ours}`));
}

/** Format 1 has neither runs nor keyframes that say what is other: all it says is said alike today. */
const upcastHeader = (value: unknown, format: unknown): unknown =>
  format === 1 ? { ...(value as object), hanpan: RECORDING_FORMAT } : value;

/** Texts of members. */
class MemberReader {
  readonly #source: RecordingSource;
  readonly #ports: ReadingPorts;

  constructor(source: RecordingSource, ports: ReadingPorts) {
    this.#source = source;
    this.#ports = ports;
  }

  share(joined: PackedRecord): SharedEvents {
    return this.#ports.share(joined);
  }

  hashOf(text: string): Promise<string> {
    return this.#ports.sha256(text);
  }

  async textOf({ index, start, bytes }: RecordingMember): Promise<Result<string, RecordingProblem>> {
    try {
      const packed = await this.#source.read(start, start + bytes);
      const text = await this.#ports.gunzip(packed, RECORDING_LIMITS.text);
      return text.endsWith('\n') ? succeed(text) : fail(problemOf(index, 0, 'damaged', 'its last line has no end'));
    } catch (error) {
      return fail(problemOf(index, 0, 'damaged', error instanceof Error ? error.message : 'cannot be unpacked'));
    }
  }
}

interface ReadBlock {
  readonly head: BlockLine;
  readonly entries: readonly RecordingEntry[];
  /** What ended reading early. */
  readonly problem: RecordingProblem | undefined;
}

class OpenRecording implements Recording {
  readonly header: RecordingHeader;
  readonly members: readonly RecordingMember[];
  readonly problems: RecordingProblem[];
  end: EndLine | undefined;
  readonly #reader: MemberReader;
  readonly #blocks: readonly RecordingMember[];
  readonly #kept = new Map<number, ReadBlock>();
  /** The first keyframe, once it was read: others say what is other in them. */
  #base: Keyframe | undefined;
  #entries: number;

  constructor(
    header: RecordingHeader,
    reader: MemberReader,
    members: readonly RecordingMember[],
    problems: RecordingProblem[],
  ) {
    this.header = header;
    this.members = members;
    this.problems = problems;
    this.#reader = reader;
    this.#blocks = members.filter(({ kind }) => kind === 'block');
    const last = this.#blocks.at(-1);
    this.#entries = last === undefined ? 0 : last.first + last.count;
  }

  get entries(): number {
    return this.#entries;
  }

  async readEnd(): Promise<void> {
    const last = this.members.at(-1);
    if (last?.kind !== 'end') return;
    const text = await this.#reader.textOf(last);
    if (!text.ok) return this.#unsound(text.failure, this.#entries);
    const line = this.#onlyLine(EndLine, text.value, last);
    if (!line.ok) return this.#unsound(line.failure, this.#entries);
    if (line.value.entries === this.#entries) this.end = line.value;
    else
      this.#unsound(
        problemOf(last.index, 1, 'outOfOrder', `${line.value.entries} entries were written`),
        this.#entries,
      );
  }

  async read(from: number, to: number): Promise<readonly RecordingEntry[]> {
    const entries: RecordingEntry[] = [];
    for await (const block of this.blocks(from)) {
      if (block.first >= to) break;
      entries.push(...block.entries.slice(Math.max(0, from - block.first), to - block.first));
      if (block.first + block.entries.length >= to) break;
    }
    return entries;
  }

  async *blocks(from = 0): AsyncGenerator<RecordedBlock> {
    for (let place = this.#placeOf(from); ; place += 1) {
      const member = this.#blocks[place];
      if (member === undefined || member.first >= this.#entries) return;
      const { head, entries, problem } = await this.#block(member);
      const sound = entries.slice(0, this.#entries - member.first);
      const digest = problem === undefined && sound.length === entries.length ? head.digest : undefined;
      if (sound.length > 0) yield { member: member.index, first: member.first, entries: sound, digest };
      if (problem !== undefined) return;
    }
  }

  async keyframeBefore(n: number): Promise<Keyframe | undefined> {
    const known = this.members.filter(({ kind, first }) => kind === 'keyframe' && first <= n && first <= this.#entries);
    const places = [...new Set(known.map(({ first }) => first))];
    // One that cannot be read follows from what stands before it; of many of them not each is tried.
    for (const first of new Set([...places.slice(-KEPT).toReversed(), ...places.slice(0, 1)])) {
      const keyframe = await this.#keyframe(known.filter((one) => one.first === first));
      if (keyframe !== undefined) return keyframe;
    }
    return undefined;
  }

  async entryAt(at: number): Promise<number> {
    const later = this.#blocks.findIndex((member) => member.at >= at);
    const place = later === -1 ? this.#blocks.length - 1 : Math.max(0, later - 1);
    const member = this.#blocks[place];
    if (member === undefined) return 0;
    const { entries } = await this.#block(member);
    const index = entries.findIndex((entry) => entry.at >= at);
    return Math.min(this.#entries, member.first + (index === -1 ? entries.length : index));
  }

  async check(onProgress?: (share: number) => void): Promise<readonly RecordingProblem[]> {
    const last = this.members.at(-1);
    const size = last === undefined ? 1 : last.start + last.bytes;
    let before = '';
    for (const member of this.members) {
      const text = await this.#reader.textOf(member);
      if (!text.ok) {
        this.#unsound(text.failure, member.first);
        break;
      }
      if (!this.#checkMember(member, text.value, before)) break;
      before = await this.#reader.hashOf(text.value);
      onProgress?.((member.start + member.bytes) / size);
    }
    return this.problems;
  }

  /** @returns whether what follows it counts */
  #checkMember(member: RecordingMember, text: string, before: string): boolean {
    if (member.kind === 'header') return true;
    if (member.kind === 'block') {
      const { head, problem } = this.#readBlock(member, text);
      if (problem !== undefined) return this.#refuse(problem);
      return head.before === before || this.#refuse(problemOf(member.index, 1, 'otherBefore', 'hash'), member.first);
    }
    const line = this.#onlyLine(member.kind === 'end' ? EndLine : KeyframeLine, text, member);
    if (!line.ok) return this.#refuse(line.failure, member.first);
    return (
      line.value.before === before || this.#refuse(problemOf(member.index, 1, 'otherBefore', 'hash'), member.first)
    );
  }

  #refuse(problem: RecordingProblem, entries = this.#entries): false {
    this.#unsound(problem, entries);
    return false;
  }

  /** @param entries that are sound all the same */
  #unsound(problem: RecordingProblem, entries: number): void {
    const isKnown = this.problems.some(({ member, line }) => member === problem.member && line === problem.line);
    if (!isKnown && this.problems.length < MOST_PROBLEMS) this.problems.push(problem);
    this.problems.sort((a, b) => a.member - b.member || a.line - b.line);
    if (entries >= this.#entries && this.end === undefined) return;
    this.#entries = Math.min(this.#entries, entries);
    this.end = undefined;
  }

  #placeOf(n: number): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const member = this.#blocks[middle];
      if (member !== undefined && member.first + member.count <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async #block(member: RecordingMember): Promise<ReadBlock> {
    const known = this.#kept.get(member.index);
    if (known !== undefined) return known;
    const text = await this.#reader.textOf(member);
    const read = text.ok ? this.#readBlock(member, text.value) : this.#unread(member, text.failure);
    this.#kept.set(member.index, read);
    for (const index of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(index);
    }
    return read;
  }

  #unread(member: RecordingMember, problem: RecordingProblem, entries: readonly RecordingEntry[] = []): ReadBlock {
    this.#unsound(problem, member.first + entries.length);
    const { first, count, at } = member;
    return { head: { block: 0, first, count, from: at, until: at, before: '' }, entries, problem };
  }

  #readBlock(member: RecordingMember, text: string): ReadBlock {
    const { index, first, count, at } = member;
    const lines = text.split('\n', count + 3);
    if (lines.length > count + 2)
      return this.#unread(member, problemOf(index, 0, 'outOfOrder', 'other lines than it says'));
    const told = parseLine(lines[0] ?? '', index, 1);
    const head = told.ok ? bySchema(BlockLine, told.value, index, 1) : told;
    if (!head.ok) return this.#unread(member, head.failure);
    const isAsFramed = head.value.first === first && head.value.count === count && head.value.from === at;
    if (!isAsFramed)
      return this.#unread(member, problemOf(index, 1, 'outOfOrder', 'says another place than its header'));
    const read = readEntries(head.value, lines.slice(1, -1), index, (joined) => this.#reader.share(joined));
    if (read.problem !== undefined) return this.#unread(member, read.problem, read.entries);
    return { head: head.value, entries: read.entries, problem: undefined };
  }

  #onlyLine<Schema extends z.ZodType>(schema: Schema, text: string, { index }: RecordingMember) {
    if (text.indexOf('\n') !== text.length - 1) return fail(problemOf(index, 2, 'outOfOrder', 'a line too many'));
    const json = parseLine(text.slice(0, -1), index, 1);
    return json.ok ? bySchema(schema, json.value, index, 1) : json;
  }

  async #keyframe(parts: readonly RecordingMember[]): Promise<Keyframe | undefined> {
    const [first] = parts;
    if (first?.first === 0 && this.#base !== undefined) return this.#base;
    const said: { -readonly [Part in 'house' | 'member']: Rows } = { house: {}, member: {} };
    const changed: Record<'house' | 'member', Rows<Changed>> = { house: {}, member: {} };
    const gone: Record<'house' | 'member', Rows<number>> = { house: {}, member: {} };
    let last: z.infer<typeof KeyframeLine> | undefined;
    for (const member of parts) {
      const text = await this.#reader.textOf(member);
      const line = text.ok ? this.#onlyLine(KeyframeLine, text.value, member) : text;
      const isNext = line.ok && line.value.keyframe === member.first && (last === undefined || last.more === true);
      if (!isNext) {
        const problem = line.ok ? problemOf(member.index, 1, 'outOfOrder', 'of another place') : line.failure;
        this.#unsound(problem, this.#entries);
        return undefined;
      }
      last = line.value;
      for (const db of ['house', 'member'] as const) {
        addRows(said[db], last[db]);
        addRows(changed[db], last.changed?.[db] ?? {});
        addRows(gone[db], last.gone?.[db] ?? {});
      }
    }
    if (last === undefined || last.more) return undefined;
    const { keyframe, at, since } = last;
    const base = since === undefined ? undefined : await this.keyframeBefore(0);
    const rows = since === undefined ? said : base && keyframeRows(base, { ...said, changed, gone });
    if (rows === undefined && first !== undefined)
      this.#unsound(problemOf(first.index, 1, 'unknownLine', 'of rows that the first keyframe has not'), this.#entries);
    const whole = rows && { keyframe, at, ...rows };
    if (keyframe === 0) this.#base = whole;
    return whole;
  }
}

type Rows<Row = unknown> = Record<string, Row[]>;
type Changed = [number, Record<string, unknown>];

const KeyframeLine = Keyframe.extend({ ...KeyframeSaid.shape, before: BlockLine.shape.before });

function addRows<Row>(all: Rows<Row>, some: Readonly<Record<string, readonly Row[]>>): void {
  for (const [table, rows] of Object.entries(some)) {
    const known = Object.hasOwn(all, table) ? all[table] : undefined;
    if (known === undefined) all[table] = [...rows];
    else known.push(...rows);
  }
}
