import type { Site } from '@hotdrop/shared-domain/contract';
import type { MapGeography } from '@hotdrop/shared-domain/game';
import { failureStatus, loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import { decodeTracks } from '@hotdrop/shared-domain/tracks';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { loadMap } from '../places/maps.ts';
import { type Story, tellStory } from './story/story.ts';

type TrackAnswer = Answer<'getTracks'>;

/** The reason why a match has no replay now. `unreadable`: this version of the page cannot read its tracks. */
export type Absence =
  | Exclude<TrackAnswer['tracks'], { state: 'ready' }>
  | { readonly state: 'none'; readonly reason: 'unreadable'; readonly retryAfter: null };

export interface ReplayData {
  readonly shard: string;
  /** The player whom the address names. */
  readonly player: string | null;
  /** Null: the request failed. */
  readonly match: TrackAnswer['match'] | null;
  /** Null: there is none, and `absence` tells why. */
  readonly story: Story | null;
  readonly absence: Absence | null;
  /** Whether the log of the match breaks off. */
  readonly isCut: boolean;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

const unreadable: Absence = { state: 'none', reason: 'unreadable', retryAfter: null };

/** Reads the tracks of a match, and tells it from the side of the player in the address. */
export const replayLoader =
  (site: Site) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { shard = '', match: matchId = '' } = params;
    const signal = loaderSignal(site, request.signal);
    const player = new URL(request.url).searchParams.get('player');
    const answer = await site.api.getTracks({ shard, matchId }, { signal });
    const nothing = { shard, player, story: null, isCut: false, map: null, ground: null } as const;
    if (!answer.ok) {
      if (answer.error.kind === 'not-found' || answer.error.kind === 'invalid')
        throw data(null, { status: 404 });
      const loaded: ReplayData = { ...nothing, match: null, absence: null };
      return data(loaded, { status: failureStatus(answer.error) });
    }
    const { match, tracks: state } = answer.data;
    if (state.state !== 'ready') return data({ ...nothing, match, absence: state } satisfies ReplayData);

    const [file, map, ground] = await Promise.all([
      site.api.getTrackFile({ shard, matchId, version: state.version }, { signal }),
      loadMap(site, match.mapName),
      loadGround(site, match.mapName, signal),
    ]);
    if (!file.ok) {
      reportFailure(site, file.error, { area: 'mf-hotdrops', page: 'replay' });
      const loaded: ReplayData = { ...nothing, match: null, absence: null };
      return data(loaded, { status: failureStatus(file.error) });
    }
    const tracks = decodeTracks(file.data);
    const { damageCauser } = await site.game.loadDictionaries();
    const story = tracks && tellStory(tracks, player, { map, weaponName: damageCauser });
    return data({
      ...{ shard, player, match, story, map, ground },
      absence: story ? null : unreadable,
      isCut: state.isCut,
    } satisfies ReplayData);
  };
