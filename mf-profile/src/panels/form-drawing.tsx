import { matchResult } from '@hotdrop/shared-domain/stats';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { heightOf, scaleOf } from '../form/summarize-form.ts';
import { resultColors } from '../stats/result-colors.ts';

const box = { width: 480, height: 160 };
const places = 20;
const column = box.width / places;
const gap = 6;
const tenth = 10;

/** A column for each match, oldest first: the better the place, the higher. A line marks place 10. */
export function FormDrawing({ matches }: { readonly matches: readonly PlayerMatch[] }) {
  const teams = scaleOf(matches);
  const top = (place: number) => box.height * (1 - heightOf(place, teams));
  return (
    <>
      {matches.map((match, at) => (
        <rect
          key={match.id}
          x={at * column + gap / 2}
          y={top(match.teamRank)}
          width={column - gap}
          height={box.height - top(match.teamRank)}
          rx="2"
          fill={resultColors[matchResult(match)]}
        />
      ))}
      {teams > tenth && (
        <path d={`M0 ${top(tenth)}H${box.width}`} stroke="var(--muted)" strokeDasharray="4 4" />
      )}
    </>
  );
}
