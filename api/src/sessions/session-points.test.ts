import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import { pointReadings } from '../data/schema/points.ts';
import { days, hours, matchRetention } from '../durations.ts';
import { mostMatches } from './read-sessions.ts';

const getStore = useEmptyStore();
let api: TestApi;
const own = 'account.own';

beforeEach(async () => {
  api = await startApi({ store: getStore() });
  await storePlayer(api.context, own);
});
afterEach(() => api.close());

const before = (time: number) => new Date(api.context.now().getTime() - time);

let added = 0;
const toRow = (time: number, figures: Partial<ParticipantRow> = {}): ParticipantRow =>
  aParticipant({ matchId: `match-${++added}`, accountId: own, createdAt: before(time), ...figures });
const addMatch = (time: number) => storeMatches(api.context, [toRow(time)]);

const addReading = (time: number, rankPoint: number) =>
  api.context.db.insert(pointReadings).values({
    ...{ accountId: own, season: 'division.bro.official.pc-2018-43', mode: 'squad', rankPoint },
    ...{ at: before(time), until: before(time) },
  });

const readPoints = async () =>
  (await api.get(`/players/steam/${own}/sessions`)).data.sessions.map(({ points }: PlayedSession) => points);

test('the first session that is known has points if they were read shortly before', async () => {
  await addReading(hours(30), 2000);
  await addMatch(hours(28));
  await addReading(hours(26), 2040);
  expect(await readPoints()).toEqual([40]);
});

test('points are not known if matches between the readings were deleted', async () => {
  await addReading(matchRetention + hours(9), 2000);
  await addMatch(matchRetention + hours(5));
  await addMatch(matchRetention - hours(5));
  await addReading(matchRetention - hours(9), 2100);
  expect(await readPoints()).toEqual([null]);
});

test('points are not known if the game may have deleted matches before they were read', async () => {
  await addReading(days(15), 2000);
  await addMatch(hours(5));
  await addReading(hours(3), 2300);
  expect(await readPoints()).toEqual([null]);
});

test('points are not known if older matches than those that are read may be between the readings', async () => {
  await addReading(days(9), 2000);
  const others = Array.from({ length: mostMatches - 1 }, (_, at) =>
    toRow(hours(8) + at * hours(1), { gameMode: 'duo', matchType: 'official' }),
  );
  await storeMatches(api.context, [toRow(hours(5)), ...others, toRow(days(8.9))]);
  await addReading(hours(3), 2100);
  const [newest] = await readPoints();
  expect(newest).toBeNull();
});
