/** JSON that stands on one line or on many: lines are put together until brackets close. */
import { parseJson } from '../../src/domain/kernel/json.ts';

/** Longest document, characters. */
const MAX_DOCUMENT = 32 * 1024 * 1024;

export type Joined = { readonly kind: 'more' } | { readonly kind: 'broken'; readonly detail: string } | Whole;
interface Whole {
  readonly kind: 'document';
  readonly value: unknown;
  /** Whether an unfinished one before it was given up. */
  readonly isAfterBreak: boolean;
}

/** @returns what takes one line after the other */
export function createDocumentJoiner(): (line: string) => Joined {
  let parts: string[] = [];
  let depth = 0;
  let length = 0;
  const forget = () => {
    [parts, depth, length] = [[], 0, 0];
  };
  return (line) => {
    const alone = parts.length === 0 || /^\uFEFF?[[{]/.test(line) ? parseJson(line.replace(/^\uFEFF/, '')) : undefined;
    if (alone?.ok === true && typeof alone.value === 'object') {
      const isAfterBreak = parts.length > 0;
      forget();
      return { kind: 'document', value: alone.value, isAfterBreak };
    }
    depth += depthOf(line);
    length += line.length;
    parts.push(line);
    if (depth > 0 && length <= MAX_DOCUMENT) return { kind: 'more' };
    const text = parts.join('\n');
    const isTooLong = length > MAX_DOCUMENT;
    forget();
    const json = isTooLong ? undefined : parseJson(text.replace(/^\uFEFF/, ''));
    if (json?.ok === true) return { kind: 'document', value: json.value, isAfterBreak: false };
    return { kind: 'broken', detail: isTooLong ? 'a document without an end' : 'not JSON' };
  };
}

/** Brackets that a line opens and leaves open; those in strings count for nothing. */
function depthOf(line: string): number {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}
