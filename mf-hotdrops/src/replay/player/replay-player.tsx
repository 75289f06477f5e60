import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { TabPanels } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GroundDrawing } from '../../ground/draw-ground.ts';
import { countAlive, countKills, createModel, findFollowed, findZone, type ReplayModel } from '../moment.ts';
import { listFights } from '../story.ts';
import { Controls, pressKey } from './controls.tsx';
import { KillFeed, type ShownReplay, TeamHealth, TeamList } from './lists.tsx';
import { MomentWords } from './moment-words.tsx';
import styles from './player.module.css';
import { ReplayClock } from './replay-clock.ts';
import { isMotionReduced, Stage } from './stage.tsx';
import { StageView } from './stage-view.ts';

export interface ReplayPlayerProps {
  readonly tracks: Tracks;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** The player to follow, by name or account id. */
  readonly player: string | null;
  /** The second to show, from the address. Null: it begins at the start, in motion. */
  readonly at: number | null;
  /** Whether it is the content of its page, and not a part of another one. */
  readonly isPage: boolean;
  readonly weaponName: (id: string) => string;
  /** The address of a moment. */
  readonly addressOf: (at: number, player: string | null) => string;
  /** Called with the moment and the followed player after a pause and after a change of player. */
  readonly onMoment?: ((at: number, player: string | null) => void) | undefined;
}

/** A match in motion: the stage, its controls, and the same facts as words and lists. */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { tracks, map, ground, player, at: begin, isPage, weaponName, addressOf, onMoment } = props;
  const { t } = useLingui();
  const model = useMemo(() => createModel(tracks, weaponName), [tracks, weaponName]);
  const [followed, setFollowed] = useState(() => findFollowed(tracks, player));
  const [isFollowing, setFollowing] = useState(followed !== null);
  const [clock] = useState(
    () => new ReplayClock(tracks.end, begin ?? 0, begin === null && !isMotionReduced()),
  );
  const [view] = useState(() => new StageView(tracks.size, followed !== null));
  const { at, isPlaying, speed } = useSyncExternalStore(clock.subscribe, clock.getSnapshot);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root);

  const team = followed === null ? undefined : model.teams[model.teamAt[followed] ?? -1];
  const members = useMemo(() => team?.members ?? [], [team]);
  const fights = useMemo(() => (team ? listFights(tracks, team) : []), [tracks, team]);
  // The lists follow outside of the frame that paints the map.
  const listAt = useDeferredValue(at);
  const kills = useMemo(() => countKills(tracks, listAt), [tracks, listAt]);
  const nameOf = (player: number | null) => (player === null ? null : (tracks.players[player]?.name ?? null));

  const follow = useCallback(
    (next: number | null) => {
      if (next !== null) setFollowed(next);
      setFollowing(next !== null);
      if (next === null) view.free();
      else view.follow(performance.now(), isMotionReduced());
    },
    [view],
  );
  const seek = useCallback((time: number) => clock.seek(time), [clock]);
  const free = () => {
    setFollowing(false);
    view.free();
  };

  const hasBegun = useRef(false);
  /** Moments that were told and are not yet in the address, the oldest first. */
  const told = useRef<number[]>([]);
  const tell = useEffectEvent((player: number | null) => {
    if (!onMoment) return;
    const second = Math.round(clock.at);
    told.current.push(second);
    onMoment(second, nameOf(player));
  });
  // Another player is another address.
  useEffect(() => {
    if (hasBegun.current && !isPlaying) tell(followed);
    hasBegun.current = true;
  }, [isPlaying, followed]);

  const showMoment = useEffectEvent((second: number) => {
    // The address of a told moment may arrive after the next press.
    const place = told.current.lastIndexOf(second);
    told.current = place < 0 ? [] : told.current.slice(place + 1);
    if (place >= 0 || Math.round(clock.at) === Math.round(second)) return;
    clock.pause();
    clock.seek(second);
    root.current?.scrollIntoView({ block: 'nearest' });
  });
  // A link on the page leads to a moment.
  useEffect(() => {
    if (begin !== null) showMoment(begin);
  }, [begin]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    if (event.key === 'f')
      follow(members[(members.indexOf(followed ?? -1) + 1) % Math.max(1, members.length)] ?? null);
    else if (!pressKey(clock, event.key, { fights, end: tracks.end })) return;
    event.preventDefault();
  };

  const replay = useMemo(
    (): ShownReplay => ({ model, at: listAt, followed, members, fights, kills, follow, seek }),
    [model, listAt, followed, members, fights, kills, follow, seek],
  );
  const feed = <KillFeed replay={replay} />;
  const teams = <TeamList replay={replay} />;
  const health = <TeamHealth replay={replay} />;
  const { players: alive, teams: teamsAlive } = countAlive(tracks, at);
  const [dead, all, teamCount] = [tracks.players.length - alive, tracks.players.length, model.teams.length];
  return (
    <div ref={root} className={classNames(styles.root, isPage && styles.page)}>
      <Grid gap={4} className={styles.player}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole player; each has a control */}
        <div className={styles.main} onKeyDown={onKeyDown}>
          <Panel label={t`Replay`}>
            <div className={styles.stage}>
              <Stage
                model={model}
                clock={clock}
                view={view}
                map={map}
                ground={ground}
                followed={followed}
                isFocused={begin === null}
                onFollow={follow}
                onFree={free}
              />
              <StateChip model={model} at={at} players={alive} teams={teamsAlive} />
              {isWide && health}
            </div>
            {!isWide && health}
            <Controls
              clock={clock}
              replay={replay}
              isFollowing={isFollowing}
              alive={alive}
              state={{ at, isPlaying, speed }}
              address={addressOf(Math.round(at), nameOf(followed))}
            />
          </Panel>
        </div>
        {isWide ? (
          <>
            <Panel
              title={<Trans>Kill feed</Trans>}
              aside={
                <Trans>
                  {dead} of {all} dead
                </Trans>
              }
              className={styles.feed}
            >
              {feed}
            </Panel>
            <Panel
              title={<Trans>Teams</Trans>}
              aside={
                <Trans>
                  {teamsAlive} of {teamCount} alive
                </Trans>
              }
              className={styles.teams}
            >
              {teams}
            </Panel>
          </>
        ) : (
          <Panel label={t`Kill feed and teams`} className={styles.lists}>
            <TabPanels
              label={t`Kill feed and teams`}
              panels={[
                { id: 'feed', label: <Trans>Kill feed</Trans>, content: () => feed },
                { id: 'teams', label: <Trans>Teams</Trans>, content: () => teams },
              ]}
            />
          </Panel>
        )}
      </Grid>
      <MomentWords replay={replay} at={at} isPlaying={isPlaying} />
      {isWide && <KeyLegend />}
    </div>
  );
}

