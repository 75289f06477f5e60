import type { MapGeography } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { decodeTracks, type Tracks } from '@hotdrop/shared-domain/tracks';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { replayAddress } from '../places/places.ts';
import type { ReplayPlayerProps } from './player/replay-player.tsx';
import styles from './replay.module.css';
import type { Story } from './story.ts';
import { Events, RoutePicture } from './story.tsx';

interface WatchProps extends Pick<ReplayPlayerProps, 'isPage' | 'second' | 'onMoment'> {
  readonly shard: string;
  readonly match: string;
  /** Names the tracks. */
  readonly version: string;
  readonly story: Story;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
  /** The second of the address. Null: it names none. */
  readonly at: number | null;
}

interface Loaded {
  readonly Player: ComponentType<ReplayPlayerProps>;
  readonly tracks: Tracks;
  readonly weaponName: (id: string) => string;
}

/** The replay. The server's story, as text beside a still map, has its place until the player is loaded. */
export function Watch({
  shard,
  match,
  version,
  story,
  map,
  ground,
  at,
  isPage,
  second,
  onMoment,
}: WatchProps) {
  const site = useSite();
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');

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
  const loadOnce = useEffectEvent(() => void load());
  useEffect(() => loadOnce(), []);

  const addressOf = (second: number, player: string | null) =>
    site.origin + replayAddress(site, { shard, match, at: second, player: player ?? undefined });
  if (typeof loaded !== 'string') {
    const { Player, tracks, weaponName } = loaded;
    return (
      <div className={styles.root}>
        <Player
          tracks={tracks}
          weaponName={weaponName}
          map={map}
          ground={ground}
          player={story.follows}
          at={at}
          isPage={isPage}
          second={second}
          addressOf={addressOf}
          onMoment={onMoment}
        />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.layout}>
        <div className={styles.stage}>
          <RoutePicture story={story} map={map} ground={ground} />
        </div>
        <div className={styles.side}>
          <Events
            story={story}
            momentAt={(second) => replayAddress(site, { shard, match, at: second, player: story.follows })}
          />
        </div>
      </div>
      <Row gap={3} className={styles.bar}>
        {loaded === 'failed' && (
          <>
            <span role="alert">
              <Trans>The replay could not be loaded.</Trans>
            </span>
            <Button onClick={() => void load()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}
