import { readMap, readPlatform } from '@hotdrop/shared-domain/game';
import { gradeLetter, gradeScore, matchResult } from '@hotdrop/shared-domain/stats';
import { fitSize, formatDate, inUtc } from '@hotdrop/shared-domain/text';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { hasElimination } from '../days.ts';
import { readNames } from '../read-names.ts';

interface MatchPictureProps {
  readonly name: string;
  readonly platform: string;
  readonly match: MatchDetail;
}

const left = 72;
const right = 1128;
const columnWidth = 240;
const colors = { win: 'var(--accent)', top10: 'var(--text)', other: 'var(--text)' };

/** A player's name, place, map, and stats of one match. */
export function MatchPicture({ name, platform, match }: MatchPictureProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { player, points, grade } = match;
  const { mode, kind } = readNames(game, match, locale);
  const map = readMap(game, match.mapName).name[locale];
  const { teamRank, teamTotal } = player;
  const date = formatDate(Date.parse(match.createdAt), 'date', locale, inUtc);
  const about = [readPlatform(game, platform).name[locale], mode, kind, date].filter(Boolean);
  const stats = [
    [format.number(player.kills), t`Kills`],
    [format.number(player.damageDealt), t`Damage`],
    [format.clock(player.timeSurvived), t`Time alive`],
    ...(points === null ? [] : [[format.change(points), t`Points`]]),
  ];
  return (
    <>
      <text x={left} y="112" fontSize="32" fill="var(--muted)">
        {about.join(' · ')}
      </text>
      <text x={left} y="220" fontSize={fitSize(name, right - left - 200, 104)} fill="var(--text)">
        {name}
      </text>
      <text x={left} y="316" fontSize="56" fill={colors[matchResult(player)]}>
        {hasElimination(game, match) ? t`#${teamRank} of ${teamTotal} on ${map}` : map}
      </text>
      {stats.map(([value, label], at) => (
        <g key={label} transform={`translate(${left + at * columnWidth} 0)`}>
          <text y="440" fontSize="72" fill="var(--text)">
            {value}
          </text>
          <text y="486" fontSize="26" fill="var(--muted)">
            {label}
          </text>
        </g>
      ))}
      {grade && (
        <text x={right} y="236" fontSize="168" textAnchor="end" fill="var(--accent)">
          {gradeLetter(gradeScore(grade))}
        </text>
      )}
    </>
  );
}
