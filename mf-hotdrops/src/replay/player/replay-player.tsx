import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { TabPanels } from '@hotdrop/shared-ui/tab-panels';
import { usePopover } from '@hotdrop/shared-ui/tooltip';
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
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { listFights, type TeamFight } from '../fights.ts';
import { countAlive, countKills, createModel, findFollowed } from '../moment.ts';
import { findMoments, lead, type Moment } from '../moments.ts';
import frame from '../replay.module.css';
import { ControlBar } from './control-bar.tsx';
import { type KeyActions, useKeys } from './keys.ts';
import { KillFeed, type ShownReplay, TeamGrid } from './lists.tsx';
import { MomentList } from './moment-list.tsx';
import { MomentWords } from './moment-words.tsx';
import { OwnTeam } from './own-team.tsx';
import styles from './player.module.css';
import { ReplayClock, speeds } from './replay-clock.ts';
import { isMotionReduced, Stage } from './stage.tsx';
import { StageView } from './stage-view.ts';
import { Timeline } from './timeline.tsx';

export interface ReplayPlayerProps {
  readonly tracks: Tracks;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** The player to follow, by name or account id. */
  readonly player: string | null;
  /** The second to show, from the address. Null: it begins before the first fight, in motion. */
  readonly at: number | null;
  /** Whether it is the content of its page, which gives it the keys, and not a part of another one. */
  readonly isPage: boolean;
  readonly weaponName: (id: string) => string;
  /** Receives the second of the stage, for the page around the player. */
  readonly second?: RefObject<number | null> | undefined;
  /** The address of a moment. */
  readonly addressOf: (at: number, player: string | null) => string;
  /** Called with the moment and the followed player after a pause, a jump, and a change of player. */
  readonly onMoment?: ((at: number, player: string | null) => void) | undefined;
}

/** A replay begins this many seconds before the first fight. */
const beforeFight = 8;
/** How a fight ended is on the map for this many seconds. */
const afterFight = 12;
/** The start of a fight is before a second by more than this many seconds, so that a second press goes on. */
const sameFight = 2;

/** A match in motion: the stage with the team on it, lists beside it, and controls that stay in the window. */
export function ReplayPlayer(props: ReplayPlayerProps) {
  const { tracks, map, ground, player, at: begin, isPage, weaponName, second, addressOf, onMoment } = props;
  const { t } = useLingui();
  const model = useMemo(() => createModel(tracks, weaponName), [tracks, weaponName]);
  const [followed, setFollowed] = useState(() => findFollowed(tracks, player));
  const team = followed === null ? undefined : model.teams[model.teamAt[followed] ?? -1];
  const members = useMemo(() => team?.members ?? [], [team]);
  const fights = useMemo(() => (team ? listFights(tracks, team) : []), [tracks, team]);
  const moments = useMemo(
    () => (team ? findMoments(model, { team, fights, map }) : []),
    [model, team, fights, map],
  );
  const [clock] = useState(() => {
    const landing = followed === null ? null : tracks.players[followed]?.landing;
    const first = (fights[0]?.at ?? landing?.at ?? 0) - beforeFight;
    return new ReplayClock(tracks.end, begin ?? first, begin === null && !isMotionReduced());
  });
  const [view] = useState(() => new StageView(tracks.size, followed !== null));
  const { at, isPlaying, speed } = useSyncExternalStore(clock.subscribe, clock.getSnapshot);
  useEffect(() => {
    if (second) second.current = at;
  }, [second, at]);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(root);
  const keys = usePopover('above');

  // The lists follow outside of the frame that paints the map.
  const listAt = useDeferredValue(at);
  const kills = useMemo(() => countKills(tracks, listAt), [tracks, listAt]);
  const nameOf = (player: number | null) => (player === null ? null : (tracks.players[player]?.name ?? null));

  const follow = useCallback(
    (next: number) => {
      setFollowed(next);
      view.follow(performance.now(), isMotionReduced());
    },
    [view],
  );
  const seek = useCallback((time: number) => clock.seek(time), [clock]);
  const play = useCallback(
    (moment: Moment) => {
      view.follow(performance.now(), isMotionReduced());
      clock.seek(moment.at - lead);
      clock.play();
    },
    [clock, view],
  );
  const actions: KeyActions = {
    toggle: () => clock.toggle(),
    jump: (seconds) => clock.seek(clock.at + seconds),
    goToFight: (step) =>
      clock.seek(
        step > 0
          ? (fights.find((fight) => fight.at > clock.at + 1)?.at ?? tracks.end)
          : (fights.findLast((fight) => fight.at < clock.at - sameFight)?.at ?? 0),
      ),
    changeSpeed: (step) => clock.setSpeed(speeds[speeds.indexOf(clock.getSnapshot().speed) + step] ?? speed),
    zoom: (steps) => view.zoomBy(steps),
    pan: (x, y) => {
      view.free();
      view.panBy({ x, y });
    },
    showAll: () => {
      view.free();
      view.showAll();
    },
    followNext: () => {
      const next = members[(members.indexOf(followed ?? -1) + 1) % Math.max(1, members.length)];
      if (next !== undefined) follow(next);
    },
    playMoment: (index) => {
      const moment = moments[index];
      if (moment) play(moment);
    },
    fillScreen: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.()),
    listKeys: () => (keys.isOpen ? keys.hide() : keys.show()),
  };
  useKeys(root, isPage, actions);
  useAddress({ clock, begin, followed, root, onMoment: (second) => onMoment?.(second, nameOf(followed)) });

  const fight = fights.find(({ at: from, to }) => listAt >= from - beforeFight && listAt <= to + afterFight);
  const replay = useMemo(
    (): ShownReplay => ({ model, at: listAt, followed, members, fight, kills, follow, seek }),
    [model, listAt, followed, members, fight, kills, follow, seek],
  );
  const { players: alive, teams: teamsAlive } = countAlive(tracks, at);
  const teamCount = model.teams.length;
  const feed = { id: 'feed', label: <Trans>Kill feed</Trans>, content: () => <KillFeed replay={replay} /> };
  const momentPanel = {
    id: 'moments',
    label: (
      <>
        <Trans>Moments</Trans>
        <small>{moments.length}</small>
      </>
    ),
    content: () => (
      <MomentList
        model={model}
        ground={ground}
        moments={moments}
        members={members}
        current={moments.findLast((moment) => at >= moment.at - lead && at <= moment.at + momentLength)}
        play={play}
        addressOf={(second) => addressOf(second, nameOf(followed))}
      />
    ),
  };
  const teams = { id: 'teams', label: <Trans>Teams</Trans>, content: () => <TeamGrid replay={replay} /> };
  return (
    <div ref={root} className={styles.player}>
      <div className={frame.layout}>
        <section className={frame.stage} aria-label={t`Replay`}>
          <Stage
            model={model}
            clock={clock}
            view={view}
            map={map}
            ground={ground}
            followed={followed}
            onFollow={follow}
          />
          <Clock at={at} players={alive} teams={teamsAlive} />
          {fight && (
            <FightChip fight={fight} number={fights.indexOf(fight) + 1} count={fights.length} at={at} />
          )}
          <OwnTeam replay={replay} />
        </section>
        <div className={frame.side}>
          <Panel label={t`Kill feed and moments`} className={styles.lists}>
            <TabPanels
              label={t`Kill feed and moments`}
              panels={isWide ? [feed, momentPanel] : [feed, momentPanel, teams]}
            />
          </Panel>
          {isWide && (
            <Panel
              title={<Trans>Teams</Trans>}
              aside={
                <Trans>
                  {teamsAlive} of {teamCount}
                </Trans>
              }
            >
              {teams.content()}
            </Panel>
          )}
        </div>
      </div>
      <VisuallyHidden>
        <MomentWords replay={replay} at={at} isPlaying={isPlaying} />
      </VisuallyHidden>
      <ControlBar clock={clock} state={{ at, isPlaying, speed }} actions={actions} keys={keys}>
        <Timeline
          clock={clock}
          at={at}
          tracks={tracks}
          fights={fights}
          moments={moments}
          members={members}
          alive={alive}
        />
      </ControlBar>
    </div>
  );
}

