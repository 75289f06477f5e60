import { classNames } from '../class-names/class-names.ts';
import type { Icon } from '../icons/glyphs.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends React.ComponentPropsWithRef<'button'> {
  readonly icon: Icon;
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
}

export const IconButton = ({ icon: Icon, label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames(styles.iconButton, className)}
  >
    <Icon />
  </button>
);
