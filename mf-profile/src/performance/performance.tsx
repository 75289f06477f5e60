import { type Game, rankedTiers, readTier, type Season, type TierLabel } from '@hotdrop/shared-domain/game';
import type { RankedModeStats, TierAverages } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import type { LoadResult } from '../loading/load-result.ts';
import { ModeTabs } from '../season/choice-tabs.tsx';
import type { PlayedMode } from '../season/season-overview.ts';
import styles from './performance.module.css';
import { StandingTable } from './standing-table.tsx';
import { minComparedGames } from './tier-comparison.ts';
import { TierTable } from './tier-table.tsx';

interface PerformanceProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly ranked: RankedModeStats;
  readonly choosable: readonly PlayedMode[];
  readonly tiers: LoadResult<TierAverages>;
}

/** Whom the player is compared with. */
type Against = 'everyone' | 'tier' | 'next';

interface Compared {
  readonly id: Against;
  /** Null: everyone. */
  readonly tier: TierLabel | null;
}

const everyone: Compared = { id: 'everyone', tier: null };

/** The player's tier and the next one; none for a player without a rank. */
function listTiers(game: Game, season: Season, own: TierLabel): readonly Compared[] {
  const ranked = rankedTiers(season);
  const index = ranked.findIndex(({ id }) => id === own.id);
  const labelOf = (tier: string | undefined) => (tier ? readTier(game, { tier, subTier: '' }) : null);
  const found: readonly Compared[] = [
    { id: 'tier', tier: labelOf(ranked[index]?.id) },
    { id: 'next', tier: index < 0 ? null : labelOf(ranked[index + 1]?.id) },
  ];
  return found.filter(({ tier }) => tier);
}

/** The comparison of the address. The default is the player's tier if it has an average. */
function chooseCompared(
  choices: readonly Compared[],
  requested: string | null,
  { hasTierAverage, games }: { readonly hasTierAverage: boolean; readonly games: number },
): Compared {
  const chosen = choices.find(({ id }) => id === requested);
  const own = hasTierAverage && games >= minComparedGames ? choices.find(({ id }) => id === 'tier') : null;
  return chosen ?? own ?? everyone;
}

/** The stats of a mode, compared with everyone or with a tier. */
export function Performance({ season, isOver, shown, ranked, choosable, tiers }: PerformanceProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const link = useQueryLink();
  const [query] = useSearchParams();
  const own = readTier(game, ranked.currentTier);
  const { ban } = useProfile().player;
  // Past seasons have no averages.
  const choices = ban || isOver ? [everyone] : [everyone, ...listTiers(game, season, own)];
  const averages = tiers.status === 'ready' ? (tiers.data.tiers[shown.mode.id] ?? []) : [];
  const averageOf = (tier: TierLabel) =>
    averages.find((average) => readTier(game, { tier: average.tier, subTier: '' }).id === tier.id) ?? null;
  const compared = chooseCompared(choices, query.get('against'), {
    hasTierAverage: Boolean(averageOf(own)?.stats),
    games: shown.played.stats.games,
  });
  return (
    <Panel
      title={<Trans>Performance</Trans>}
      className={styles.panel}
      aside={
        <Row isWrapped className={styles.choices}>
          {choices.length > 1 && (
            <Tabs
              label={t`Compared with`}
              variant="smallSegments"
              tabs={choices.map(({ id, tier }) => ({
                to: link({ against: id }),
                label: tier ? tier.name[locale] : t`Everyone`,
                isCurrent: id === compared.id,
                preventScrollReset: true,
                rel: 'nofollow',
              }))}
            />
          )}
          <ModeTabs choosable={choosable} chosen={shown} />
        </Row>
      }
    >
      {compared.tier ? (
        <TierTable
          tier={compared.tier}
          average={averageOf(compared.tier)}
          loaded={tiers}
          mode={shown.mode}
          played={shown.played}
        />
      ) : (
        <StandingTable isOver={isOver} shown={shown} ranked={ranked} />
      )}
    </Panel>
  );
}