/** A moment is marked for this many seconds. */
const momentLength = 20;

interface AddressProps {
  readonly clock: ReplayClock;
  /** The second of the address. */
  readonly begin: number | null;
  readonly followed: number | null;
  readonly root: RefObject<HTMLElement | null>;
  readonly onMoment: (second: number) => void;
}

/** After a jump, the address follows when no other one comes within this time, in milliseconds. */
const settled = 300;

/** Keeps the second of a replay in the address, and goes to the second of a link on the page. */
function useAddress({ clock, begin, followed, root, onMoment }: AddressProps): void {
  /** Moments that were reported and are not yet in the address, the oldest first. */
  const reported = useRef<number[]>([]);
  const report = useEffectEvent(() => {
    const second = Math.round(clock.at);
    if (reported.current.at(-1) !== second) reported.current.push(second);
    onMoment(second);
  });

  const hasBegun = useRef(false);
  // Another player is another address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the player who is reported
  useEffect(() => {
    if (hasBegun.current) report();
    hasBegun.current = true;
  }, [followed]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = clock.onJump(() => {
      clearTimeout(timer);
      timer = setTimeout(report, settled);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [clock]);

  const showMoment = useEffectEvent((second: number) => {
    // The address of a reported moment may arrive after the next press.
    const place = reported.current.lastIndexOf(second);
    reported.current = place < 0 ? [] : reported.current.slice(place + 1);
    if (place >= 0 || Math.round(clock.at) === Math.round(second)) return;
    clock.pause();
    clock.seek(second);
    root.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (begin !== null) showMoment(begin);
  }, [begin]);
}

interface ClockProps {
  readonly at: number;
  readonly players: number;
  readonly teams: number;
}

/** The time, and who is alive. */
const Clock = ({ at, players, teams }: ClockProps) => (
  <Row
    as="p"
    gap={3}
    align="baseline"
    size="t13"
    tone="muted"
    className={classNames(styles.chip, styles.clock)}
  >
    <Text as="b" size="d20">
      {useFormat().clock(at)}
    </Text>
    <Trans>{players} alive</Trans>
    <span>
      <Trans>{teams} teams</Trans>
    </span>
  </Row>
);

interface FightChipProps {
  readonly fight: TeamFight;
  readonly number: number;
  readonly count: number;
  readonly at: number;
}

/** The fight of the team, its enemy, and after its last hit how it ended. */
const FightChip = ({ fight: { enemy, to, isWon }, number, count, at }: FightChipProps) => (
  <Row as="p" align="baseline" size="t13" tone="muted" className={classNames(styles.chip, styles.fightChip)}>
    <span className={styles.fightNumber}>
      <Trans>
        Fight {number} of {count}
      </Trans>
    </span>
    <b>
      <Trans>Team {enemy}</Trans>
    </b>
    {at > to && <Text tone={isWon ? 'up' : 'down'}>{isWon ? <Trans>Won</Trans> : <Trans>Lost</Trans>}</Text>}
  </Row>
);

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
