/**
 * `GET /file/download/{path}` (§7): pictures of the house, bundled with the origin. Only what is in its folder can be had: a path that
 * leads out of it, a hidden file and a folder are not found.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FILES = path.join(import.meta.dirname, 'files');
/** The typeface in slices, for pages that are not part of the built site. */
const FONT_SHEET = fileURLToPath(
  import.meta.resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
);

const still = {
  // The built site decorates the reply, where there is one.
  decorateReply: false,
  index: false,
  redirect: false,
  dotfiles: 'ignore',
  maxAge: '1h',
} as const;

/** Adds its routes to `app`: still files, the same for everybody. */
export async function houseFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { ...still, root: FILES, prefix: '/file/download/' });
  await app.register(fastifyStatic, { ...still, root: path.dirname(FONT_SHEET), prefix: '/file/font/' });
}
