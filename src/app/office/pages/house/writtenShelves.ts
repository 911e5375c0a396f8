/** Shelves that operators write; the others keep what popups and the notice line said. */
import type { Shelf } from '../../../../domain/articles/article.ts';

export const WRITTEN_SHELVES: readonly Shelf[] = ['notice', 'event', 'casinoSlot', 'coin', 'accrued', 'eventRule'];
