import { readPlatform, type Season } from '@hotdrop/shared-domain/game';
import { fitSize } from '@hotdrop/shared-domain/text';
import type { Standing as StandingOfPoints } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierPicture } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import type { Overview, PlayedMode } from '../season/season-overview.ts';
import { formatStat, mainStats, modeStats, topShare } from '../stats/stats.ts';

interface ShareCardProps {
  readonly name: string;
  readonly platform: string;
  readonly season: Season | null;
  /** Null: the season has no stats. */
  readonly overview: Overview | null;
}

const left = 72;
/** The right edge of the text, with and without a tier mark. */
const textEnd = { withMark: 840, alone: 1128 };

/** A player's name, tier, and four stats of a season. */
export function ShareCard({ name, platform, season, overview }: ShareCardProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const chosen = overview?.chosen ?? null;
  const tier = chosen?.played.tier ?? null;
  const space = (tier ? textEnd.withMark : textEnd.alone) - left;
  const size = fitSize(name, space, 112);
  const about = [readPlatform(game, platform), season && { name: season.label }, chosen?.mode];
  return (
    <>
      <text x={left} y="112" fontSize="32" fill="var(--muted)">
        {about.flatMap((one) => one?.name[locale] ?? []).join(' · ')}
      </text>
      <text x={left} y="224" fontSize={size} fill="var(--text)">
        {name}
      </text>
      {chosen ? (
        <Standing {...chosen} />
      ) : (
        <text x={left} y="320" fontSize="40" fill="var(--muted)">
          {t`No stats available for this season`}
        </text>
      )}
      {tier && (
        <g transform="translate(852 64) scale(4.3)">
          <TierPicture mark={tier.mark} />
        </g>
      )}
    </>
  );
}

const columnWidth = 192;

function Standing({ played }: PlayedMode) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points, ranked } = played;
  const shown = format.number(points);
  const standing = ranked?.rating.rankPoint ?? null;
  return (
    <>
      {tier && (
        <text x={left} y="312" fontSize="48">
          <tspan fill="var(--accent)">{tier.label[locale]}</tspan>
          {points !== null && <tspan dx="20" fill="var(--text)">{t`${shown} points`}</tspan>}
        </text>
      )}
      {mainStats.map((id, at) => (
        <g key={id} transform={`translate(${left + at * columnWidth} 0)`}>
          <text y="440" fontSize="72" fill="var(--text)">
            {formatStat(id, format, played)}
          </text>
          <text y="486" fontSize="26" fill="var(--muted)">
            {i18n._(modeStats[id].label)}
          </text>
        </g>
      ))}
      {standing && <TopPlace standing={standing} population={ranked?.rating.population ?? null} />}
    </>
  );
}

interface TopPlaceProps {
  readonly standing: StandingOfPoints;
  /** Null: not known. */
  readonly population: number | null;
}

/** The place among all ranked players, below the tier's mark. */
function TopPlace({ standing, population }: TopPlaceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const top = topShare(standing, population);
  const share = format.percent(top);
  const place = format.number(standing.rank);
  const all = format.number(population);
  return (
    <g transform="translate(989 0)" textAnchor="middle">
      {top !== null && (
        <text y="440" fontSize="60" fill="var(--accent)">
          {t`Top ${share}`}
        </text>
      )}
      {population !== null && (
        <text y={top === null ? 440 : 486} fontSize="26" fill="var(--muted)">
          {t`No. ${place} of ${all}`}
        </text>
      )}
    </g>
  );
}
