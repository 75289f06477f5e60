/** More groups would only hide the causes. */
const maxGroups = 60;
const maxText = 300;
const maxFrames = 12;

interface Fault {
  readonly area: string;
  readonly version: string;
  readonly where: FaultGroup['where'];
  readonly error: unknown;
  readonly path?: string | undefined;
}

/** An error of an area, with how often it happened. */
export interface FaultGroup {
  readonly area: string;
  readonly version: string;
  readonly where: 'server' | 'browser';
  readonly message: string;
  readonly stack: string | undefined;
  readonly path: string | undefined;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Keeps the errors of areas by cause, for the console. */
export function createFaultLog() {
  const groups = new Map<string, FaultGroup>();
  return {
    record({ area, version, where, error, path }: Fault): void {
      const message = String(error).slice(0, maxText);
      const key = [area, version, where, message].join(' ');
      const known = groups.get(key);
      const lastAt = new Date().toISOString();
      groups.delete(key);
      groups.set(
        key,
        known
          ? { ...known, count: known.count + 1, lastAt }
          : {
              area,
              version,
              where,
              message,
              stack: readStack(error),
              path,
              count: 1,
              firstAt: lastAt,
              lastAt,
            },
      );
      const [oldest] = groups.keys();
      if (groups.size > maxGroups && oldest !== undefined) groups.delete(oldest);
    },
    list: (): FaultGroup[] => [...groups.values()],
  };
}

export type FaultLog = ReturnType<typeof createFaultLog>;

/** Returns the frames of an error without the folders of this machine. */
function readStack(error: unknown): string | undefined {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.slice(0, maxFrames).map(shorten).join('\n') : undefined;
}

const shorten = (frame: string) =>
  `    ${frame.trim()}`.replace(/(?:file:\/\/)?\/[^\s()]*\/(?=(?:mf-[^/]+|node_modules|dist)\/)/, '');
