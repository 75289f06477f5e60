import { readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import { ChevronLeftIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mapAddress } from '../places/maps.ts';
import type { ReplayData } from './read-replay.ts';
import styles from './replay-head.module.css';

interface ReplayHeadProps {
  readonly match: NonNullable<ReplayData['match']>;
  readonly shown: ReplayData;
}

/** The match, and the result of the followed team. */
export function ReplayHead({ match, shown: { shard, story, player } }: ReplayHeadProps) {
  const site = useSite();
  const { game, locale, links } = site;
  const { clock } = useFormat();
  const map = readMap(game, match.mapName).name[locale];
  const name = story?.follows ?? player;
  return (
    <Content className={styles.head}>
      <Link
        to={name ? links.profile({ shard, name }) : mapAddress(site, match.mapName)}
        className={styles.back}
        // Crawlers must not cause lookups.
        rel="nofollow"
      >
        <ChevronLeftIcon size="xs" />
        {name ?? map}
      </Link>
      <div className={styles.line}>
        <div>
          <h1>
            <Trans>
              {map} <span className={styles.quiet}>replay</span>
            </Trans>
          </h1>
          <p className={styles.quiet}>
            {readMode(game, match.gameMode).name[locale]} ·{' '}
            {readMatchType(game, match.matchType).name[locale]} · <TimeAgo time={match.createdAt} /> ·{' '}
            {clock(match.duration)}
            {story && (
              <>
                {' · '}
                <span>
                  <Plural value={story.teamCount} one="# team" other="# teams" />
                </span>
                {' · '}
                <span>
                  <Plural value={story.playerCount} one="# player" other="# players" />
                </span>
              </>
            )}
          </p>
        </div>
        {story && <Result story={story} />}
      </div>
    </Content>
  );
}

function Result({ story }: { readonly story: NonNullable<ReplayData['story']> }) {
  const { number } = useFormat();
  const { follows, teamRank, fights } = story;
  const [teams, won, all] = [
    number(story.teamCount),
    number(fights.filter(({ outcome }) => outcome === 'won').length),
    number(fights.length),
  ];
  return (
    <dl className={styles.result}>
      <Figure name={<Trans>Team of {follows}</Trans>} value={teamRank === null ? '–' : `#${teamRank}`}>
        <Trans>of {teams}</Trans>
      </Figure>
      <Figure name={<Trans>Kills</Trans>} value={number(story.kills)} />
      <Figure name={<Trans>Fights won</Trans>} value={won}>
        <Trans>of {all}</Trans>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly children?: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b> {children && <small>{children}</small>}
    </dd>
  </div>
);
