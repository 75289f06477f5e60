import { Button } from '../button/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { type Icon, RenewIcon, WarningIcon } from '../icons/glyphs.ts';
import styles from './renew-button.module.css';

/** The texts for the state of a renewal. The page chooses them. */
export interface RenewState {
  /** The label of the button. */
  readonly label: React.ReactNode;
  /** The text beside the button: the last renewal, the queue, or an error. */
  readonly words: React.ReactNode;
  readonly icon?: Icon;
  readonly look?: 'ready' | 'plain' | 'disabled' | 'busy';
  readonly isWarning?: boolean;
}

interface RenewButtonProps extends RenewState {
  readonly onPress: () => void;
}

/** A button with its state as text. Screen readers announce changes. */
export const RenewButton = ({
  label,
  words,
  icon = RenewIcon,
  look = 'ready',
  isWarning = false,
  onPress,
}: RenewButtonProps) => (
  <div className={classNames(styles.renew, isWarning && styles.warning)}>
    <p aria-live="polite">
      {isWarning && <WarningIcon />}
      <span>{words}</span>
    </p>
    <Button
      className={styles.button ?? ''}
      kind={look === 'ready' ? 'accent' : 'plain'}
      icon={icon}
      isBusy={look === 'busy'}
      disabled={look === 'disabled'}
      onClick={onPress}
    >
      {label}
    </Button>
  </div>
);
