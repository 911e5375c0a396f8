/** The replay with a recording beside it: as a script, because a page of a disk may load one and fetch nothing. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the page names what lies beside it. */
const PLACE = '<!-- recording -->';
/** As `src/app/testers/replay/dock/handedRecording.ts` reads it. */
const HANDED = 'hanpanRecording';

/**
 * @param program folder of the built replay
 * @param to made if it is not there; what is no part of a replay in it is left alone
 * @throws Error if `to` holds something else
 */
export async function writeReplayFolder(
  program: string,
  file: string,
  to: string,
): Promise<{ readonly bytes: number }> {
  await mkdir(to, { recursive: true });
  const others = (await readdir(to)).filter((name) => !OWN.test(name));
  if (others.length > 0) throw new Error(`${to} holds other things: ${others.slice(0, 3).join(', ')}`);
  await cp(program, to, { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
  const bytes = await readFile(file);
  const handed = { name: path.basename(file), base64: bytes.toString('base64') };
  await writeFile(path.join(to, 'recording.js'), `globalThis.${HANDED} = ${JSON.stringify(handed)};\n`);
  const page = await readFile(path.join(to, 'index.html'), 'utf8');
  if (!page.includes(PLACE)) throw new Error('the page of the replay names no place for a recording');
  await writeFile(path.join(to, 'index.html'), page.replace(PLACE, '<script defer src="./recording.js"></script>'));
  return { bytes: bytes.length };
}

/** Files of a folder that was written here before. */
const OWN = /^(?:index\.html|replay\.(?:js|css)|letters|recording\.js)$/;
