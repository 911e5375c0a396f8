/** Recognises a part of the site that could not be loaded, usually because a newer build replaced it. */
const MESSAGES = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message);
}

const PAUSE_MS = 60_000;

/** @param last when this tab last reloaded for that reason, epoch ms as text */
export function mayReload(last: string | undefined, now: number): boolean {
  const at = Number(last ?? '0');
  return !Number.isFinite(at) || now - at >= PAUSE_MS || at > now;
}
