import type { Season } from '@hotdrop/shared-domain/game';
import { apiOf, type MatchBests, type TierAverages } from '@hotdrop/shared-domain/wire';
import { Columns, Note, Panel } from '@hotdrop/shared-ui/layout';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { LoadResult } from '../loading/load-result.ts';
import { Performance } from '../performance/performance.tsx';
import { ModeTabs } from '../season/choice-tabs.tsx';
import type { PlayedMode } from '../season/season-overview.ts';
import { modeStats, type StatId } from '../stats/stats.ts';
import { usePanelData, usePanelPlayer } from './data-panel.tsx';
import { OutcomeBar } from './mode-cards.tsx';
import { fetchForm, formInput, type OverviewData, panelKey } from './overview.loader.ts';
import styles from './overview.module.css';

const shownStats: readonly StatId[] = ['kills', 'deaths', 'assists', 'knocks', 'kd', 'totalDamage'];

/** The game publishes them for normal play only. */
const normalStats: readonly StatId[] = ['headshots', 'longestKill', 'mostKills'];

interface CombatProps {
  readonly season: Season;
  readonly shown: PlayedMode;
  readonly aside?: React.ReactNode;
  /** The best stats of the kept matches, for a ranked mode. Null: none are kept. */
  readonly bests?: MatchBests | 'pending' | null;
  /** Shows how games ended, if no mode card does. */
  readonly hasOutcomes?: boolean;
}

export function Combat({ season, shown, aside, bests = null, hasOutcomes = false }: CombatProps) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { mode, played } = shown;
  const isRanked = played.kind === 'ranked';
  const cells = [...shownStats, ...(isRanked ? [] : normalStats)].map((id) => ({
    id,
    value: modeStats[id].read(played),
  }));
  return (
    <Panel
      title={<Trans>Combat</Trans>}
      aside={aside ?? `${mode.shortName[locale]} · ${season.label[locale]}`}
      className={styles.storyPanel}
    >
      <StatTiles columns={3}>
        {cells.map(({ id, value }) => (
          <StatTile
            key={id}
            label={i18n._(modeStats[id].label)}
            value={value === null ? null : modeStats[id].format(format, value)}
            whyUnknown={i18n._(modeStats[id].reason(played))}
          />
        ))}
        {bests && <BestTiles bests={bests} />}
      </StatTiles>
      {hasOutcomes && played.stats.outcomes && (
        <OutcomeBar games={played.stats.games} {...played.stats.outcomes} />
      )}
      {isRanked && bests !== 'pending' && (
        <Note>
          {bests ? (
            <Plural
              value={bests.matches}
              one="The last row is from the # match that this site keeps. The game does not publish it for ranked play."
              other="The last row is from the # matches that this site keeps. The game does not publish it for ranked play."
            />
          ) : (
            <Trans>The game does not publish headshots, longest kill, or most kills for ranked play.</Trans>
          )}
        </Note>
      )}
    </Panel>
  );
}

/** The best stats of single matches. */
function BestTiles({ bests }: { readonly bests: MatchBests | 'pending' }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const show = (read: (bests: MatchBests) => string) =>
    bests === 'pending' ? <Skeleton width={10} height={6} /> : read(bests);
  return (
    <>
      <StatTile label={i18n._(modeStats.mostKills.label)} value={show(({ kills }) => format.number(kills))} />
      <StatTile label={t`Most damage`} value={show(({ damageDealt }) => format.number(damageDealt))} />
      <StatTile
        label={i18n._(modeStats.longestKill.label)}
        value={show(({ longestKill }) => (longestKill === null ? t`no kill` : format.meters(longestKill)))}
      />
    </>
  );
}

interface RankedCombatProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly form: OverviewData['form'];
}

/** Combat in a ranked mode. The game publishes no best stats of ranked play: those of kept matches take their place. */
const RankedCombat = ({ isOver, ...props }: RankedCombatProps) =>
  isOver ? (
    <Combat season={props.season} shown={props.shown} bests={null} hasOutcomes />
  ) : (
    <CurrentCombat {...props} />
  );

function CurrentCombat({ season, shown, form }: Omit<RankedCombatProps, 'isOver'>) {
  const api = apiOf(useSite());
  const element = useRef<HTMLDivElement>(null);
  const input = formInput(usePanelPlayer(), season, shown);
  const { shown: loaded } = usePanelData(element, {
    loaded: form,
    panelKey: panelKey(input),
    load: () => fetchForm(api, form, input),
  });
  const bests =
    loaded.status === 'ready' ? loaded.data.bests : loaded.status === 'pending' ? 'pending' : null;
  return (
    <div ref={element} className={styles.panel}>
      <Combat season={season} shown={shown} bests={bests} hasOutcomes />
    </div>
  );
}

interface PlayPanelsProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly choosable: readonly PlayedMode[];
  readonly tiers: LoadResult<TierAverages>;
  readonly form: OverviewData['form'];
}

/** How the player plays in the shown mode. Only ranked play is compared with others. */
export function PlayPanels({ season, isOver, shown, choosable, tiers, form }: PlayPanelsProps) {
  const { ranked, normal } = shown.played;
  return (
    <>
      {ranked && (
        <Columns shape="wideAndNarrow">
          <Performance
            season={season}
            isOver={isOver}
            shown={shown}
            ranked={ranked}
            choosable={choosable}
            tiers={tiers}
          />
          <RankedCombat season={season} isOver={isOver} shown={shown} form={form} />
        </Columns>
      )}
      {normal && (
        <Combat
          season={season}
          shown={shown}
          aside={<ModeTabs choosable={choosable} chosen={shown} />}
          hasOutcomes
        />
      )}
    </>
  );
}
