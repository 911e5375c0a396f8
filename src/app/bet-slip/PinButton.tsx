/** Keeps the slip in sight, or lets it go (CRT-01). */
import { slip } from '../copy/labels.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

export function PinButton({ isPinned, onToggle }: { readonly isPinned: boolean; readonly onToggle: () => void }) {
  return (
    <Button look="quiet" size="small" onClick={onToggle}>
      <Icon name="pin" size={16} />
      {isPinned ? slip.unpin : slip.pin}
    </Button>
  );
}
