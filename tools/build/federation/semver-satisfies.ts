/**
 * Whether a version is within a range as npm writes them: `^19.3.1`, `~7.18`, `1.x`, `>=1.2 <3`, `19 || 20`. It
 * replaces federation's own function, which creates twenty regular expressions for each call, about fifty times before
 * hydration. Ranges with hyphens are not supported: a range that cannot be read is not satisfied, which is a warning.
 */

interface Version {
  /** Major, minor, and patch, if given. */
  readonly numbers: readonly number[];
  /** The parts after the hyphen; none: a release. */
  readonly before: readonly string[] | null;
}

/** Earlier than every prerelease of a version. */
const earliest: readonly string[] = [];
const written = /^(\^|~|>=|>|<=|<|=|)v?([\dxX*][\w.*]*)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

function read(text: string): (Version & { readonly operator: string }) | null {
  const found = written.exec(text);
  if (!found) return null;
  const [, operator = '', parts = '', before] = found;
  const all = parts.split('.').map(Number);
  const open = all.findIndex(Number.isNaN);
  return {
    operator,
    numbers: (open < 0 ? all : all.slice(0, open)).slice(0, 3),
    before: before?.split('.') ?? null,
  };
}

function compareParts(one: readonly string[] | null, other: readonly string[] | null): number {
  if (!one || !other) return (one ? 0 : 1) - (other ? 0 : 1);
  for (const [at, part] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    if (part === against) continue;
    const [number, number2] = [Number(part), Number(against)];
    return Number.isNaN(number - number2) ? (part < against ? -1 : 1) : number - number2;
  }
  return one.length - other.length;
}

function compare(one: Version, other: Version): number {
  for (const at of [0, 1, 2]) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareParts(one.before, other.before);
}

/** Finds the first version after all versions that begin with the kept numbers. */
const after = (numbers: readonly number[], kept: number): Version => ({
  numbers: numbers.slice(0, kept).map((number, at) => (at === kept - 1 ? number + 1 : number)),
  before: earliest,
});

/** The number of fixed parts in a caret range: up to the first that is not zero. */
function keptByCaret(numbers: readonly number[]): number {
  const first = numbers.findIndex((number) => number > 0);
  return first < 0 ? numbers.length : first + 1;
}

function isWithin(version: Version, comparator: string): boolean {
  const range = read(comparator);
  if (!range) return false;
  const { operator, numbers } = range;
  if (numbers.length === 0) return true;
  const isWhole = numbers.length === 3;
  const isFrom = compare(version, range) >= 0;
  const isBefore = (kept: number) => compare(version, after(numbers, kept)) < 0;
  switch (operator) {
    case '^':
      return isFrom && isBefore(keptByCaret(numbers));
    case '~':
      return isFrom && isBefore(Math.min(2, numbers.length));
    case '>=':
      return isFrom;
    case '<':
      return !isFrom;
    case '>':
      return isWhole ? compare(version, range) > 0 : !isBefore(numbers.length);
    case '<=':
      return isWhole ? compare(version, range) <= 0 : isBefore(numbers.length);
    default:
      return isWhole ? compare(version, range) === 0 : isFrom && isBefore(numbers.length);
  }
}

export function satisfy(text: string, range: string): boolean {
  const version = read(text);
  if (version?.numbers.length !== 3 || version.operator) return false;
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((comparator) => comparator === '' || isWithin(version, comparator)),
  );
}
