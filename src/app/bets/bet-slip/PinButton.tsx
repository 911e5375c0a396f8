/** Keeps the slip in sight, or lets it go (CRT-01). */
import { slip } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Pinning } from './usePinned.ts';

export function PinButton({ isPinned, toggle }: Pinning) {
  return (
    <Button kind="quiet" size="small" aria-label={isPinned ? slip.unpinLabel : slip.pinLabel} onClick={toggle}>
      <Icon name="pin" size={16} />
      {isPinned ? slip.unpin : slip.pin}
    </Button>
  );
}
