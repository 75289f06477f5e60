import { platformOf, readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf, type MatchParticipant, type MatchSummary } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Grid, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite, useTimes } from '@hotdrop/shared-ui/site';
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
  const { length, meters, number } = useFormat();
  const times = useTimes();
  const { shard, name, teamRank, teamTotal } = player;
  const { participants } = match;
  const kills = number(player.kills);
  const team = participants.toSorted((a, b) => b.kills - a.kills || b.damageDealt - a.damageDealt);
  const best = Math.max(...participants.map(({ damageDealt }) => damageDealt), 1);
  const marksman = participants.toSorted((a, b) => b.longestKill - a.longestKill)[0] ?? player;
  const map = readMap(game, match.mapName).name[locale];
  const [longest, shooter] = [meters(marksman.longestKill), marksman.name];
  const address = season
    ? links.match({ shard, name, season, match: match.id })
    : links.profile({ shard, name });
  const about = [
    readMatchType(game, match.matchType).name[locale],
    readMode(game, match.gameMode).name[locale],
    match.duration === null ? null : length(match.duration),
    `${times.dayTime(match.createdAt)}${times.zone}`.replaceAll(' ', '\u00a0'),
  ].filter((one) => one !== null);
  return (
    <Panel className={styles.panel} label={t`Match of the day`}>
      <Grid
        as={Link}
        to={address}
        rel="nofollow"
        isTarget
        gap={3}
        padding="panel"
        tone="muted"
        className={styles.match}
      >
        <Text size="t13">
          <Trans>Match of the day</Trans> · {map}
        </Text>
        <Text as="h2" tone="text">
          {t`${plural(player.kills, { one: '# kill in one match', other: '# kills in one match' })}`}
        </Text>
        <Text as="p" wrap="anywhere">
          <Trans>
            <b>{name}</b> had {kills}, the most we know of in the last 24 hours.
          </Trans>
          <SentenceGap />
          {marksman.longestKill > 0 && (
            <Trans>
              The longest kill of the team: {longest}, by <b>{shooter}</b>.
            </Trans>
          )}
        </Text>
        <ul>
          {team.map((member) => (
            <Text as="li" size="t13" key={member.playerId}>
              <Text as="b" wrap="truncate">
                {member.name}
              </Text>{' '}
              <Bar share={member.damageDealt / best} />
              <span>{t`${plural(member.kills, { one: '# kill', other: '# kills' })}`}</span>{' '}
              <span>{t`${number(member.damageDealt)} damage`}</span>
            </Text>
          ))}
        </ul>
        <Text as="p" size="t13">
          <Trans>
            <Text as="b" size="d18" tone={teamRank === 1 ? 'accent' : undefined}>
              #{teamRank}
            </Text>{' '}
            of {teamTotal}
          </Trans>
          {' · '}
          {about.join(' · ')}
        </Text>
      </Grid>
    </Panel>
  );
}
