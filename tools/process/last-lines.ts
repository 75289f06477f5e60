import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads the end of a log without reading all of it; empty if the log is gone. */
export function lastLines(file: string, count = 20): string {
  if (!existsSync(file)) return '';
  const log = openSync(file, 'r');
  try {
    const { size } = fstatSync(log);
    const end = Buffer.alloc(Math.min(size, 8000));
    readSync(log, end, 0, end.length, size - end.length);
    return end.toString().trimEnd().split('\n').slice(-count).join('\n');
  } finally {
    closeSync(log);
  }
}
