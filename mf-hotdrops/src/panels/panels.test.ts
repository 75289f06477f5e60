import {
  aFailure,
  type FakeAnswers,
  fakeSite,
  someEvents,
  someHotDrops,
  someResults,
  someTrackState,
} from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks } from '@hotdrop/shared-domain/tracks';
import { sayPanel, showPanel } from '@hotdrop/shared-ui/testing';
import { panels } from '../panels.tsx';
import { aFileWithKill } from '../testing/match-events.ts';

const { match } = someTrackState();
const getTrackFile = aFileWithKill();
const about = { shard: 'steam', name: 'Player0', match: match.id, map: 'erangel' };
const towns = [null, 'pochinki', 'school'].map((town, at) => ({
  ...someResults({ landings: 900 - at * 100, winRate: 0.05 }),
  town,
  matches: 100,
  averageTeams: 1.7,
  firstFight: 81,
}));
const siteOf = (answers: FakeAnswers) =>
  fakeSite({
    answers: {
      getTracks: someTrackState(),
      getTrackFile,
      getHotDrops: someHotDrops({ towns }),
      ...answers,
    },
  });
const tracks = (state: ReturnType<typeof someTrackState>['tracks']): FakeAnswers => ({
  getTracks: someTrackState({ tracks: state }),
});

test.each<[id: string, about: string, line: string | number, answers?: FakeAnswers]>([
  [
    'hottest-drop',
    'the town with most landings',
    'Hottest drop on Erangel: Pochinki. 4.0% land there, and 5.0% of them win',
  ],
  [
    'hottest-drop',
    'that there are no landings',
    'Erangel · Hottest drop: No landings yet',
    { getHotDrops: someHotDrops({ towns: [] }) },
  ],
  ['hottest-drop', 'a failure', 503, { getHotDrops: aFailure('network') }],
  ['replay-moment', 'who killed whom', 'Player0 · Erangel: The win. Player0 killed Player4, AKM, 80\u00a0m'],
  [
    'replay-moment',
    'that there was no fight',
    'Player0 · Erangel: This team had no fight.',
    { getTrackFile: encodeTracks(buildTracks(someEvents())) },
  ],
  [
    'replay-moment',
    'that it is being made',
    'Player0 · Erangel: The replay is being made',
    tracks({ state: 'waiting', retryAfter: 9 }),
  ],
  [
    'replay-moment',
    'that there is none',
    'Player0 · Erangel: This match has no replay',
    tracks({ state: 'none', reason: 'unknown', retryAfter: null }),
  ],
  ['replay-moment', 'an unknown match', 404, { getTracks: aFailure('not-found') }],
  ['replay-moment', 'a failure', 503, { getTracks: aFailure('network') }],
  ['replay-moment', 'a failure of its file', 503, { getTrackFile: aFailure('network') }],
])('%s says %s', async (id, _, line, ...[answers = {}]) => {
  expect(await sayPanel(panels, id, { site: siteOf(answers), about })).toBe(line);
});

test('an unknown map and a player who was not in the match are not found', async () => {
  const site = siteOf({ getHotDrops: someHotDrops({ matches: 0, towns: [] }) });
  expect(await sayPanel(panels, 'hottest-drop', { site, about: { map: 'atlantis' } })).toBe(404);
  expect(await sayPanel(panels, 'replay-moment', { site, about: { ...about, name: 'Nobody' } })).toBe(404);
});

test('a moment opens the replay shortly before it', async () => {
  const { face } = await showPanel(panels, 'replay-moment', { site: siteOf({}), about });
  expect(face?.href).toMatch(/\?t=96&player=Player0$/);
});
