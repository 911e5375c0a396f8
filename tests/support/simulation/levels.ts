/** What a run keeps things in: plain memory, or the engine's real databases on an in-memory IndexedDB (storage.ts). */
export const LEVELS = ['pure', 'dexie'] as const;
export type Level = (typeof LEVELS)[number];
