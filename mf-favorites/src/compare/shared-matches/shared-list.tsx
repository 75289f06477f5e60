import { readMap, readMode } from '@hotdrop/shared-domain/game';
import { markedResult, matchTime } from '@hotdrop/shared-domain/stats';
import type { SharedMatch, SharedTeam } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { useFormat, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ComparedPlayer } from '../compared.ts';
import styles from './shared.module.css';

interface SharedListProps {
  readonly players: readonly ComparedPlayer[];
  readonly matches: readonly SharedMatch[];
  /** How many there are; the list can have fewer. */
  readonly games: number;
  readonly look: 'together' | 'against';
}

const firstRows = 5;

/** Matches, each a link to its story. The others open without JavaScript, too. */
export function SharedList({ players, matches, games, look }: SharedListProps) {
  const format = useFormat();
  const rest = matches.slice(firstRows);
  const more = format.number(rest.length);
  const all = format.number(games);
  const listed = format.number(matches.length);
  const list = (some: readonly SharedMatch[]) => (
    <ol className={styles.matches}>
      {some.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} players={players} look={look} />
        </li>
      ))}
    </ol>
  );
  const names = format.list(players.map(({ player }) => player.name));
  return (
    <>
      {look === 'together' && (
        <p className={styles.heads}>
          <Trans>Kills of {names}</Trans>
        </p>
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

interface MatchRowProps extends Pick<SharedListProps, 'players' | 'look'> {
  readonly match: SharedMatch;
}

function MatchRow({ match, players, look }: MatchRowProps) {
  const { game, links, locale } = useSite();
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
  const own = teams.reduce((most, team) => (team.players.length > most.players.length ? team : most));
  const inOrder = [...own.players, ...match.teams.flatMap((team) => team.players)];
  const subject = inOrder.find(({ accountId }) => accountId === host?.player.accountId) ?? inOrder[0];
  // The list of matches, to which the row leads, shows when a match ended for the player.
  const endedAt = matchTime(match.createdAt, subject?.timeSurvived ?? 0);
  const content = (
    <>
      {look === 'together' && <Place rank={own.rank} total={match.teamTotal} />}
      <span className={styles.map}>
        <b>{readMap(game, match.mapName).name[locale]}</b>
        <small>
          <time dateTime={new Date(endedAt).toISOString()} className={pendingZone}>
            {dayTime(endedAt)}
          </time>{' '}
          <span className={styles.mode}>{readMode(game, match.gameMode).name[locale]}</span>
        </small>
      </span>
      {look === 'together' ? <Kills team={own} players={players} /> : <Places teams={teams} />}
      <ChevronRightIcon size="s" />
    </>
  );
  const result = markedResult({ teamRank: own.rank, teamTotal: match.teamTotal });
  const edge = { win: styles.won, top10: styles.top10, other: undefined }[result];
  const row = classNames(styles.match, styles[look], look === 'together' && edge);
  if (!host?.linkSeason) return <span className={row}>{content}</span>;
  const { shard, name } = host.player;
  return (
    <Link className={row} to={links.match({ shard, name, season: host.linkSeason, match: match.id })}>
      {content}
    </Link>
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

/** The kills of each compared player in the team. On phones, those who were not in it leave their place empty. */
const Kills = ({ team, players }: { readonly team: Named } & Pick<SharedListProps, 'players'>) => (
  <span className={styles.kills}>
    {players.map(({ player: { accountId, name } }) => {
      const kills = team.players.find((one) => one.accountId === accountId)?.kills;
      return kills === undefined ? (
        <span key={accountId} />
      ) : (
        <span key={accountId}>
          <b>{kills}</b>
          <small>{name}</small>
        </span>
      );
    })}
  </span>
);

/** The teams in the order of their places. */
function Places({ teams }: { readonly teams: readonly Named[] }) {
  const { list } = useFormat();
  return (
    <span className={styles.places}>
      {teams.map(({ rank, names }) => (
        <b key={names.join()} className={classNames(rank === 1 && styles.first)}>
          {list(names)} #{rank}
        </b>
      ))}
    </span>
  );
}
