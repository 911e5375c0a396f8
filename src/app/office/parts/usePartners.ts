/** The partners of the house by name, for whoever may see members; none until they are read. */
import { useCallback } from 'react';
import { partnersCall } from '../../../domain/calls/officeMembers.ts';
import type { PartnerName } from '../../../domain/office/partners.ts';
import { useOffice, useTold } from '../link/Office.tsx';
import { useAsked } from '../link/useAsked.ts';

const NONE: readonly PartnerName[] = [];

export function usePartners(): readonly PartnerName[] {
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(partnersCall, {}), [api]);
  const { value } = useAsked(ask, useTold('operators', 'read'));
  return value?.partners ?? NONE;
}
