/** SHA-256 by the platform. */
import { hexOfBytes } from '../../domain/kernel/bytes.ts';

/** SHA-256 of a text or of bytes, in hex. */
export async function sha256Hex(subtle: SubtleCrypto, content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const hash = await subtle.digest('SHA-256', bytes);
  return hexOfBytes(new Uint8Array(hash));
}
