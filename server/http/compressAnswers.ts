/**
 * Answers of the API above a size are sent compressed, as well as the client takes it.
 *
 * Streams never pass here: they take the socket (`reply.hijack()`), and compress what they write themselves (`streams/outlet.ts`).
 * A secret beside text of a stranger's choosing could be guessed from compressed lengths if a stranger's page could make a member's
 * browser ask; it cannot, because a call is signed by a header of ours and not by a cookie.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Bytes below which an answer fits into one packet anyway. */
const LEAST_BYTES = 1_400;
/** As quick as gzip and a little smaller; the best quality takes a hundred times as long for a twelfth less, and is the build's. */
const BROTLI_QUALITY = 4;

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => deflate(text),
};

/** Adds a hook to `app`, for answers that are text. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding);
    return compress[encoding](payload);
  });
}

/** The better of ours that an `Accept-Encoding` header takes. */
export function bestEncoding(accepted: string | undefined): Encoding | undefined {
  return (['br', 'gzip'] as const).find(takenBy(accepted));
}

/** Which encodings an `Accept-Encoding` header takes; what it gives the weight 0 it refuses. */
export function takenBy(accepted = ''): (encoding: Encoding) => boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice('q='.length);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
