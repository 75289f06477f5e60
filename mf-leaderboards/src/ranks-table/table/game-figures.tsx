import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import type { Sorting } from '../board-address.ts';

interface GameFiguresProps {
  readonly row: Pick<LeaderboardRow, 'avgDamageDealt' | 'wins' | 'winRatio' | 'roundsPlayed'>;
  readonly sort?: Sorting;
}

/**
 * Damage, win rate, and games of a player in a line, for rows without columns. A board that is sorted by wins has them
 * in the place of the rate.
 */
export function GameFigures({ row, sort }: GameFiguresProps) {
  const { number, percent } = useFormat();
  const { avgDamageDealt, winRatio, roundsPlayed } = row;
  const [damage, wins, games] = [number(avgDamageDealt), percent(winRatio), number(roundsPlayed)];
  const won = number(row.wins);
  if (sort === 'wins' || sort === '-wins')
    return (
      <Trans>
        {damage} damage · {won} <Plural value={row.wins ?? 0} one="win" other="wins" /> · {games}{' '}
        <Plural value={roundsPlayed ?? 0} one="game" other="games" />
      </Trans>
    );
  return (
    <Trans>
      {damage} damage · {wins} wins · {games} <Plural value={roundsPlayed ?? 0} one="game" other="games" />
    </Trans>
  );
}
