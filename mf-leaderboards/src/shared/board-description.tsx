import { readMode, readSeason } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { SentenceGap } from '@hotdrop/shared-ui/primitives';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import { type RunningSeason, rankedModesOf } from './board.ts';

interface BoardDescriptionProps {
  /** A sentence about the board's players. */
  readonly scope: string;
  readonly season: string | null;
  /** Time of the last update. The board of a past season is final. */
  readonly time: string | 'final' | null;
}

/** Describes the players, the season, and the last update of a board, if known. */
export function BoardDescription({ scope, season, time }: BoardDescriptionProps) {
  const { game, locale } = useSite();
  const label = season !== null && readSeason(game, season).label[locale];
  if (label && time === 'final') {
    return (
      <Trans>
        <b>{label}, final.</b> {scope}
      </Trans>
    );
  }
  const ago = time !== null && <TimeAgo time={time} />;
  if (label && ago) {
    return (
      <Trans>
        {scope} {label}, updated {ago}.
      </Trans>
    );
  }
  if (label) {
    return (
      <Trans>
        {scope} {label}.
      </Trans>
    );
  }
  if (!ago) return scope;
  return (
    <Trans>
      {scope} Updated {ago}.
    </Trans>
  );
}

interface NoBoardProps {
  readonly mode: string;
  readonly season: RunningSeason | null;
  /** The address of a mode with leaderboards. */
  readonly to: (mode: string) => string | undefined;
}

/** Empty state of a mode without leaderboards. */
export function NoBoard({ mode, season, to }: NoBoardProps) {
  const { game, locale } = useSite();
  const [first] = rankedModesOf(game, season);
  const modeName = readMode(game, mode).name[locale];
  return (
    <Empty
      icon={PodiumIcon}
      title={<Trans>There is no {modeName} leaderboard in this game</Trans>}
      actions={
        first && (
          <ButtonLink kind="accent" to={to(first.id)}>
            {first.name[locale]}
          </ButtonLink>
        )
      }
    />
  );
}

const day = 24 * 60 * 60_000;

interface NoRankedPlayersProps {
  readonly season: RunningSeason | null;
  /** Whether the site has read the board. */
  readonly isRead: boolean;
}

/** Empty state of a board, with the age of its season while that is new. */
export function NoRankedPlayers({ season, isRead }: NoRankedPlayersProps) {
  const { game, locale } = useSite();
  const now = useNow();
  const time = season?.start ? now - Date.parse(season.start) : durations.newSeason;
  const age = Math.trunc(time / day);
  const label = season && readSeason(game, season.id).label[locale];
  if (!isRead) {
    return (
      <Empty icon={PodiumIcon} title={<Trans>This board was not read from the game yet</Trans>}>
        <Trans>Boards are read one after another. Reading all of them takes up to two hours.</Trans>
      </Empty>
    );
  }
  return (
    <Empty icon={PodiumIcon} title={<Trans>Too few ranked players yet</Trans>}>
      {time < durations.newSeason && (
        <>
          <Plural
            value={age}
            _0={`${label} started today.`}
            one={`${label} started # day ago.`}
            other={`${label} started # days ago.`}
          />
          <SentenceGap />
          <Trans>Check back in a few days.</Trans>
        </>
      )}
    </Empty>
  );
}
