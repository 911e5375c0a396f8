/** What a long list says where its rows are left out of a page. */
import { formatWon } from '../../../domain/kernel/money.ts';

export const windowed = { drawAll: (count: number) => `${formatWon(count)}건 모두 표시` } as const;
