import { type MapGeography, readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import { fitSize } from '@hotdrop/shared-domain/text';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { countAlive, countKills, createModel, findFollowed, findPlayer, teamOf } from '../moment.ts';
import { useEliminationWords } from '../player/moment-words.tsx';
import type { ReplayData } from '../read-replay.ts';
import type { Story } from '../story.ts';
import { findTown } from '../story.ts';
import { MomentMap } from './moment-map.tsx';

interface ReplayCardProps {
  readonly match: NonNullable<ReplayData['match']>;
  readonly story: Story;
  readonly tracks: Tracks;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** Null: the last kill or death of the team. */
  readonly at: number | null;
  readonly weaponName: (id: string) => string;
}

const left = 72;
/** The words have this much room beside the map, in px. */
const room = 500;

/** A moment of a match: what happened in words at the left, and where at the right. */
export function ReplayCard({ match, story, tracks, map, ground, at, weaponName }: ReplayCardProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const model = createModel(tracks, weaponName);
  const followed = findFollowed(tracks, story.follows);
  const members = (followed === null ? undefined : teamOf(model.teams, followed)?.members) ?? [];
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  const events = tracks.log.filter(({ type, by, whom }) => type === 'kill' && (isOurs(by) || isOurs(whom)));
  const second = Math.min(tracks.end, at ?? events.at(-1)?.at ?? tracks.end);
  const last = events.findLast((one) => one.at <= second);
  const event = last && model.named[tracks.log.indexOf(last)];
  const player = followed === null ? undefined : tracks.players[followed];
  const place = player ? findPlayer(player, second) : null;
  const mapName = readMap(game, match.mapName).name[locale];
  const title = [(place && findTown(map, place)) ?? mapName, format.clock(second)].join(', ');
  const about = [
    t`Replay`,
    mapName,
    readMode(game, match.gameMode).name[locale],
    readMatchType(game, match.matchType).name[locale],
  ].join(' · ');
  const alive = countAlive(tracks, second);
  const words = useEliminationWords();
  const kills = followed === null ? 0 : (countKills(tracks, second)[followed] ?? 0);
  const stats = [
    { label: t`Alive`, value: format.number(alive.players), of: format.number(tracks.players.length) },
    { label: t`Teams`, value: format.number(alive.teams), of: format.number(story.teamCount) },
    { label: t`Kills`, value: format.number(kills) },
    { label: t`Final place`, value: story.teamRank === null ? '–' : `#${story.teamRank}` },
  ];
  return (
    <>
      <MomentMap
        model={model}
        followed={followed}
        members={members}
        ground={ground}
        place={place}
        at={second}
      />
      <text x={left} y="104" fontSize={fitSize(about, room, 27)} fill="var(--muted)">
        {about}
      </text>
      <text x={left} y="196" fontSize={fitSize(title, room, 84)} fill="var(--text)">
        {title}
      </text>
      <text x={left} y="250" fontSize={fitSize(story.follows, room, 36)} fill="var(--accent)">
        {story.follows}
      </text>
      {event && (
        <>
          <text x={left} y="300" fontSize="28" fill="var(--text)">
            {words.describe(event)}
          </text>
          <text x={left} y="336" fontSize="24" fill="var(--muted)">
            {[format.clock(event.at), words.details(event)].filter(Boolean).join(' · ')}
          </text>
        </>
      )}
      {stats.map(({ label, value, of }, index) => (
        <g key={label} transform={`translate(${left + index * 132} 0)`}>
          <text y="424" fontSize="22" fill="var(--muted)">
            {label}
          </text>
          <text y="474" fontSize="46" fill="var(--text)">
            {value}
            {of && (
              <tspan dx="8" fontSize="22" fill="var(--muted)">
                {t`of ${of}`}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </>
  );
}
