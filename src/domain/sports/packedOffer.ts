/**
 * Fixtures as the text of a block of an image (STREAMS.md, S-25): what both sides agree on before it is compressed.
 *
 * Reading is total: whatever a block holds, it ends with its fixtures, or with `undefined`.
 */
import { z } from 'zod';
import { parseJson } from '../kernel/json.ts';
import { Fixture } from './fixture.ts';

const PackedOffer = z.array(Fixture);

export function packOffer(fixtures: readonly Fixture[]): string {
  return JSON.stringify(fixtures);
}

/** @returns `undefined` for what is no block of ours */
export function unpackOffer(text: string): readonly Fixture[] | undefined {
  const json = parseJson(text);
  const read = json.ok ? PackedOffer.safeParse(json.value) : undefined;
  return read?.success === true ? read.data : undefined;
}