interface StateChipProps {
  readonly model: ReplayModel;
  readonly at: number;
  readonly players: number;
  readonly teams: number;
}

/** How many are alive, and when the zone stands again. */
function StateChip({ model, at, players, teams }: StateChipProps) {
  const { clock } = useFormat();
  const zone = findZone(model, at);
  const [phase, closes] = [zone?.phase ?? 0, clock(zone?.closesIn)];
  return (
    <Text as="p" size="t13" surface="panel" padding={[1, 3]} className={styles.chip}>
      <Trans>
        <b>{players}</b> alive, <b>{teams}</b> teams
      </Trans>
      {zone?.closesIn != null && (
        <>
          {' · '}
          <Trans>
            zone {phase} closes in <b>{closes}</b>
          </Trans>
        </>
      )}
    </Text>
  );
}

/** The keys of the replay, for those with a keyboard. */
function KeyLegend() {
  const { t } = useLingui();
  const keys = [
    { keys: [t`Space`], does: <Trans>play</Trans> },
    { keys: ['←', '→'], does: <Trans>10 seconds</Trans> },
    { keys: [',', '.'], does: <Trans>fight</Trans> },
    { keys: ['↑', '↓'], does: <Trans>speed</Trans> },
    { keys: ['+', '−'], does: <Trans>zoom</Trans> },
    { keys: ['Shift', '←'], does: <Trans>move the map</Trans> },
    { keys: ['F'], does: <Trans>next player</Trans> },
    { keys: ['M'], does: <Trans>whole map</Trans> },
  ];
  return (
    <Row as="ul" gap={4} isWrapped size="t13" tone="muted" className={styles.keys} aria-label={t`Keys`}>
      {keys.map((one) => (
        <Row as="li" gap={1} key={one.keys.join()}>
          {one.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {one.does}
        </Row>
      ))}
    </Row>
  );
}

/** From this many px on, lists are beside the stage. The styles have the same number. */
const wide = 900;

/** Whether an element, which can be a part of another page, has room for lists beside the stage. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.getBoundingClientRect().width >= wide);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [element]);
  return isWide;
}
