import { platformOf, readMap } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf, type MatchParticipant, type MatchSummary } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import styles from './home-parts.module.css';

interface MatchOfDay {
  readonly match: MatchSummary;
  /** Of the player with most kills. */
  readonly player: MatchParticipant;
  /** The running season of the player's platform. Undefined: unknown. */
  readonly season: string | undefined;
}

/** The ranked match of the last 24 hours with most kills by one player. Absent without one. */
export const matchOfDay: Part<'home', MatchOfDay | null> = {
  async load({ site, signal }) {
    const { game } = site;
    const api = apiOf(site);
    const [found, seasons] = await Promise.all([
      api.getMatchOfDay({}, { signal }),
      api.listActiveSeasons({}, { signal }),
    ]);
    if (!found.ok) reportFailure(site, found.error, { area: 'mf-profile', page: 'home' });
    const match = found.ok ? found.data.match : null;
    const player = match?.participants[0];
    if (!match || !player) return null;
    const season = seasons.ok ? seasons.data.seasons[platformOf(game, player.shard)]?.id : undefined;
    return { match, player, season };
  },
  Component: ({ data }) => data && <Match {...data} />,
};

function Match({ match, player, season }: MatchOfDay) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { list } = useFormat();
  const { shard, name, teamRank, teamTotal } = player;
  const team = list(match.participants.map((member) => member.name));
  const { name: mapName, plate } = readMap(game, match.mapName);
  const map = mapName[locale];
  return (
    <Panel className={styles.panel} label={t`Match of the day`}>
      <Row
        as={Link}
        to={season ? links.match({ shard, name, season, match: match.id }) : links.profile({ shard, name })}
        rel="nofollow"
        isTarget
        gap={4}
        justify="between"
        padding="panel"
        className={styles.match}
      >
        <Grid gap={1} flex="grow">
          <Text size="t13" tone="muted">
            <Trans>Match of the day</Trans>
          </Text>
          <Text as="h2">
            {t`${plural(player.kills, { one: '# kill in one match', other: '# kills in one match' })}`}
          </Text>
          <Text as="p" size="t13" tone="muted" wrap="anywhere">
            <Trans>
              {team} on {map}, #{teamRank} of {teamTotal}
            </Trans>
          </Text>
        </Grid>
        <MapPlate plate={plate} />
      </Row>
    </Panel>
  );
}
