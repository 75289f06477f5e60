import type { Service } from './process.ts';

/** More ends than these in a minute are no accident. */
const maxEnds = 5;

/**
 * Starts a service again when it ends by itself, as systemd, Compose, and Kubernetes do. `ended` is then fulfilled when
 * it has ended too often.
 */
export function keepRunning<Kept extends Pick<Service, 'ended' | 'stop' | 'logFile'>>(
  first: Kept,
  startAgain: () => Pick<Kept, 'ended' | 'stop'>,
  say = (_: string) => {},
): Kept {
  let service: Pick<Kept, 'ended' | 'stop'> = first;
  let isStopped = false;
  async function watch(): Promise<Error> {
    for (let ends: number[] = []; ; ) {
      const error = await service.ended;
      const now = Date.now();
      ends = [...ends, now].filter((end) => end > now - 60_000);
      if (isStopped || ends.length >= maxEnds) return error;
      const [sentence] = error.message.split('\n');
      say(`  ${sentence} It is started again; ${first.logFile} says why it ended.`);
      service = startAgain();
    }
  }
  const ended = watch();
  const stop = async () => {
    isStopped = true;
    await service.stop();
    await ended;
  };
  return { ...first, ended, stop };
}
