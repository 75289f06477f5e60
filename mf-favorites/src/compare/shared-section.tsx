import { readMap, readMode } from '@hotdrop/shared-domain/game';
import { enoughMatches, matchResult, matchTime } from '@hotdrop/shared-domain/stats';
import type { SharedMatch, SharedMatches, SharedTeam } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import styles from './compare.module.css';
import type { ComparedPlayer, SharedResult } from './compared.ts';
import { useShared } from './load-shared.ts';

interface SharedSectionProps {
  readonly players: readonly ComparedPlayer[];
  readonly loaded: SharedResult;
}

/** The matches of three months in which players met. */
export function SharedSection({ players, loaded }: SharedSectionProps) {
  const { shared, retry } = useShared(players, loaded);
  return (
    <Block
      title={<Trans>Shared matches</Trans>}
      aside={
        <Text tone="muted">
          <Trans>All modes, last 3 months</Trans>
        </Text>
      }
    >
      <SharedContent players={players} shared={shared} retry={retry} />
    </Block>
  );
}

interface SharedContentProps extends Pick<SharedSectionProps, 'players'> {
  readonly shared: SharedResult;
  readonly retry: () => void;
}

function SharedContent({ players, shared, retry }: SharedContentProps) {
  const { t } = useLingui();
  if (shared.status === 'pending')
    return (
      <Panel label={t`Shared matches`}>
        <p className={styles.sentence} role="status">
          <Trans>Looking for shared matches</Trans>
        </p>
      </Panel>
    );
  if (shared.status === 'failed')
    return (
      <Failed
        kind={shared.failure}
        title={<Trans>The shared matches could not be loaded</Trans>}
        isQuiet
        onRetry={retry}
      />
    );
  const { together, against } = shared.data;
  if (together.games === 0 && against.games === 0)
    return (
      <Panel label={t`Shared matches`}>
        <p className={styles.sentence}>
          <Trans>Never in the same match in the last 3 months.</Trans>
        </p>
      </Panel>
    );
  return (
    <Columns shape="halves">
      <Together players={players} shared={shared.data} />
      <Against players={players} shared={shared.data} />
    </Columns>
  );
}

interface SharedProps extends Pick<SharedSectionProps, 'players'> {
  readonly shared: SharedMatches;
}

function Together({ players, shared }: SharedProps) {
  const { number } = useFormat();
  const { together } = shared;
  const games = number(together.games);
  return (
    <Panel
      title={<Trans>Together</Trans>}
      headingLevel={3}
      aside={
        players.length > 2 ? (
          <Plural
            value={together.games}
            one="# match with two or more of them"
            other="# matches with two or more of them"
          />
        ) : together.games === 1 ? (
          <Trans>1 match</Trans>
        ) : (
          <Trans>{games} matches</Trans>
        )
      }
    >
      {together.games === 0 ? (
        <p className={styles.sentence}>
          <Trans>Never in one team in the last 3 months.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.sentence}>
            <TogetherWords players={players} shared={shared} />
          </p>
          <SharedList
            players={players}
            matches={together.matches}
            games={together.games}
            variant="together"
          />
        </>
      )}
    </Panel>
  );
}

function TogetherWords({ players, shared: { all, others } }: SharedProps) {
  const format = useFormat();
  const first = players[0]?.player.name ?? '';
  const games = format.number(all.games);
  const wins = format.number(all.wins);
  const top10s = format.number(all.top10s);
  const winRate = format.percent(all.wins / all.games);
  const top10Rate = format.percent(all.top10s / all.games);
  if (players.length > 2 && all.games === 0) {
    const most = others.reduce((best, one) => (one.together > best.together ? one : best));
    const mate = players.find(({ player }) => player.accountId === most.accountId)?.player.name;
    const count = format.number(most.together);
    return most.together === 0 ? (
      <Trans>
        Never all in one team, and <Text wrap="none">{first}</Text> with none of them.
      </Trans>
    ) : (
      <Trans>
        Never all in one team. <Text wrap="none">{first}</Text> plays most with{' '}
        <Text wrap="none">{mate}</Text>: {count}.
      </Trans>
    );
  }
  if (all.games < enoughMatches)
    return players.length === 2 ? (
      <Trans>
        Won {wins} of {games}, {top10s} in the top 10.
      </Trans>
    ) : (
      <Trans>
        All in one team: won {wins} of {games}, {top10s} in the top 10.
      </Trans>
    );
  return players.length === 2 ? (
    <Trans>
      <b>Together they win {winRate}</b> and reach the top 10 in {top10Rate}.
    </Trans>
  ) : (
    <Trans>
      <b>All in one team, they win {winRate}</b> of {games} and reach the top 10 in {top10Rate}.
    </Trans>
  );
}

function Against({ players, shared: { against, others } }: SharedProps) {
  const { number } = useFormat();
  const games = number(against.games);
  return (
    <Panel
      title={<Trans>Against each other</Trans>}
      headingLevel={3}
      aside={against.games === 1 ? <Trans>1 match</Trans> : <Trans>{games} matches</Trans>}
    >
      {against.games === 0 ? (
        <p className={styles.sentence}>
          <Trans>Never in different teams of one match in the last 3 months.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.sentence}>
            <AgainstWords players={players} others={others} />
          </p>
          <SharedList players={players} matches={against.matches} games={against.games} variant="against" />
        </>
      )}
    </Panel>
  );
}

