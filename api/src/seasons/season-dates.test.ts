import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, useApi } from '../../testing/start-api.ts';
import { days } from '../durations.ts';

const folder = mkdtempSync(join(tmpdir(), 'hotdrop-seasons-'));
const file = join(folder, 'seasons.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('without a list of the operator', () => {
  const api = useApi();

  test('the demo world knows when its season ends', async () => {
    const { steam } = (await api.get('/seasons/active')).data.seasons;
    expect(steam.end).toBe('2026-12-24T08:30:00.000Z');
    api.advance(Date.parse(steam.end) - api.context.now().getTime() - 1);
    expect((await api.get('/seasons/active')).data.seasons.steam.id).toBe(steam.id);
    api.advance(days(1));
    expect((await api.get('/seasons/active')).data.seasons.steam.id).not.toBe(steam.id);
  });
});

test.each(['pc-2018-43', 'division.bro.official.pc-2018-43'])(
  'the dates of the list of the operator win: %s',
  async (id) => {
    const dates = { start: '2026-09-09T02:00:00.000Z', end: '2026-12-02T02:00:00.000Z' };
    writeFileSync(file, JSON.stringify([{ id, ...dates }, { id: 'console-43', end: dates.end }, { id: '' }]));
    const api = await startApi({ settings: { SEASONS: file } });
    const { seasons } = (await api.get('/seasons/active')).data;
    expect(seasons.steam).toMatchObject(dates);
    expect(seasons.psn).toMatchObject({ start: '2026-09-17T08:30:00.000Z', end: dates.end });
    const { events } = (await api.get('/stats/steam?range=year')).data;
    expect(events.at(-1)).toEqual({
      kind: 'season',
      season: 'division.bro.official.pc-2018-43',
      at: dates.start,
    });
    await api.close();
  },
  60_000,
);
