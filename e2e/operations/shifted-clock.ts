import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Preloaded into a process: SIGUSR2 sets its clock by the milliseconds in the file SHIFTED_CLOCK, as an operator or NTP
 * sets the clock of a machine. The monotonic clock goes on. The file then says "set".
 */
let shift = 0;
const file = String(process.env.SHIFTED_CLOCK);

process.on('SIGUSR2', () => {
  shift = Number(readFileSync(file, 'utf8'));
  writeFileSync(file, 'set');
});

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shift], newTarget),
  get: (target, name) => (name === 'now' ? () => target.now() + shift : Reflect.get(target, name)),
});
