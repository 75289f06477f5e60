import type { Figure } from '@hotdrop/shared-domain/stats';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './form.module.css';

interface ChangeProps {
  /** The difference to the season; null: not known. */
  readonly value: Figure;
  readonly unit: 'damage' | 'kd' | 'points';
}

/** A difference to the season in words. */
export function Change({ value, unit }: ChangeProps) {
  const format = useFormat();
  if (value === null) return null;
  const size = Math.abs(value);
  const shown = {
    damage: () => format.number(size),
    kd: () => format.decimal(size),
    points: () => format.decimal(100 * size, 1),
  }[unit]();
  const isSame = Number(shown) === 0;
  if (isSame) return <Trans>as in the season</Trans>;
  const isUp = value > 0;
  const Arrow = isUp ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className={classNames(styles.change, isUp ? styles.up : styles.down)}>
      <Arrow size="s" />
      {unit === 'points' ? <Points isUp={isUp} shown={shown} /> : <Amount isUp={isUp} shown={shown} />}
    </span>
  );
}

interface WordsProps {
  readonly isUp: boolean;
  readonly shown: string;
}

const Points = ({ isUp, shown }: WordsProps) =>
  isUp ? <Trans>{shown} pts more</Trans> : <Trans>{shown} pts less</Trans>;

const Amount = ({ isUp, shown }: WordsProps) =>
  isUp ? <Trans>{shown} more</Trans> : <Trans>{shown} less</Trans>;
