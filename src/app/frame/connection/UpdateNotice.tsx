/** Says once that a newer version is ready, and takes it over when the member wants it. */
import { useEffect, useSyncExternalStore } from 'react';
import { update } from '../../kit/copy/site.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import type { Updates } from './updates.ts';

export function UpdateNotice({ updates }: { readonly updates: Updates }) {
  const toast = useToast();
  const apply = useSyncExternalStore(updates.subscribe, updates.ready);
  useEffect(() => {
    if (apply === undefined) return;
    toast({
      tone: 'update',
      text: update.ready,
      isLasting: true,
      action: { label: update.refresh, run: apply },
    });
  }, [apply, toast]);
  return null;
}
