/** `tsx scripts/find-browser.ts`: prints the path of a Chromium that works, or how to get one and exit code 1. */
import path from 'node:path';
import { findBrowser } from './browser/findBrowser.ts';

try {
  const found = await findBrowser(path.resolve(import.meta.dirname, '..'), (line) => {
    console.error(line);
  });
  console.log(found.executablePath);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
