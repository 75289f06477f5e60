import { readMap, readPlatform, readSeason } from '@hotdrop/shared-domain/game';
import { matchResult } from '@hotdrop/shared-domain/stats';
import { fitSize, formatWeekday, parseWeek } from '@hotdrop/shared-domain/text';
import type { PlayedWeek, WeekStats } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierPicture } from '@hotdrop/shared-ui/tier-mark';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { findDivision } from '../climb/climb-curve.ts';
import { resultColors } from '../stats/result-colors.ts';
import { damageOf, findMainMode, kdOf, listDays, splitUnit, useWeekWords } from '../week-data/week-data.ts';

interface WeekCardProps {
  readonly name: string;
  readonly platform: string;
  readonly played: PlayedWeek;
}

const left = 72;
/** The right edge of the text, with and without a tier mark. */
const textEnd = { withMark: 840, alone: 1128 };

/** A player's name, the points won or lost, five stats, the days, and the best of a week. */
export function WeekCard({ name, platform, played }: WeekCardProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const { week, from, to } = useWeekWords(played.week);
  const number = week?.number ?? 0;
  const points = findMainMode(played)?.points ?? null;
  const tier = points && findDivision(game, readSeason(game, points.season), points.to);
  const space = (tier ? textEnd.withMark : textEnd.alone) - left;
  return (
    <>
      <text x={left} y="92" fontSize="30" fill="var(--muted)">
        {[readPlatform(game, platform).name[locale], t`Week ${number}`, t`${from} to ${to}`].join(' · ')}
      </text>
      <text x={left} y="192" fontSize={fitSize(name, space, 104)} fill="var(--text)">
        {name}
      </text>
      {played.stats ? (
        <Stats played={played} stats={played.stats} />
      ) : (
        <text x={left} y="280" fontSize="40" fill="var(--muted)">
          {t`No match in week ${number}.`}
        </text>
      )}
      {tier && (
        <g transform="translate(884 52) scale(3.4)">
          <TierPicture mark={tier.mark} />
        </g>
      )}
    </>
  );
}

function Stats({ played, stats }: { readonly played: PlayedWeek; readonly stats: WeekStats }) {
  const { t } = useLingui();
  const format = useFormat();
  const shown = [
    [format.number(stats.matches), t({ message: 'Matches', context: 'a count' })],
    [format.hours(stats.timeSurvived), t`Time alive`],
    [format.number(stats.wins), t`Wins`],
    [format.decimal(kdOf(stats)), t`K/D`],
    [format.number(damageOf(stats)), t`Avg damage`],
  ];
  return (
    <>
      <Points played={played} />
      {shown.map(([value = '', label], at) => (
        <g key={label} transform={`translate(${left + at * columnWidth} 0)`}>
          <Stat value={value} />
          <text y="408" fontSize="24" fill="var(--muted)">
            {label}
          </text>
        </g>
      ))}
      <Days played={played} />
      <Best played={played} />
    </>
  );
}

const columnWidth = 148;

const statSize = 56;

/** Maximum width of a number in the display font, in which only `1` and separators are narrow. */
const widthOfNumber = (number: string): number =>
  statSize * [...number].reduce((sum, letter) => sum + (/[1.,]/.test(letter) ? 0.28 : 0.46), 0);

/**
 * The unit is small: in some languages it is as long as the number. Its own `x` makes it a run of its own. Otherwise the
 * renderer would draw the number in the wider font of the unit, too.
 */
function Stat({ value }: { readonly value: string }) {
  const [number, unit] = splitUnit(value);
  return (
    <text y="372" fontSize={statSize} fill="var(--text)">
      {number}
      {unit && (
        <tspan x={widthOfNumber(number)} fontSize="24">
          {unit}
        </tspan>
      )}
    </text>
  );
}

function Points({ played }: { readonly played: PlayedWeek }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const points = findMainMode(played)?.points;
  if (!points) return null;
  const change = points.to - points.from;
  const shown = format.change(change);
  const tier = findDivision(game, readSeason(game, points.season), points.to);
  return (
    <text x={left} y="280" fontSize="56">
      <tspan fill={change < 0 ? 'var(--down)' : 'var(--up)'}>{t`${shown} points`}</tspan>
      <tspan dx="24" fontSize="34" fill="var(--muted)">
        {[tier?.label[locale], format.number(points.to)].filter(Boolean).join(' · ')}
      </tspan>
    </text>
  );
}

const square = { width: 34, gap: 4, step: 18 };
const dayWidth = 44;
const columnHeight = 9 * square.step;

/** A column of squares for each day, from the bottom. */
function Days({ played }: { readonly played: PlayedWeek }) {
  const { locale } = useSite();
  const week = parseWeek(played.week);
  if (!week) return null;
  const days = listDays(played.sessions, week);
  // A day with many matches makes all squares lower, so that each match has one.
  const most = Math.max(...days.map(({ matches }) => matches.length));
  const step = Math.min(square.step, columnHeight / most);
  const height = Math.max(step - square.gap, step / 2);
  return days.map(({ weekday, matches }) => (
    <g key={weekday} transform={`translate(${830 + weekday * dayWidth} 456)`}>
      {matches.map((match, at) => {
        return (
          <rect
            key={match.id}
            y={-(at + 1) * step}
            width={square.width}
            height={height}
            rx="2"
            fill={resultColors[matchResult(match)]}
          />
        );
      })}
      <rect y="2" width={square.width} height="1" fill="var(--line-strong)" />
      <text x={square.width / 2} y="28" fontSize="18" textAnchor="middle" fill="var(--muted)">
        {formatWeekday(weekday, 'short', locale)}
      </text>
    </g>
  ));
}

function Best({ played }: { readonly played: PlayedWeek }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { bestMatch, bestPartner } = played;
  const lines: (readonly [head: string, rest: string, color: string])[] = [];
  if (bestMatch) {
    const place = format.number(bestMatch.teamRank);
    const map = readMap(game, bestMatch.mapName).name[locale];
    const damage = format.number(bestMatch.damageDealt);
    const { kills } = bestMatch;
    lines.push([
      t`#${place} on ${map}`,
      t`${plural(kills, { one: '# kill', other: '# kills' })}, ${damage} damage`,
      'var(--accent)',
    ]);
  }
  if (bestPartner) {
    const { games, wins } = bestPartner;
    const words =
      wins > 0
        ? t`${plural(wins, { one: '# win together', other: '# wins together' })}`
        : t`${plural(games, { one: '# match together', other: '# matches together' })}`;
    lines.push([bestPartner.name, words, 'var(--text)']);
  }
  return lines.map(([head, rest, color], at) => (
    <text key={head} x={left} y={466 + at * 38} fontSize="28">
      <tspan fill={color}>{head}</tspan>
      <tspan dx="14" fill="var(--muted)">
        {rest}
      </tspan>
    </text>
  ));
}
