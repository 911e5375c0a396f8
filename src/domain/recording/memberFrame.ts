/**
 * How a member of a recording is told from outside (RCD-2): the extra field of its gzip header says how long it is, what it holds and where that
 * stands, so that a reader hops from one to the next and finds an entry or a moment without unpacking anything. `zcat` passes over it.
 */

/** What a member holds. */
const MEMBER_KINDS = ['header', 'block', 'keyframe', 'end'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** Where what a member holds stands. */
export interface MemberPlace {
  readonly kind: MemberKind;
  /** `n` of the first entry in it, or of the one after it. */
  readonly first: number;
  /** Entries in it. */
  readonly count: number;
  /** Epoch ms of the first entry in it, or of what it says. */
  readonly at: number;
}

/** Header of a gzip member without fields of its own. */
const PLAIN = 10;
/** Two subfields, four bytes before each: `HP` length of the member, `HI` its place. */
const EXTRA = 4 + 4 + 4 + 15;
/** Bytes that say everything about a member. */
export const FRAME_BYTES = PLAIN + 2 + EXTRA;

const HAS_EXTRA = 4;
const UINT32 = 2 ** 32;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Text of two letters as it stands in the header. */
const tag = (letters: string) => letters.charCodeAt(0) + 256 * letters.charCodeAt(1);
const LENGTH = tag('HP');
const PLACE = tag('HI');

/** @throws RangeError for what is no gzip member, or has fields already */
export function frameMember(packed: Uint8Array, { kind, first, count, at }: MemberPlace): Uint8Array {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b || packed[3] !== 0) throw new RangeError('not a plain gzip member');
  const framed = new Uint8Array(packed.length + 2 + EXTRA);
  framed.set(packed.subarray(0, PLAIN));
  framed.set(packed.subarray(PLAIN), FRAME_BYTES);
  const view = viewOf(framed);
  framed[3] = HAS_EXTRA;
  view.setUint16(PLAIN, EXTRA, true);
  view.setUint16(12, LENGTH, true);
  view.setUint16(14, 4, true);
  view.setUint32(16, framed.length, true);
  view.setUint16(20, PLACE, true);
  view.setUint16(22, 15, true);
  framed[24] = MEMBER_KINDS.indexOf(kind);
  view.setUint32(25, first, true);
  view.setUint16(29, count, true);
  view.setUint32(31, at % UINT32, true);
  view.setUint32(35, Math.floor(at / UINT32), true);
  return framed;
}

/** What stands at the beginning of a member. */
export interface MemberFrame extends MemberPlace {
  /** Bytes of the whole member. */
  readonly bytes: number;
}

/** @returns `undefined` for anything but a member of a recording */
export function readFrame(bytes: Uint8Array): MemberFrame | undefined {
  if (bytes.length < FRAME_BYTES) return undefined;
  const view = viewOf(bytes);
  const isGzip = view.getUint16(0) === 0x1f8b && bytes[2] === 8 && bytes[3] === HAS_EXTRA;
  const isOurs = view.getUint16(PLAIN, true) === EXTRA && view.getUint16(12, true) === LENGTH;
  const hasPlace =
    view.getUint16(14, true) === 4 && view.getUint16(20, true) === PLACE && view.getUint16(22, true) === 15;
  const kind = MEMBER_KINDS[bytes[24] ?? MEMBER_KINDS.length];
  if (!isGzip || !isOurs || !hasPlace || kind === undefined) return undefined;
  return {
    bytes: view.getUint32(16, true),
    kind,
    first: view.getUint32(25, true),
    count: view.getUint16(29, true),
    at: view.getUint32(31, true) + UINT32 * view.getUint32(35, true),
  };
}
