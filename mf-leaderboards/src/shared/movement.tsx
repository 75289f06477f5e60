import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './movement.module.css';

const shapes = { up: 'M5 2l4 6H1z', down: 'M5 8L1 2h8z', same: 'M1.5 4.4h7v1.2h-7z' };

interface MovementProps {
  /** Places gained; negative: lost. Null: unknown. */
  readonly places: number | null;
  /** Whether the player was not on the board before. */
  readonly isNew: boolean;
}

/** Places gained or lost, with a shape and never with color alone. Empty if nothing is known. */
export function Movement({ places, isNew }: MovementProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (isNew) {
    return (
      <span className={classNames(styles.movement, styles.new)}>
        <Trans>new</Trans>
      </span>
    );
  }
  if (places === null) return null;
  const count = Math.abs(places);
  const [way, words] =
    places === 0
      ? (['same', t`Same place`] as const)
      : places > 0
        ? (['up', t`${plural(count, { one: '# place up', other: '# places up' })}`] as const)
        : (['down', t`${plural(count, { one: '# place down', other: '# places down' })}`] as const);
  return (
    <span className={classNames(styles.movement, styles[way])} title={words}>
      <svg className={styles.shape} viewBox="0 0 10 10" role="img" aria-label={words}>
        <path d={shapes[way]} />
      </svg>
      {places !== 0 && <span aria-hidden="true">{number(count)}</span>}
    </span>
  );
}

/** A change of points with its sign, in green or red. */
export function PointsChange({ points }: { readonly points: number }) {
  const { change } = useFormat();
  return (
    <span className={classNames(points > 0 && styles.up, points < 0 && styles.down)}>
      {change(points).replace('-', '−')}
    </span>
  );
}
