import type { Season } from '@hotdrop/shared-domain/game';
import type { MatchBests, TierAverages } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddress, useQueryLink } from '../address.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { Against } from './against.tsx';
import { findRival } from './find-rival.ts';
import styles from './mode.module.css';
import { ModeCombat, ModeSeason } from './mode-stats.tsx';

interface ModeCardProps extends PlayedMode {
  readonly season: Season;
  /** Averages of the tiers; null: there are none. */
  readonly tiers: TierAverages | null;
  /** The best stats of the kept matches in this mode. Null: none are known. */
  readonly bests: MatchBests | null;
  /** `always`: at every width. `wide`: phones show one line first. */
  readonly isOpen: 'always' | 'wide' | 'never';
}

/** Windows that are narrower show one card at a time. */
const phoneWidth = 728;

/** The stats of a mode: a line that opens the season, a comparison, and combat. */
export function ModeCard({ season, mode, played, tiers, bests, isOpen: opens }: ModeCardProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const [query] = useSearchParams();
  const link = useQueryLink();
  const rival = findRival(played, tiers?.tiers[mode.id] ?? []);
  const { platform, name: player } = useAddress();
  const name = mode.shortName[locale];
  // A mode can have a ranked and a normal card.
  const id = `${played.kind}-${mode.id}`;
  const asked = query.get(id);
  const view = asked === 'combat' || (asked === 'against' && rival) ? asked : 'season';
  const isPhone = useStore(({ isMobile }) => isMobile);
  const isAsked = asked !== null;
  const [isOpen, setIsOpen] = useState(opens === 'always' || isAsked || (opens === 'wide' && !isPhone));
  // A narrow window of a desktop.
  useEffect(() => {
    if (opens === 'wide' && !isAsked && window.innerWidth < phoneWidth) setIsOpen(false);
  }, [opens, isAsked]);

  const kind = played.kind === 'ranked' ? t`Ranked` : t`Normal`;
  const against = rival && (rival.tier?.name[locale] ?? t`everyone`);
  const views = [
    { id: 'season', label: t`Season` },
    ...(against ? [{ id: 'against', label: t`Against ${against}` }] : []),
    { id: 'combat', label: t`Combat` },
  ];
  return (
    <Panel label={`${name} · ${kind}`} className={styles.panel}>
      <details
        id={id}
        className={styles.card}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <Row as="summary" gap={3} padding={[0, 5]} isTarget>
          <TierMark mark={played.tier?.mark ?? 'unranked'} size="s" />
          <Text as="h3" size="h3">
            {name}
            <VisuallyHidden> · {kind}</VisuallyHidden>
          </Text>
          <Text tone="muted" size="t13" wrap="truncate" flex="grow">
            <ModeNote {...played} />
          </Text>
          <ModeResult {...played} />
          <ChevronDownIcon size="s" />
        </Row>
        <Row gap={0} justify="between" className={styles.views}>
          <Tabs
            label={t`Stats: ${name} · ${kind}`}
            variant="small"
            tabs={views.map(({ id: one, label }) => ({
              to: `${link({ [id]: one === 'season' ? null : one })}#${id}`,
              label,
              isCurrent: one === view,
              preventScrollReset: true,
              rel: 'nofollow',
            }))}
          />
          {/* The panel shows the ranked stats of a mode that has some. */}
          {(played.kind === 'ranked' || !season.hasRanked) && (
            <SharePanel
              panel="mf-profile/season"
              about="player"
              subject={{ shard: platform, name: player }}
              query={{ mode: mode.id, season: season.shortId }}
              title={[t`Season stats`, name, player]}
            />
          )}
        </Row>
        {view === 'season' && <ModeSeason played={played} hasOutcomes={!season.hasRanked} />}
        {view === 'against' && rival && <Against rival={rival} mode={mode} played={played} />}
        {view === 'combat' && <ModeCombat played={played} bests={bests} />}
      </details>
    </Panel>
  );
}

/** The tier, or the number of games in a mode without tiers. */
function ModeNote({ tier, title, stats }: PlayedMode['played']) {
  const { locale } = useSite();
  const games = useFormat().number(stats.games);
  if (tier) return [tier.label[locale], title?.label[locale]].filter(Boolean).join(' · ');
  return <Plural value={stats.games} one="# game" other={`${games} games`} />;
}

/** The points, or the win rate in a mode without points. */
function ModeResult({ tier, points, stats }: PlayedMode['played']) {
  const format = useFormat();
  if (points !== null) return <Text size="d20">{format.number(points)}</Text>;
  if (tier || stats.winRate === null) return null;
  const rate = format.percent(stats.winRate);
  return (
    <Text tone="muted" size="t13" wrap="none">
      <Trans>
        <Text size="d20" tone="text">
          {rate}
        </Text>{' '}
        won
      </Trans>
    </Text>
  );
}
