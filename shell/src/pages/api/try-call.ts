import type { Site } from '@hotdrop/shared-domain/contract';
import type { ReadCall } from './read-calls.ts';

/** What came of a call. */
export interface Trial {
  /** Path and query. */
  readonly address: string;
  /** Null: there was no answer. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** JSON with line breaks, or the text as it came. */
  readonly text: string;
  /** Whether the text goes on. */
  readonly isCut: boolean;
}

export type Values = Readonly<Record<string, string>>;

/** Longer answers would make the page heavy. */
const maxLength = 20_000;

/** The address of a call with these values, or null if a required one is missing or cannot be part of a path. */
export function addressOf({ path, parameters }: ReadCall, values: Values): string | null {
  const isComplete = parameters.every(
    ({ name, isRequired, isInPath }) =>
      (!isRequired || values[name]) && !(isInPath && /^\.+$/.test(values[name] ?? '')),
  );
  if (!isComplete) return null;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = parameters.flatMap(({ name, isInPath }): [string, string][] => {
    const value = values[name];
    return isInPath || !value ? [] : [[name, value]];
  });
  return `/api/v1${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

const format = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Sends the call, and keeps the answer as it is, also a refusal. */
export async function tryCall({ fetch }: Site, address: string, signal: AbortSignal): Promise<Trial> {
  const start = performance.now();
  const finish = (status: number | null, text: string): Trial => ({
    address,
    status,
    milliseconds: Math.round(performance.now() - start),
    text: text.slice(0, maxLength),
    isCut: text.length > maxLength,
  });
  try {
    const response = await fetch(address, { signal });
    return finish(response.status, format(await response.text()));
  } catch (error) {
    return finish(null, String(error));
  }
}
