import type { Season } from '@hotdrop/shared-domain/game';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import type { Overview } from '../season/season-overview.ts';

interface OverviewMetaProps {
  readonly season: Season | null;
  readonly overview: Overview | null;
}

/** Page title, and figures for search engines and link previews. */
export function OverviewMeta({ season, overview }: OverviewMetaProps) {
  const { t } = useLingui();
  const { links, locale } = useSite();
  const { shard, name, season: requested } = useAddress();
  const label = season?.label[locale] ?? '';
  const picture = links.shareCard({ shard, name, ...(requested && { season: requested.id }) });
  const about = useDescription(name, label, overview);
  return (
    <PageMeta
      title={season ? t`${name}, ${label}` : name}
      description={about ?? t`Season stats and matches of ${name}.`}
      picture={picture}
    />
  );
}

function useDescription(name: string, season: string, overview: Overview | null): string | null {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  if (!overview?.chosen) return null;
  const { mode, played } = overview.chosen;
  const { figures, tier, points } = played;
  const inMode = mode.name[locale];
  const games = format.number(figures.games);
  const winRate = format.percent(figures.winRate);
  const kd = format.decimal(figures.kd);
  const damage = format.number(figures.averageDamage);
  if (!tier || points === null) {
    return t`${name} in ${season}: ${inMode}, ${games} games, win rate ${winRate}, K/D ${kd}, average damage ${damage}`;
  }
  const standing = tier.label[locale];
  const score = format.number(points);
  return t`${name} in ${season}: ${inMode}, ${standing} with ${score} points, ${games} games, win rate ${winRate}, K/D ${kd}, average damage ${damage}`;
}
