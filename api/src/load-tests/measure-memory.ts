import { readJsonArray } from '../upstream/pubg/telemetry/read-json-array.ts';
import { readTelemetry } from '../upstream/pubg/telemetry/read-telemetry.ts';

/**
 * Prints how many megabytes the memory of this process grows while it reads this many megabytes of generated telemetry.
 * A sixth of the events are positions, the others are of kinds that are not used.
 */

const megabyte = 2 ** 20;
const target = Number(process.argv[2]) * megabyte;
const players = 100;

const characterOf = (number: number) => ({
  name: `Player${number}`,
  teamId: Math.floor(number / 4),
  health: 100,
  location: { x: Math.fround(400_000 + number * 1_000.7), y: Math.fround(300_000 + number), z: 1_234.5 },
  ranking: 0,
  individualRanking: 0,
  accountId: `account.${String(number).padStart(32, '0')}`,
  isInBlueZone: false,
  isInRedZone: false,
  zone: [],
});

const createEvent = (index: number): object => {
  const character = characterOf(index % players);
  const common = { isGame: 1 };
  const _D = new Date(Date.UTC(2026, 10, 20) + index * 5).toISOString();
  return index % 6 === 0
    ? {
        character,
        vehicle: null,
        elapsedTime: 10,
        numAlivePlayers: players,
        common,
        _D,
        _T: 'LogPlayerPosition',
      }
    : {
        character,
        objectType: 'Door',
        objectLocation: character.location,
        common,
        _D,
        _T: 'LogObjectInteraction',
      };
};

async function* generate(): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for (let index = 0; bytes < target; index += players) {
    const events = Array.from({ length: players }, (_, i) => JSON.stringify(createEvent(index + i)));
    const piece = Buffer.from((index === 0 ? '[' : ',') + events.join(','));
    bytes += piece.length;
    peak = Math.max(peak, process.memoryUsage().rss);
    yield piece;
  }
  yield Buffer.from(']');
}

const before = process.memoryUsage().rss;
let peak = before;
const { listEvents } = await readTelemetry(readJsonArray(generate(), 'the generated file'));
if ((listEvents()?.length ?? 0) === 0) throw new Error('No events were read.');
peak = Math.max(peak, process.memoryUsage().rss);
process.stdout.write(String(Math.ceil((peak - before) / megabyte)));
