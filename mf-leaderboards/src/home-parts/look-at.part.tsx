import { isHidden, platformOf } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import type { Part } from '@hotdrop/shared-domain/slots';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import styles from './look-at.module.css';
import { readHomeBoard } from './read-home-boards.ts';

/** Names for visitors who have none in mind: the first player of each board, and between them the climber of the day. */
export const lookAt: Part<'home.search', readonly Named[]> = {
  async load({ site, signal }) {
    const [first, second] = await Promise.all([
      readHomeBoard(site, 0, signal),
      readHomeBoard(site, 1, signal),
    ]);
    const found = [first?.board?.ranks[0], first?.board?.climber, second?.board?.ranks[0]];
    const players = found.flatMap((player) =>
      player && !isHidden(player.accountId) ? { shard: player.shard, name: player.name } : [],
    );
    return [...new Map(players.map((player) => [`${player.shard}/${player.name}`, player])).values()];
  },
  Component: ({ data }) => data.length > 0 && <Names players={data} />,
};

function Names({ players }: { readonly players: readonly Named[] }) {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  return (
    <Grid columns="auto 1fr" phoneColumns={1} gap={2} align="center" className={styles.names}>
      <Text as="h2" size="t13" tone="muted">
        <Trans>Look at</Trans>
      </Text>
      <Row as="ul">
        {players.map(({ shard, name }) => (
          <li key={`${shard}/${name}`}>
            <Row as={Link} isTarget to={links.profile({ shard, name })} rel="nofollow" title={name}>
              <PlatformMark platform={platformOf(game, shard)} size="s" />
              <Text wrap="truncate">{name}</Text>
            </Row>
          </li>
        ))}
      </Row>
    </Grid>
  );
}
