/** Formats of the console: English, UTC. Server and browser must give the same text, so none depends on the machine. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pad = (number: number) => String(number).padStart(2, '0');

export const formatClock = (at: string): string => {
  const date = new Date(at);
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
};

export const formatSeconds = (at: string): string =>
  `${formatClock(at)}:${pad(new Date(at).getUTCSeconds())}`;

const formatDay = (at: string): string => {
  const date = new Date(at);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`;
};

const isSameDay = (at: string, now: string) => at.slice(0, 10) === now.slice(0, 10);

/** Formats a time of today as `07:05`, another one as `20 Nov 15:40`. */
export const formatWhen = (at: string, now: string): string =>
  isSameDay(at, now) ? formatClock(at) : `${formatDay(at)} ${formatClock(at)}`;

/** Formats a time of today as `07:05`, another one as `20 Nov`. */
export const formatShortly = (at: string, now: string): string =>
  isSameDay(at, now) ? formatClock(at) : formatDay(at);

export function formatDuration(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / 60_000), 0);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

export const formatNumber = (number: number): string =>
  String(Math.round(number)).replaceAll(/\B(?=(\d{3})+$)/g, ',');

export const formatKilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${(bytes / 1_024).toFixed(1)} KB`;

/** Splits `0.2.0-3e5f7b9d10` into the version of the package and the hash of the content. */
export function splitVersion(version: string): readonly [string, string] {
  const dash = version.lastIndexOf('-');
  return dash > 0 ? [version.slice(0, dash), version.slice(dash)] : [version, ''];
}

/** Returns the version without its hash, unless both versions would then look alike. */
export function formatVersion(version: string, other?: string): string {
  const [number] = splitVersion(version);
  return other !== undefined && splitVersion(other)[0] === number ? version : number;
}

export const formatCommit = (commit: string): string => commit.slice(0, 7);