function AgainstWords({ players, others }: Pick<SharedProps, 'players'> & Pick<SharedMatches, 'others'>) {
  const { number } = useFormat();
  const first = players[0]?.player.name ?? '';
  const met = others.reduce((sum, one) => sum + one.against, 0);
  const ahead = number(others.reduce((sum, one) => sum + one.ahead, 0));
  const all = number(met);
  if (met === 0) return <Trans>Same match, different teams.</Trans>;
  return players.length === 2 ? (
    <Trans>
      Same match, different teams. {first} placed higher in {ahead} of {all}.
    </Trans>
  ) : (
    <Trans>
      Same match, different teams. {first} placed higher than the others in {ahead} of {all} comparisons.
    </Trans>
  );
}

interface SharedListProps {
  readonly players: readonly ComparedPlayer[];
  readonly matches: readonly SharedMatch[];
  /** How many there are; the list can have fewer. */
  readonly games: number;
  readonly variant: 'together' | 'against';
}

const firstRows = 5;

/** Matches, each a link to its story. The others open without JavaScript, too. */
function SharedList({ players, matches, games, variant }: SharedListProps) {
  const format = useFormat();
  const rest = matches.slice(firstRows);
  const more = format.number(rest.length);
  const all = format.number(games);
  const listed = format.number(matches.length);
  const list = (some: readonly SharedMatch[]) => (
    <ol>
      {some.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} players={players} variant={variant} />
        </li>
      ))}
    </ol>
  );
  const names = format.list(players.map(({ player }) => player.name));
  return (
    <>
      {variant === 'together' && (
        <Text as="p" size="t12" tone="muted" align="end" wrap="balance" className={styles.heads}>
          <Trans>Kills of {names}</Trans>
        </Text>
      )}
      {list(matches.slice(0, firstRows))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {rest.length === 1 ? <Trans>1 more match</Trans> : <Trans>{more} more matches</Trans>}
          </summary>
          {list(rest)}
        </details>
      )}
      {games > matches.length && (
        <p className={styles.sentence}>
          <Trans>
            {listed} of {all} matches are listed.
          </Trans>
        </p>
      )}
    </>
  );
}

type Named = SharedTeam & { readonly names: readonly string[] };

interface MatchRowProps extends Pick<SharedListProps, 'players' | 'variant'> {
  readonly match: SharedMatch;
}

function MatchRow({ match, players, variant }: MatchRowProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { dayTime } = useTimes();
  const pendingZone = usePendingZone();
  const inMatch = (one: ComparedPlayer) =>
    match.teams.some((team) => team.players.some(({ accountId }) => accountId === one.player.accountId));
  const host = players.find((one) => one.linkSeason !== null && inMatch(one));
  const nameOf = (id: string) => players.find(({ player }) => player.accountId === id)?.player.name ?? id;
  const teams: readonly Named[] = match.teams.map((team) => ({
    ...team,
    names: team.players.map(({ accountId }) => nameOf(accountId)),
  }));
  // In a match with several teams of theirs, the one with most of them played together.
  const largest = teams.reduce((most, team) => (team.players.length > most.players.length ? team : most));
  const inOrder = [...largest.players, ...match.teams.flatMap((team) => team.players)];
  const subject = inOrder.find(({ accountId }) => accountId === host?.player.accountId) ?? inOrder[0];
  // The list of matches, to which the row leads, shows when a match ended for the player.
  const endedAt = matchTime(match.createdAt, subject?.timeSurvived ?? 0);
  const content = (
    <>
      {variant === 'together' && <Place rank={largest.rank} total={match.teamTotal} />}
      <Grid as="span" gap={0} flex="grow">
        <b>{readMap(game, match.mapName).name[locale]}</b>
        <Text as="small" size="t12" tone="muted" wrap="pretty">
          <time dateTime={new Date(endedAt).toISOString()} className={pendingZone}>
            {dayTime(endedAt)}
          </time>{' '}
          · {readMode(game, match.gameMode).name[locale]}
        </Text>
      </Grid>
      {variant === 'together' ? <Kills team={largest} players={players} /> : <Places teams={teams} />}
      <ChevronRightIcon size="s" />
    </>
  );
  const result = matchResult({ teamRank: largest.rank, teamTotal: match.teamTotal });
  const edge = { win: styles.won, top10: styles.top10, other: undefined }[result];
  const row = classNames(styles.match, variant === 'together' && edge);
  if (!host?.linkSeason)
    return (
      <Row as="span" className={row}>
        {content}
      </Row>
    );
  const { shard, name } = host.player;
  return (
    <Row
      as={Link}
      isTarget
      className={row}
      to={links.match({ shard, name, season: host.linkSeason, match: match.id })}
    >
      {content}
    </Row>
  );
}

function Place({ rank, total }: { readonly rank: number; readonly total: number }) {
  return (
    <span className={styles.place}>
      <Trans>
        <b>#{rank}</b> <small>of {total}</small>
      </Trans>
    </span>
  );
}

/** The kills of each compared player in the team. Those who were not in it leave their place empty. */
const Kills = ({ team, players }: { readonly team: Named } & Pick<SharedListProps, 'players'>) => (
  <Row as="span" gap={3} className={styles.kills}>
    {players.map(({ player: { accountId, name } }) => {
      const kills = team.players.find((one) => one.accountId === accountId)?.kills;
      return (
        <Text key={accountId} align="end">
          {kills !== undefined && (
            <>
              <Text as="b" size="d18">
                {kills}
              </Text>
              <Text as="small" size="t12" tone="muted" wrap="truncate">
                {name}
              </Text>
            </>
          )}
        </Text>
      );
    })}
  </Row>
);

/** The teams in the order of their places. */
function Places({ teams }: { readonly teams: readonly Named[] }) {
  const { list } = useFormat();
  return (
    <Grid as="span" gap={0} className={styles.places}>
      {teams.map(({ rank, names }) => (
        <Text as="b" key={names.join()} align="end" tone={rank === 1 ? 'accent' : undefined}>
          {list(names)} #{rank}
        </Text>
      ))}
    </Grid>
  );
}
