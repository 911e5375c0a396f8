/** A text as one digest for all members, under a key of the house: it says nothing elsewhere. */
import { createHmac } from 'node:crypto';
import type { Work } from '../store/store.ts';

export async function keyedDigest(tx: Work, text: string): Promise<string> {
  const key = await tx.selectFrom('house_keys').select('value').where('name', '=', 'place').executeTakeFirstOrThrow();
  return createHmac('sha256', key.value).update(text).digest('base64url');
}
