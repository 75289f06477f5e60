import { readMode } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import type { HomeBoard } from './home.loader.ts';
import styles from './home.module.css';

interface BoardsHeadProps {
  readonly season: string | undefined;
  readonly boards: readonly HomeBoard[];
}

/** Heading of the boards: season, mode, and the time of the last update. */
export function BoardsHead({ season, boards }: BoardsHeadProps) {
  const { game, locale } = useSite();
  const mode = readMode(game, boards[0]?.mode ?? '').name[locale];
  const read = boards.find(({ updatedAt }) => updatedAt)?.updatedAt;
  return (
    <header className={styles.boardsHead}>
      <h2>{season ? game.seasons.read(season).label[locale] : <Trans>This season</Trans>}</h2>
      <p>
        {read ? (
          <Trans>
            {mode}. Updated <TimeAgo time={read} />. The game updates its leaderboards every two hours.
          </Trans>
        ) : (
          mode
        )}
      </p>
    </header>
  );
}
