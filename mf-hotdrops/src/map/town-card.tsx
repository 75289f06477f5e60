import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Stat } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import type { Drops } from './map.loader.ts';
import styles from './map.module.css';
import { Share } from './share.tsx';
import type { NamedTown } from './use-towns.ts';

interface TownCardProps {
  readonly town: NamedTown;
  readonly content: Drops;
}

/** How landing in the chosen town begins and ends. */
export function TownCard({ town, content }: TownCardProps) {
  const { number, decimal, percent, clock } = useFormat();
  const [inMatches, all, landings] = [number(town.matches), number(content.matches), number(town.landings)];
  const stats = [
    { label: <Trans>Landings</Trans>, value: landings },
    {
      label: <Trans>Land there</Trans>,
      value: town.isEnough ? percent(town.landings / content.all.landings) : '–',
    },
    { label: <Trans>Teams at once</Trans>, value: decimal(town.averageTeams, 1) },
    { label: <Trans>First fight</Trans>, value: clock(town.firstFight) },
    { label: <Trans>Kills</Trans>, value: town.isEnough ? decimal(town.averageKills, 2) : '–' },
    { label: <Trans>Place</Trans>, value: town.isEnough ? decimal(town.averagePlace, 1) : '–' },
    { label: <Trans>Won</Trans>, value: <Share {...town} ratio={town.winRate} /> },
    { label: <Trans>Dead early</Trans>, value: <Share {...town} ratio={town.deadEarly} /> },
  ];
  return (
    <Panel
      title={town.name}
      aside={
        <Trans>
          in {inMatches} of {all} matches
        </Trans>
      }
    >
      <Grid as="dl" isRuled className={styles.card} aria-live="polite">
        {stats.map((stat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stats are always the same
          <Stat key={at} size="d24" className={styles.stat} {...stat} />
        ))}
      </Grid>
    </Panel>
  );
}
