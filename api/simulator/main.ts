import { startPubgSimulator } from './simulator.ts';

/** `node main.ts LIMIT` runs the simulated service with a key of LIMIT requests a minute, and prints its address. */
const { url } = await startPubgSimulator({ limit: Number(process.argv[2] ?? 10) });
process.stdout.write(`${url}\n`);
