import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './town-card.module.css';
import type { NamedTown } from './use-towns.ts';

interface TownCardProps {
  readonly town: NamedTown;
  /** All matches on the map. */
  readonly matches: number;
}

/** How landing in the chosen town begins and ends. */
export function TownCard({ town, matches }: TownCardProps) {
  const { number, decimal, percent, clock } = useFormat();
  const [landings, inMatches, all] = [number(town.landings), number(town.matches), number(matches)];
  return (
    <div className={styles.card} aria-live="polite">
      <div>
        <h2 className={styles.name}>{town.name}</h2>
        <p className={styles.quiet}>
          <Trans>
            {landings} landings in {inMatches} of {all} matches
          </Trans>
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Teams at once</Trans>
          </dt>
          <dd>{decimal(town.averageTeams, 1)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Avg place</Trans>
          </dt>
          <dd>{decimal(town.averagePlace, 1)}</dd>
        </div>
        <div>
          <dt>
            <Trans>First fight</Trans>
          </dt>
          <dd>{clock(town.firstFight)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Dead in 2 min</Trans>
          </dt>
          <dd>{percent(town.deadEarly)}</dd>
        </div>
      </dl>
    </div>
  );
}
