/**
 * Writes `<file>.br` and `<file>.gz` beside every text of the built site, so that the origin sends it compressed as well as it can be
 * without spending a turn of its event loop on it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text. Fonts and pictures are compressed already. */
const TEXT = /\.(?:html|js|css|svg|webmanifest)$/;
/** Bytes below which an answer fits into one packet anyway. */
const LEAST_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function compressedTwins(): Plugin {
  let outDir = '';
  return {
    name: 'hanpan-compressed-twins',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error === undefined) await writeTwins(outDir);
      },
    },
  };
}

/** @param folder whose texts, at any depth, get their twins */
export async function writeTwins(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => TEXT.test(file) && !file.startsWith('.'));
  await Promise.all(texts.map((file) => writeTwinsOf(path.join(folder, file))));
}

async function writeTwinsOf(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const twins = {
    br: await brotli(text, { params }),
    gz: await deflate(text, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < text.length) await writeFile(`${file}.${ending}`, twin);
  }
}
