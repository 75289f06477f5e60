import { readMap, readMatchType } from '@hotdrop/shared-domain/game';
import type { Part } from '@hotdrop/shared-domain/slots';
import { OutlineIcon } from '@hotdrop/shared-ui/icons';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { replayAddress } from '../places/places.ts';

import styles from './replay-link.module.css';

/** The game keeps its logs for this long. */
const logAge = 14 * 24 * 60 * 60 * 1000;

/** An icon on a match card: the link to the replay, if the game still has the match's log. */
export const replayLink: Part<'profile.match'> = {
  Component: ({ context: { match, player } }) => <ReplayLink match={match} player={player} />,
};

type Context = Parameters<typeof replayLink.Component>[0]['context'];

function ReplayLink({ match, player }: Context) {
  const { t } = useLingui();
  const site = useSite();
  const { game, locale } = site;
  const now = useNow();
  const isKept = now - Date.parse(match.createdAt) <= logAge;
  if (!isKept || !readMatchType(game, match.matchType).hasKillLog) return null;
  const mapName = readMap(game, match.mapName).name[locale];
  const { name } = player;
  const label = t`Replay: the way of ${name} over ${mapName}`;
  return (
    <Link
      to={replayAddress(site, { shard: player.shard, match: match.id, player: player.name })}
      className={styles.link}
      aria-label={label}
      title={label}
      // Crawlers must not cause reading of logs.
      rel="nofollow"
    >
      <OutlineIcon outline="M6 3.8v12.4l10-6.2z" className={styles.play} />
    </Link>
  );
}
