import { rankedModes } from '@hotdrop/shared-domain/game';
import type { GameEvent } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { TimeEvent } from '../../chart/time/chart-events.tsx';

/** Provides the starts of seasons for a chart. Only the newest one has boards, because past seasons keep none. */
export function useSeasonEvents(events: readonly GameEvent[]): readonly TimeEvent[] {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const newest = Math.max(...events.map(({ at }) => Date.parse(at)));
  return events.map((event) => {
    const at = Date.parse(event.at);
    const season = game.seasons.read(event.season);
    const [mode] = rankedModes(game, season);
    const name = season.label[locale];
    return {
      at,
      label: season.number === null ? name : `S${season.number}`,
      title: t`${name} begins`,
      to: at === newest && mode ? links.leaderboards({ shard: game.defaultPlatform, mode: mode.id }) : null,
    };
  });
}
