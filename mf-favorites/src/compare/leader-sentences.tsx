import { readMode } from '@hotdrop/shared-domain/game';
import { rankedStats } from '@hotdrop/shared-domain/stats';
import { Panel } from '@hotdrop/shared-ui/layout';
import { SentenceGap } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './compare.module.css';
import type { RankedPlayer } from './compared.ts';
import { fewGames, findLeaders, type Leaders } from './find-leaders.ts';

interface LeaderSentencesProps {
  readonly players: readonly RankedPlayer[];
  readonly mode: string;
}

interface SummaryProps extends LeaderSentencesProps {
  /** Whether the season is known, so that players without stats have none. */
  readonly isSeasonKnown: boolean;
}

/** Says who leads, who has the most points, and who plays most. */
export function LeaderSentences({ players, mode, isSeasonKnown }: SummaryProps) {
  const { t } = useLingui();
  const leaders = findLeaders(players);
  if (!leaders && !isSeasonKnown && players.length > 1) return null;
  return (
    <Panel label={t`Summary`} className={styles.summary}>
      <p>
        {leaders ? (
          <>
            <Lead {...leaders} />
            {leaders.points && (
              <>
                <SentenceGap />
                <MostPoints {...leaders.points} />
              </>
            )}
            {leaders.busiest && (
              <>
                <SentenceGap />
                <PlaysMost {...leaders.busiest} />
              </>
            )}
          </>
        ) : (
          <TooFew players={players} mode={mode} />
        )}
      </p>
    </Panel>
  );
}

function TooFew({ players, mode }: LeaderSentencesProps) {
  const { game, locale } = useSite();
  const [only] = players.filter(({ ranked }) => ranked);
  const modeName = readMode(game, mode).name[locale];
  const name = only?.player.name ?? players[0]?.player.name;
  if (players.length === 1)
    return (
      <Trans>
        Add a player to compare with <span>{name}</span>.
      </Trans>
    );
  return only ? (
    <Trans>
      Only <span>{name}</span> has ranked games in {modeName} in this season.
    </Trans>
  ) : (
    <Trans>None of these players has ranked games in {modeName} in this season.</Trans>
  );
}

function Lead({ leaders, led, compared, hitsHardest }: Leaders) {
  const format = useFormat();
  const [first] = leaders;
  if (!first) return <Trans>All compared stats are equal.</Trans>;
  if (leaders.length > 1) {
    const names = format.list(leaders.map(({ player }) => player.name));
    return (
      <Trans>
        <b>{names}</b> lead in equally many stats, {led} each.
      </Trans>
    );
  }
  const { name } = first.player;
  const games = first.ranked.roundsPlayed;
  const isFew = games < fewGames;
  const damage = format.number(rankedStats(first.ranked).averageDamage);
  if (hitsHardest)
    return isFew ? (
      <Trans>
        <b>
          <span>{name}</span> leads in {led} of {compared} stats
        </b>{' '}
        and hits hardest: {damage} damage a game, from <Plural value={games} one="# game" other="# games" />.
      </Trans>
    ) : (
      <Trans>
        <b>
          <span>{name}</span> leads in {led} of {compared} stats
        </b>{' '}
        and hits hardest: {damage} damage a game.
      </Trans>
    );
  return isFew ? (
    <Trans>
      <b>
        <span>{name}</span> leads in {led} of {compared} stats
      </b>
      , from <Plural value={games} one="# game" other="# games" />.
    </Trans>
  ) : (
    <Trans>
      <b>
        <span>{name}</span> leads in {led} of {compared} stats.
      </b>
    </Trans>
  );
}

function MostPoints({ first, second: { player }, ahead: points }: NonNullable<Leaders['points']>) {
  const { number } = useFormat();
  const { name } = first.player;
  const second = player.name;
  const ahead = number(points);
  return (
    <Trans>
      <b>
        <span>{name}</span> has the most points,
      </b>{' '}
      {ahead} more than <span>{second}</span>.
    </Trans>
  );
}

function PlaysMost({ who, hasMostWins }: NonNullable<Leaders['busiest']>) {
  const { number } = useFormat();
  const { name } = who.player;
  const games = number(who.ranked.roundsPlayed);
  const wins = number(who.ranked.wins);
  return hasMostWins ? (
    <Trans>
      <b>
        <span>{name}</span> plays most
      </b>{' '}
      and has the most wins, {wins} in {games} games.
    </Trans>
  ) : (
    <Trans>
      <b>
        <span>{name}</span> plays most:
      </b>{' '}
      {games} games.
    </Trans>
  );
}
