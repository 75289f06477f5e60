import { readMode } from '@hotdrop/shared-domain/game';
import { rankedFigures } from '@hotdrop/shared-domain/stats';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RankedPlayer } from '../compared.ts';
import { fewGames, findLeaders, type Leaders } from './find-leaders.ts';
import styles from './leader-sentences.module.css';

interface LeaderSentencesProps {
  readonly players: readonly RankedPlayer[];
  readonly mode: string;
}

/** Says who leads, who has the most points, and who plays most. */
export function LeaderSentences({ players, mode }: LeaderSentencesProps) {
  const { t } = useLingui();
  const leaders = findLeaders(players);
  return (
    <Panel label={t`Summary`} className={styles.summary}>
      <p>
        {leaders ? (
          <>
            <Lead {...leaders} /> <MostPoints {...leaders} /> <PlaysMost {...leaders} />
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
  if (players.length === 1) return <Trans>Add a player to compare with {name}.</Trans>;
  return only ? (
    <Trans>
      Only {name} has ranked games in {modeName} in this season.
    </Trans>
  ) : (
    <Trans>None of these players has ranked games in {modeName} in this season.</Trans>
  );
}

function Lead({ leaders, led, compared, hitsHardest }: Leaders) {
  const format = useFormat();
  const [first] = leaders;
  if (!first) return <Trans>All compared figures are equal.</Trans>;
  if (leaders.length > 1) {
    const names = format.list(leaders.map(({ player }) => player.name));
    return (
      <Trans>
        <b>{names}</b> lead in equally many figures, {led} each.
      </Trans>
    );
  }
  const { name } = first.player;
  const games = first.ranked.roundsPlayed;
  const isFew = games < fewGames;
  const damage = format.number(rankedFigures(first.ranked).averageDamage);
  if (hitsHardest)
    return isFew ? (
      <Trans>
        <b>
          {name} leads in {led} of {compared} figures
        </b>{' '}
        and hits hardest: {damage} damage a game, from <Plural value={games} one="# game" other="# games" />.
      </Trans>
    ) : (
      <Trans>
        <b>
          {name} leads in {led} of {compared} figures
        </b>{' '}
        and hits hardest: {damage} damage a game.
      </Trans>
    );
  return isFew ? (
    <Trans>
      <b>
        {name} leads in {led} of {compared} figures
      </b>
      , from <Plural value={games} one="# game" other="# games" />.
    </Trans>
  ) : (
    <Trans>
      <b>
        {name} leads in {led} of {compared} figures.
      </b>
    </Trans>
  );
}

function MostPoints({ points }: Leaders) {
  const { number } = useFormat();
  if (!points) return null;
  const { name } = points.first.player;
  const second = points.second.player.name;
  const ahead = number(points.ahead);
  return (
    <Trans>
      <b>{name} has the most points,</b> {ahead} more than {second}.
    </Trans>
  );
}

function PlaysMost({ busiest }: Leaders) {
  const { number } = useFormat();
  if (!busiest) return null;
  const { name } = busiest.who.player;
  const games = number(busiest.who.ranked.roundsPlayed);
  const wins = number(busiest.who.ranked.wins);
  return busiest.hasMostWins ? (
    <Trans>
      <b>{name} plays most</b> and has the most wins, {wins} in {games} games.
    </Trans>
  ) : (
    <Trans>
      <b>{name} plays most:</b> {games} games.
    </Trans>
  );
}
