import { startPubgSimulator } from './simulator.ts';

/**
 * `node main.ts LIMIT` runs the simulated service with a key of LIMIT requests a minute, and prints its address. A parent
 * process may send changes of the simulator as messages.
 */
const simulator = await startPubgSimulator({ limit: Number(process.argv[2] ?? 10) });
process.on('message', (changes: object) => Object.assign(simulator, changes));
process.stdout.write(`${simulator.url}\n`);
