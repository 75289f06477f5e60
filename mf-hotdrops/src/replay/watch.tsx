import type { MapGeography } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { decodeTracks, type Tracks } from '@hotdrop/shared-domain/tracks';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { replayAddress } from '../places/places.ts';
import { PlayIcon } from './player/icons.tsx';
import type { ReplayPlayerProps } from './player/replay-player.tsx';
import styles from './replay.module.css';

interface WatchProps extends Pick<ReplayPlayerProps, 'isPage' | 'onMoment'> {
  readonly shard: string;
  readonly match: string;
  /** Names the tracks. */
  readonly version: string;
  /** The player whom the replay follows. */
  readonly player: string;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** Null: the address names no moment, so the replay waits for a press. */
  readonly at: number | null;
  /** The content below the player. */
  readonly after?: ReactNode;
  /** The server-drawn picture. */
  readonly children: ReactNode;
}

interface Loaded {
  readonly Player: ComponentType<ReplayPlayerProps>;
  readonly tracks: Tracks;
  readonly weaponName: (id: string) => string;
}

/**
 * The picture of the server with a button that loads the replay in its place. A link to a moment loads it at once, and
 * begins there without motion.
 */
export function Watch(props: WatchProps) {
  const { shard, match, version, player, map, ground, at, isPage, onMoment, after, children } = props;
  const site = useSite();
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed' | null>(null);

  const load = async () => {
    setLoaded('loading');
    try {
      const [{ ReplayPlayer }, file, { damageCauser }] = await Promise.all([
        import(/* webpackChunkName: "replay-player" */ './player/replay-player.tsx'),
        apiOf(site).getTrackFile({ shard, matchId: match, version }),
        site.game.loadDictionaries(),
      ]);
      if (!file.ok) reportFailure(site, file.error, { area: 'mf-hotdrops', page: 'replay' });
      const tracks = file.ok ? decodeTracks(file.data) : null;
      setLoaded(tracks ? { Player: ReplayPlayer, tracks, weaponName: damageCauser } : 'failed');
    } catch (error) {
      site.report(error, { area: 'mf-hotdrops', page: 'replay' });
      setLoaded('failed');
    }
  };

  const loadAtMoment = useEffectEvent((moment: number | null) => {
    if (moment !== null && loaded === null) void load();
  });
  // A link on the page leads to another moment.
  useEffect(() => loadAtMoment(at), [at]);

  if (loaded && typeof loaded !== 'string') {
    const { Player, tracks, weaponName } = loaded;
    const addressOf = (second: number, followed: string | null) =>
      site.origin + replayAddress(site, { shard, match, at: second, player: followed ?? undefined });
    return (
      <>
        <Player
          tracks={tracks}
          weaponName={weaponName}
          map={map}
          ground={ground}
          player={player}
          at={at}
          isPage={isPage}
          addressOf={addressOf}
          onMoment={onMoment}
        />
        {after}
      </>
    );
  }
  return (
    <Grid gap={3}>
      <Row as="p" gap={3} isWrapped className={styles.bar}>
        <Button kind="accent" icon={PlayIcon} isBusy={loaded === 'loading'} onClick={() => void load()}>
          <Trans>Watch the replay</Trans>
        </Button>
        {loaded === 'failed' && (
          <span role="alert">
            <Trans>The replay could not be loaded. Please try again.</Trans>
          </span>
        )}
      </Row>
      {children}
    </Grid>
  );
}
