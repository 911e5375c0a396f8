/** A button with a drawing only, of those that every page of a member may need. */
import { DrawingButton, type DrawingButtonProps } from './DrawingButton.tsx';
import { icons, type IconName } from './Icon.tsx';

interface IconButtonProps extends Omit<DrawingButtonProps, 'drawing'> {
  readonly icon: IconName;
}

export const IconButton = ({ icon, ...rest }: IconButtonProps) => <DrawingButton drawing={icons[icon]} {...rest} />;
