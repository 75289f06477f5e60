import type { Part } from '@hotdrop/shared-domain/contract';
import { readMode } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { readHomeBoards } from './read-home-boards.ts';
import styles from './season.module.css';

interface SeasonData {
  /** Undefined: the seasons could not be read. */
  readonly season: string | undefined;
  readonly mode: string;
  readonly updatedAt: string | null;
}

/** Heading of home's boards: season, mode, and the time of the last update. */
export const season: Part<'home', SeasonData> = {
  async load({ site, signal }) {
    const [seasons, boards] = await Promise.all([
      site.api.listActiveSeasons({}, { signal }),
      readHomeBoards(site, signal),
    ]);
    if (!seasons.ok) reportFailure(site, seasons.error, { area: 'mf-leaderboards', page: 'home' });
    const [first] = boards;
    return {
      season: seasons.ok ? seasons.data.seasons[first?.shard ?? '']?.id : undefined,
      mode: first?.mode ?? '',
      updatedAt: boards.find(({ updatedAt }) => updatedAt)?.updatedAt ?? null,
    };
  },
  Component: ({ data }) => <SeasonHead {...data} />,
};

function SeasonHead({ season, mode: modeId, updatedAt }: SeasonData) {
  const { game, locale } = useSite();
  const format = useFormat();
  const now = useNow();
  const mode = readMode(game, modeId).name[locale];
  return (
    <header className={styles.head}>
      <h2>{season ? game.seasons.read(season).label[locale] : <Trans>This season</Trans>}</h2>
      <p>
        {updatedAt ? (
          <Trans>
            {mode}. Updated {format.ago(updatedAt, now)}. The game updates its leaderboards every two hours.
          </Trans>
        ) : (
          mode
        )}
      </p>
    </header>
  );
}
