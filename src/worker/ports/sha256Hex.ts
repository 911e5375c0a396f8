/** SHA-256 of a text, in hex. */
export async function sha256Hex(subtle: SubtleCrypto, text: string): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
