import { readMap } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TownMap } from '../ground/ground.tsx';
import { type Drops, mapAddress, readDrops } from '../places/places.ts';
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

function Hottest({ hottest: [first], ground, size, place }: Drops) {
  const site = useSite();
  const { game, locale } = site;
  const { t } = useLingui();
  const { percent } = useFormat();
  if (!first) return null;
  const map = readMap(game, first.mapName).name[locale];
  const share = percent(first.share);
  return (
    <Panel label={t`Hottest drop today`} className={styles.panel}>
      <Row
        as={Link}
        to={mapAddress(site, first.mapName, { town: first.town })}
        isTarget
        gap={0}
        align="stretch"
        className={styles.drop}
      >
        <TownMap ground={ground} size={size} town={place} share={0.6} ratio={4 / 3} className={styles.map} />
        <Grid gap={1} align="center" flex="grow" padding="panel">
          <Text size="t13" tone="muted">
            <Trans>Hottest drop today</Trans>
          </Text>
          <Text as="h2">{first.townName}</Text>
          <Text as="p" size="t13" tone="muted">
            <Trans>
              {map}, {share} land there
            </Trans>
          </Text>
        </Grid>
      </Row>
    </Panel>
  );
}
