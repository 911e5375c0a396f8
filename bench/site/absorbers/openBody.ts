/** The bytes of an address. */
export async function openBody(url: string): Promise<ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  return response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
}
