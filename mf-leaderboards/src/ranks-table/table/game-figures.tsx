import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';

interface GameFiguresProps {
  readonly row: Pick<LeaderboardRow, 'avgDamageDealt' | 'winRatio' | 'roundsPlayed'>;
}

/** Damage, win rate, and games of a player in a line, for rows without columns. */
export function GameFigures({ row }: GameFiguresProps) {
  const { number, percent } = useFormat();
  const { avgDamageDealt, winRatio, roundsPlayed } = row;
  const [damage, wins, games] = [number(avgDamageDealt), percent(winRatio), number(roundsPlayed)];
  return (
    <Trans>
      {damage} damage · {wins} wins · {games} <Plural value={roundsPlayed ?? 0} one="game" other="games" />
    </Trans>
  );
}
