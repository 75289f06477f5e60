import { useLingui } from '@lingui/react/macro';
import { StarFilledIcon, StarIcon } from '../icons/index.ts';
import styles from './star-button.module.css';

interface StarButtonProps {
  /** The player's name, for the accessible label. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Whether it is beside a name in a table. */
  readonly isSmall?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

export function StarButton({ name, isOn, onToggle, isSmall = false, ref }: StarButtonProps) {
  const { t } = useLingui();
  const Star = isOn ? StarFilledIcon : StarIcon;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={t`Favorite: ${name}`}
      title={t`Favorite`}
      onClick={onToggle}
    >
      <Star {...(!isSmall && { size: 'l' })} />
    </button>
  );
}
