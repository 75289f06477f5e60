import { readMap } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TownMap } from '../ground/ground.tsx';
import { type Drops, dropsAddress, mapAddress, readDrops } from '../places/places.ts';
import styles from './hottest.module.css';

/** The hottest drop of the last day. Absent without landings. */
export const hottest: Part<'home', Drops | null> = {
  async load({ site, signal }) {
    const answer = await readDrops(site, signal);
    // An older API host does not have the call.
    if (!answer.ok && answer.error.kind !== 'not-found')
      reportFailure(site, answer.error, { area: 'mf-hotdrops', page: 'home' });
    return answer.ok && answer.data.hottest.length > 0 ? answer.data : null;
  },
  Component: ({ data }) => data && <Hottest {...data} />,
};

function Hottest({ hottest: drops, ground, size, place }: Drops) {
  const site = useSite();
  const { percent, decimal, list } = useFormat();
  const [first, ...others] = drops;
  if (!first) return null;
  const map = readMap(site.game, first.mapName).name[site.locale];
  const next = list(others.map(({ townName }) => townName));
  return (
    <Panel
      title={<Trans>Hottest drop today</Trans>}
      aside={
        <MoreLink to={dropsAddress(site)}>
          <Trans>All drops</Trans>
        </MoreLink>
      }
      className={styles.panel}
    >
      <Grid gap={0} className={styles.body}>
        <TownMap ground={ground} size={size} town={place} share={0.5} ratio={2} className={styles.map} />
        <Text as="div" padding="panel">
          <h3 className={styles.town}>
            <Link to={mapAddress(site, first.mapName, { town: first.town })}>{first.townName}</Link>{' '}
            <Text size="t13" tone="muted">
              {map}
            </Text>
          </h3>
          <Grid as="dl" columns="repeat(3, auto)" className={styles.stats}>
            <Stat size="d18" label={<Trans>Land there</Trans>} value={percent(first.share)} />
            <Stat size="d18" label={<Trans>Dead in 2 min</Trans>} value={percent(first.deadEarly)} />
            <Stat size="d18" label={<Trans>Avg place</Trans>} value={decimal(first.averagePlace, 1)} />
          </Grid>
          {others.length > 0 && (
            <Text as="p" size="t13" tone="muted" wrap="truncate">
              <Trans>Then {next}</Trans>
            </Text>
          )}
        </Text>
      </Grid>
    </Panel>
  );
}
