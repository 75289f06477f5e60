import type { Site } from '@hotdrop/shared-domain/contract';
import { loadMapGeography, type MapGeography } from '@hotdrop/shared-domain/game';
import { failureStatus, loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import { decodeTracks, type Tracks } from '@hotdrop/shared-domain/tracks';
import { type Answer, type ApiFailure, apiOf, type FailureKind } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { loadGround } from '../ground/load-ground.ts';
import { type Story, tellStory } from './story.ts';

type TrackAnswer = Answer<'getTracks'>;

/** The reason why a match has no replay now. `unreadable`: this version of the page cannot read its tracks. */
export type Absence =
  | Exclude<TrackAnswer['tracks'], { state: 'ready' }>
  | { readonly state: 'none'; readonly reason: 'unreadable'; readonly retryAfter: null };

/** A match, and the player whose team the page is about. */
interface ReplayRequest {
  readonly shard: string;
  readonly matchId: string;
  /** The player whom the address names. */
  readonly player: string | null;
}

export interface ReplayData extends Omit<ReplayRequest, 'matchId'> {
  /** Why a request failed. */
  readonly failure: FailureKind | null;
  /** Null: a request failed. */
  readonly match: TrackAnswer['match'] | null;
  /** Null: there is none, and `absence` tells why. */
  readonly story: Story | null;
  readonly absence: Absence | null;
  /** Names the tracks, for the player. Null: there are none. */
  readonly version: string | null;
  /** Whether the log of the match breaks off. */
  readonly isCut: boolean;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

const unreadable: Absence = { state: 'none', reason: 'unreadable', retryAfter: null };

interface ReadReplay {
  readonly loaded: ReplayData;
  readonly status: number;
  readonly tracks: Tracks | null;
  /** Why a request failed. */
  readonly error?: ApiFailure;
}

/** Reads the tracks of a match and the story of a player in it. Null: there is no such match. */
export async function readReplay(
  site: Site,
  { matchId, ...request }: ReplayRequest,
  signal: AbortSignal,
): Promise<ReadReplay | null> {
  const { shard, player } = request;
  const nothing: ReplayData = {
    ...request,
    failure: null,
    match: null,
    story: null,
    absence: null,
    version: null,
    isCut: false,
    map: null,
    ground: null,
  };
  const failed = (failure: ApiFailure): ReadReplay => ({
    loaded: { ...nothing, failure: failure.kind },
    status: failureStatus(failure),
    tracks: null,
    error: failure,
  });
  const answer = await apiOf(site).getTracks({ shard, matchId }, { signal });
  if (!answer.ok) {
    if (answer.error.kind === 'not-found' || answer.error.kind === 'invalid') return null;
    return failed(answer.error);
  }
  const { match, tracks: state } = answer.data;
  if (state.state !== 'ready')
    return { loaded: { ...nothing, match, absence: state }, status: 200, tracks: null };

  const { version, isCut } = state;
  const [file, map, ground] = await Promise.all([
    apiOf(site).getTrackFile({ shard, matchId, version }, { signal }),
    loadMapGeography(site.game, match.mapName),
    loadGround(site.game, match.mapName, { isLarge: true }),
  ]);
  if (!file.ok) {
    reportFailure(site, file.error, { area: 'mf-hotdrops', page: 'replay' });
    return failed(file.error);
  }
  const tracks = decodeTracks(file.data);
  const { damageCauser } = await site.game.loadDictionaries();
  const story = tracks && tellStory(tracks, player, { map, weaponName: damageCauser });
  const absence = story ? null : unreadable;
  return { loaded: { ...nothing, match, story, absence, version, isCut, map, ground }, status: 200, tracks };
}

/** Reads match and player from an address. */
export function readRequest({ request, params }: LoaderFunctionArgs): ReplayRequest {
  const { shard = '', match: matchId = '' } = params;
  return { shard, matchId, player: new URL(request.url).searchParams.get('player') };
}

export const replayLoader = (site: Site) => async (args: LoaderFunctionArgs) => {
  const read = await readReplay(site, readRequest(args), loaderSignal(site, args.request.signal));
  if (!read) throw data(null, { status: 404 });
  return data(read.loaded, { status: read.status });
};

/** A moment in the address is for the player. Only another match or another player is another page. */
export const needsReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('player') === nextUrl.searchParams.get('player') &&
    currentUrl.searchParams.get('t') !== nextUrl.searchParams.get('t');
  return !isSamePage && defaultShouldRevalidate;
};
