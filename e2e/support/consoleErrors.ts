/** What pages complain of: errors on the console, of the browser and of the site, and what was thrown and caught by nobody. */
import type { BrowserContext } from '@playwright/test';

/** Call before the first page is opened. @returns all errors so far, of every page of the browser */
export function watchConsoleErrors(context: BrowserContext): () => readonly string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => errors.push(String(thrown.error().stack ?? thrown.error())));
  return () => errors;
}
