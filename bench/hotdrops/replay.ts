import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { decodeTracks, encodeTracks, type Tracks } from '@hotdrop/shared-domain/tracks';
import type { CDPSession, Page } from '@playwright/test';
import { pressUntilSeen } from '../browser/press-until-seen.ts';
import { traceOf } from '../browser/trace.ts';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import { visit } from '../browser/visit.ts';

/** Plays a match of a hundred players on a canvas: CPU time of its frames, bytes, and the time to its first picture. */

const desktop = { width: 1280, height: 800 };
const fullMatch = 100;
const seconds = 5;
const tries = 5;
const targets = { frame: 4, firstFrame: 1_000, tracks: 150 * 1024 } as const;

/** The match of a player with the most players, grown to a hundred. */
async function fullTracks(siteUrl: string, player: string) {
  const ask = async (path: string) => (await (await fetch(`${siteUrl}/api/v1/${path}`)).json()).data;
  const { accountId } = (await ask(`players/steam/${player}`)).player;
  const { matches }: { matches: { id: string }[] } = await ask(`players/steam/${accountId}/matches`);
  let best: { readonly id: string; readonly tracks: Tracks } | undefined;
  for (const { id } of matches) {
    const state = (await ask(`matches/steam/${id}/tracks`)).tracks;
    if (state.state !== 'ready') continue;
    const file = await fetch(`${siteUrl}/api/v1/matches/steam/${id}/tracks/${state.version}`);
    const tracks = decodeTracks(new Uint8Array(await file.arrayBuffer()));
    if (tracks && tracks.players.length > (best?.tracks.players.length ?? 0)) best = { id, tracks };
  }
  if (!best) throw new Error('No match of the example player has tracks.');
  const { players } = best.tracks;
  // A copy lives until the end, so that it is drawn in each frame.
  const copies = Array.from({ length: Math.max(0, fullMatch - players.length) }, (_, index) => {
    const like = players[index % players.length];
    if (!like) throw new Error('The match has no players.');
    return { ...like, accountId: `${like.accountId}-${index}`, name: `${like.name}-${index}`, diedAt: null };
  });
  const full = encodeTracks({ ...best.tracks, players: [...players, ...copies] });
  return { id: best.id, file: Buffer.from(full), end: best.tracks.end };
}

/** CPU time of each frame's script while the replay plays, in ms. */
async function framesWhilePlaying(page: Page, session: CDPSession): Promise<readonly number[]> {
  const events = await traceOf(session, ['devtools.timeline'], async () => {
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForTimeout(seconds * 1_000);
    await page.getByRole('button', { name: 'Pause' }).click();
  });
  return events.flatMap(({ name, tdur }) => (name === 'FireAnimationFrame' && tdur ? tdur / 1_000 : []));
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

await visit(desktop, async ({ page, session, siteUrl }) => {
  const { id, file, end } = await fullTracks(siteUrl, 'Hotdrop');
  await page.route(`**/matches/steam/${id}/tracks/*`, (route) =>
    route.fulfill({ body: file, contentType: 'application/octet-stream' }),
  );
  const address = `${siteUrl}/pubg/hotdrops/match/steam/${id}?player=Hotdrop`;

  const openings: number[] = [];
  let scriptBytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    scriptBytes += encodedDataLength;
  });
  for (let turn = 0; turn < tries; turn += 1) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await session.send('Network.enable');
    scriptBytes = 0;
    const { clock } = await pressUntilSeen(page, session, {
      link: 'main button:has(svg)',
      seen: 'canvas[data-at]',
    });
    openings.push(clock);
    if (turn > 0) continue;
    await page.waitForLoadState('networkidle');
    console.log(`The first press loads ${(scriptBytes / 1024).toFixed(1)} KB of script, styles, and tracks.`);
  }

  const measureFrames = async (isWhole: boolean) => {
    await page.goto(`${address}&at=${Math.round(end / 6)}`);
    await page.locator('canvas[data-at]').waitFor();
    if (isWhole) await page.getByRole('button', { name: 'Whole map' }).click();
    return framesWhilePlaying(page, session);
  };
  const rows = [
    { what: 'the whole map', frames: await measureFrames(true) },
    { what: 'the surroundings of a player', frames: await measureFrames(false) },
  ].map(({ what, frames }) => ({
    what: `replay of ${fullMatch} players, ${what}: CPU time of a frame`,
    target: `≤ ${targets.frame} ms`,
    measured: `${median(frames).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms, ${Math.round(frames.length / seconds)} a second`,
    isKept: percentile(frames, 0.95) <= targets.frame,
  }));

  const bytes = brotliCompressSync(file).byteLength;
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}.`);
  giveVerdicts([
    ...rows,
    {
      what: 'replay: from the press to the first picture',
      target: `≤ ${targets.firstFrame} ms`,
      measured: `${Math.round(Math.min(...openings))} ms at best, ${Math.round(median(openings))} ms in the middle`,
      isKept: median(openings) <= targets.firstFrame,
    },
    {
      what: `tracks of a match with ${fullMatch} players, brotli`,
      target: `≤ ${targets.tracks / 1024} KB`,
      measured: `${Math.round(bytes / 1024)} KB`,
      isKept: bytes <= targets.tracks,
    },
  ]);
});
