import type { Measure } from './compare-versions.ts';

const titles: Record<Measure['name'], string> = {
  faults: 'Faults',
  status: 'Status 5xx',
  LCP: 'LCP',
  INP: 'INP',
  CLS: 'CLS',
  errors: 'Errors',
};

export const titleOfMeasure = ({ name }: Pick<Measure, 'name'>): string => titles[name];

const group = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const formatCount = (count: number): string => group.format(count);

/** Formats a value of a measure: `1.62 s`, `96 ms`, `0.02`, or events per 10,000 pages or per 100 visits. */
export function formatMeasure({ name }: Pick<Measure, 'name'>, value: number | undefined): string {
  if (value === undefined) return '–';
  const text = formatSize(name, Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

function formatSize(name: Measure['name'], size: number): string {
  switch (name) {
    case 'LCP':
      return `${size.toFixed(2)} s`;
    case 'INP':
      return `${Math.round(size * 1_000)} ms`;
    case 'CLS':
      return size.toFixed(2);
    case 'errors':
      return `${(size * 100).toFixed(1)}`;
    default:
      return (size * 10_000).toFixed(1);
  }
}

/** Names the quantity that `formatMeasure` gives. */
export function unitOfMeasure({ name }: Pick<Measure, 'name'>): string {
  if (name === 'errors') return 'per 100 visits';
  return name === 'faults' || name === 'status' ? 'per 10,000 pages' : 'p75';
}

/** Says in one sentence by how much the canary is worse. */
export function explainWorse(measure: Measure): string {
  const { canary, stable, counts, events, unit } = measure;
  const title = titleOfMeasure(measure);
  const values = `${formatMeasure(measure, canary)} instead of ${formatMeasure(measure, stable)}`;
  const data = events
    ? `${formatCount(events.canary)} of ${formatCount(counts.canary)} ${unit}, stable ${formatCount(events.stable)} of ${formatCount(counts.stable)}`
    : `${formatCount(counts.canary)} and ${formatCount(counts.stable)} ${unit}`;
  return `${title} ${unitOfMeasure(measure)}: ${values} (${data}; by chance below 0.1 %)`;
}

export function joinTitles(measures: readonly Pick<Measure, 'name'>[]): string {
  const names = measures.map(titleOfMeasure);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
