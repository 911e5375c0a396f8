/** What every screen of the office works with: who is signed in, the way to the origin, the rows that are told live, and the origin's clock. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { OfficeSession } from '../../../domain/office/operator.ts';
import { may, type Right } from '../../../domain/office/roles.ts';
import { useTimeOf } from '../../kit/timing/useTimeOf.ts';
import type { LinkStatus, OfficeLink } from './officeLink.ts';
import type { OfficeApi } from './officeApi.ts';
import type { OfficeRows, OfficeStore } from './officeStore.ts';

export interface Office {
  readonly session: OfficeSession;
  readonly api: OfficeApi;
  readonly link: OfficeLink;
  readonly store: OfficeStore;
  readonly build: string;
  /** Epoch ms of the origin. */
  readonly now: () => number;
  readonly signOut: () => void;
  /** Reads the lists again that are told live. */
  readonly readAgain: () => void;
}

const OfficeContext = createContext<Office | undefined>(undefined);
export const OfficeProvider = OfficeContext.Provider;

export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === undefined) throw new Error('no office around');
  return office;
}

export const useMay = (right: Right): boolean => may(useOffice().session.operator.role, right);

export function useLink(): LinkStatus {
  const { link } = useOffice();
  return useSyncExternalStore(link.subscribe, link.status);
}

/** Whether what is shown is of now and may be acted on. */
export const useIsLive = (): boolean => useLink().state === 'live';

export function useRows(): OfficeRows {
  const { store } = useOffice();
  return useSyncExternalStore(store.subscribe, store.rows);
}

/** How often one of these lists or documents was told. */
export function useTold(...names: readonly string[]): number {
  const { told } = useRows();
  return names.reduce((sum, name) => sum + (told[name] ?? 0), 0);
}

/** The origin's clock, told again every `periodMs`. */
export const useOfficeNow = (periodMs = 1_000): number => useTimeOf(useOffice().now, periodMs);
