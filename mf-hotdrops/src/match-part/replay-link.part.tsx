import { readMap, readMatchType } from '@hotdrop/shared-domain/game';
import type { Part } from '@hotdrop/shared-domain/slots';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { replayAddress } from '../places/places.ts';
import styles from './replay-link.module.css';

/** The game keeps its logs for this long. */
const logAge = 14 * 24 * 60 * 60 * 1000;

/** A row of a match card: the link to the replay, or the reason why there is none. It is as tall with either. */
export const replayLink: Part<'profile.match'> = {
  Component: ({ context: { match, player } }) => <ReplayLink match={match} player={player} />,
};

type Context = Parameters<typeof replayLink.Component>[0]['context'];

function ReplayLink({ match, player }: Context) {
  const site = useSite();
  const { game, locale } = site;
  const now = useNow();
  if (!readMatchType(game, match.matchType).hasKillLog)
    return <NoReplay reason={<Trans>The game keeps no log of training.</Trans>} />;
  if (now - Date.parse(match.createdAt) > logAge)
    return <NoReplay reason={<Trans>The game keeps its logs for 14 days.</Trans>} />;
  const mapName = readMap(game, match.mapName).name[locale];
  const { name } = player;
  return (
    <Row
      as={Link}
      gap={3}
      justify="between"
      to={replayAddress(site, { shard: player.shard, match: match.id, player: player.name })}
      isTarget
      className={styles.row}
      // Crawlers must not cause reading of logs.
      rel="nofollow"
    >
      <span>
        <Text as="b" size="d16">
          <Trans>Replay</Trans>
        </Text>{' '}
        <Text size="t13" tone="muted">
          <Trans>
            The way of {name} over {mapName}
          </Trans>
        </Text>
      </span>
      <ChevronRightIcon size="xs" />
    </Row>
  );
}

const NoReplay = ({ reason }: { readonly reason: ReactNode }) => (
  <Row as="p" gap={3} justify="between" className={styles.row}>
    <Text size="t13" tone="muted">
      <Trans>No replay</Trans> · {reason}
    </Text>
  </Row>
);
