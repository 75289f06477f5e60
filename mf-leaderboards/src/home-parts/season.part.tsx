import type { Part } from '@hotdrop/shared-domain/contract';
import { readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { ActiveSeason, Cutoff } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { PointsChange } from '../shared/movement.tsx';
import { OwnDistance } from './own-distance.tsx';
import { readHomeBoard } from './read-home-boards.ts';
import styles from './season.module.css';
import { SeasonClock } from './season-clock.tsx';

interface SeasonData {
  readonly season: ActiveSeason;
  readonly shard: string;
  readonly mode: string;
  /** Those of places that players have. */
  readonly cutoffs: readonly Cutoff[];
}

/** The time until the end of the season, and the points needed for the first places. Absent if neither is known. */
export const season: Part<'home.hero', SeasonData | null> = {
  async load({ site, signal }) {
    const [seasons, found] = await Promise.all([
      site.api.listActiveSeasons({}, { signal }),
      readHomeBoard(site, 0, signal),
    ]);
    if (!seasons.ok) reportFailure(site, seasons.error, { area: 'mf-leaderboards', page: 'home' });
    const running = seasons.ok && found ? seasons.data.seasons[found.shard] : undefined;
    if (!running || !found) return null;
    const { shard, mode, board } = found;
    const cutoffs = board?.cutoffs?.filter(({ rankPoint }) => rankPoint !== null) ?? [];
    return { season: running, shard, mode, cutoffs };
  },
  Component: ({ data }) => {
    if (!data) return null;
    const { season: running, cutoffs } = data;
    return (running.start || running.end || cutoffs.length > 0) && <SeasonPanel {...data} />;
  },
};

function SeasonPanel({ season: running, shard, mode, cutoffs }: SeasonData) {
  const { game, locale } = useSite();
  const { list, number } = useFormat();
  const label = game.seasons.read(running.id).label[locale];
  const board = list([readPlatform(game, shard).name[locale], readMode(game, mode).name[locale]]);
  const hasWeek = cutoffs.some(({ week }) => week !== null);
  return (
    <Panel label={label}>
      <SeasonClock season={running} label={label} />
      {cutoffs.length > 0 && (
        <table className={styles.cutoffs}>
          <caption>
            <VisuallyHidden>
              <Trans>Points needed: {board}</Trans>
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{board}</th>
              <th scope="col">
                <Trans>Points</Trans>
              </th>
              {hasWeek && (
                <th scope="col">
                  <Trans>In a week</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {cutoffs.map(({ place, rankPoint, week }) => (
              <tr key={place}>
                <th scope="row">
                  <Trans>Top {place}</Trans>
                </th>
                <td>
                  <b>{number(rankPoint)}</b>
                </td>
                {hasWeek && <td>{week !== null && <PointsChange points={week} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cutoffs.length > 0 && <OwnDistance board={{ shard, mode, season: running.id }} cutoffs={cutoffs} />}
    </Panel>
  );
}
