/** Text of a block, as the origin deflates it. */
import { unpackText } from '../../db/packing/unpackText.ts';

/** More than any block of ours comes to. */
const MAX_BYTES = 32 * 1024 * 1024;

/** @throws for what was not deflated without a header, is no UTF-8, or is larger than any block of ours */
export const inflateText = (bytes: Uint8Array): Promise<string> => unpackText(bytes, 'deflate-raw', MAX_BYTES);
