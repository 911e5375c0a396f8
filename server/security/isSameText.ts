/** Whether two texts are one, in a time that says nothing of how far they agree, nor of how long the secret one is. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
