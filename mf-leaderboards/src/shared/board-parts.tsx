import { readTier } from '@hotdrop/shared-domain/game';
import type { Climber, Cutoff } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { StarFilledIcon } from '@hotdrop/shared-ui/icons';
import { Link } from '@hotdrop/shared-ui/link';
import { VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFavorites, useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import styles from './shared.module.css';

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
    <span className={classNames(points > 0 && styles.up, points < 0 && styles.down)}>{change(points)}</span>
  );
}

/** The places that a climber gained, in large digits. */
const Gained = ({ places }: { readonly places: number }) => (
  <span className={styles.gained}>
    <Movement places={places} isNew={false} />
  </span>
);

/** The player who gained most places on a board today, as one link. */
export function BiggestClimb({ climber }: { readonly climber: Climber }) {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const { name, shard, place, gained, points } = climber;
  const [from, to] = [number(place + gained), number(place)];
  return (
    <Link to={links.profile({ shard, name })} rel="nofollow" className={styles.climb}>
      <Gained places={gained} />
      <span className={styles.words}>
        <small>
          <Trans>Biggest climb today</Trans>
        </small>{' '}
        <b>{name}</b>{' '}
        <small>
          <Trans>
            #{from} to #{to}, <PointsChange points={points} /> points
          </Trans>
        </small>
      </span>
      <TierMark mark={readTier(game, climber).mark} />
    </Link>
  );
}

interface CutoffsProps {
  readonly cutoffs: readonly Cutoff[];
  /** Returns the address of the board at a place. */
  readonly to: (place: number) => string;
  /** `cells`: side by side. `rows`: below each other, and cells on phones. */
  readonly variant: 'cells' | 'rows';
}

/** The points needed for the first places, and how they moved in a week. */
export function Cutoffs({ cutoffs, to, variant }: CutoffsProps) {
  const { number } = useFormat();
  return (
    <ul className={classNames(styles.cutoffs, styles[variant])}>
      {cutoffs.map(({ place, rankPoint, week }) => (
        <li key={place}>
          <Link to={to(place)} rel="nofollow">
            <span className={styles.name}>
              <Trans>Top {place}</Trans>
            </span>{' '}
            <b>{number(rankPoint)}</b>{' '}
            <span className={styles.week}>
              {week !== null && (
                <Trans>
                  <PointsChange points={week} /> in a week
                </Trans>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Identity {
  readonly accountId: string;
  readonly shard: string;
}

/** Returns a function that tells whether a player is one of the visitor's favorites. */
export function useIsFavorite(): (player: Identity) => boolean {
  const favorites = useFavorites();
  return ({ accountId, shard }) =>
    favorites.some((one) => one.accountId === accountId && one.shard === shard);
}

export const FavoriteStar = () => (
  <span className={styles.star}>
    <StarFilledIcon size="s" />
    <VisuallyHidden>
      <Trans>Favorite</Trans>
    </VisuallyHidden>
  </span>
);
