import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type ApiMachine,
  kinds,
  postComment,
  readComments,
  readData,
  readFixture,
  signIn,
  startMachine,
} from './api-machine.ts';

const machines: ApiMachine[] = [];
after(() => Promise.all(machines.map((machine) => machine.remove())));

/** The database has real figures, and no game service that could change them. */
const settings = { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: 'http://127.0.0.1:9' };

/** The match is from yesterday, whenever the test runs: expired ones are left out of an upgrade. */
const renewMatch = `
  update public.matches set created_at = date_trunc('second', now() - interval '1 day');
  update public.participants set created_at = matches.created_at from public.matches where matches.id = match_id;`;

const player = `/players/steam/account.${'c'.repeat(32)}`;

for (const kind of kinds) {
  test(`${kind}: an older database is upgraded with all of its data, and not used by an older version after`, async () => {
    const machine = await startMachine(kind);
    machines.push(machine);
    await machine.execute(readFixture());
    await machine.execute(renewMatch);
    assert.match(machine.run('check').output, /The next start of a host migrates the database/);

    const host = await machine.startHost(settings);
    await host.whenReady();
    assert.deepEqual(await readComments(host.url), [
      'Of another account: <b>&</b>',
      '한국어 댓글 🪂',
      'A second line\nbelow it',
      'The first comment',
    ]);
    const { normalStats, rankedStats } = await readData<Figures>(host.url, `${player}/seasons/pc-2018-43`);
    assert.deepEqual([normalStats.squad?.kills, rankedStats.squad?.currentRankPoint], [21, 2810]);
    // A job converts stored matches while the site runs.
    const listMatches = () => readData<MatchList>(host.url, `${player}/matches`);
    while ((await listMatches()).totalCount === 0) await delay(200);
    const [match] = (await listMatches()).matches;
    assert.deepEqual(
      match?.participants.map(({ name, kills }) => [name, kills]),
      [
        ['RealPlayer', 3],
        ['Mate', 1],
      ],
    );
    const { id } = await postComment(host.url, 'After the upgrade', await signIn(host.url));
    assert.ok(id > 5, `the new comment got the number ${id}`);
    await host.service.stop();
    const { exitCode, output } = machine.run('check');
    assert.equal(exitCode, 0, output);
    for (const counts of [
      /comments +5\n/,
      /matches +1\n/,
      // The enemy was never looked up, and is in the match only.
      /participants +2\n/,
      /players +2\n/,
      /users +2\n/,
    ]) {
      assert.match(output, counts);
    }

    await machine.execute(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('next year', 1830000000000)`,
    );
    const older = await machine.startHost(settings);
    const started = older.whenReady().then(
      () => new Error('The older version has started.'),
      () => older.service.ended,
    );
    const { message } = await Promise.race([older.service.ended, started]);
    assert.match(message, /ended with exit code 1/);
    assert.match(message, /The database was migrated by a newer version of Hotdrop/);
  });
}

interface MatchList {
  readonly totalCount: number;
  readonly matches: readonly {
    readonly participants: readonly { readonly name: string; readonly kills: number }[];
  }[];
}

interface Figures {
  readonly normalStats: { readonly squad?: { readonly kills: number } };
  readonly rankedStats: { readonly squad?: { readonly currentRankPoint: number } };
}
