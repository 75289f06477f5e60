import type { AreaManifest, OwnCall } from '@hotdrop/shared-domain/contract';

export interface FoundCall {
  readonly name: string;
  readonly declared: OwnCall;
  /** Path and query at the area's service. */
  readonly address: string;
}

/** Longer ones are no names and no filters. */
const maxQueryLength = 2_048;

/** Finds a declared call in any version that open pages may run. */
export function findDeclared(
  manifests: readonly AreaManifest[],
  ...address: [method: 'GET' | 'POST', path: string, search: string]
): (FoundCall & { readonly owner: string }) | undefined {
  for (const { calls, owner } of manifests) {
    const found = findCall(calls, ...address);
    if (found) return { ...found, owner };
  }
  return undefined;
}

/** Finds the declared call of an address below an area's API. Refuses what a service could read as another path. */
function findCall(
  calls: AreaManifest['calls'],
  method: OwnCall['method'],
  path: string,
  search: string,
): FoundCall | undefined {
  const segments = path.split('/').slice(1).map(readSegment);
  if (search.length > maxQueryLength) return undefined;
  for (const [name, declared] of Object.entries(calls ?? {})) {
    if ((declared.method ?? 'GET') !== method) continue;
    const pattern = declared.path.split('/').slice(1);
    const isMatch =
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith(':') ? segments[index] !== undefined : part === segments[index],
      );
    if (!isMatch) continue;
    // Encoded again, so that the service reads the segments that were compared.
    const address = segments.map((segment) => `/${encodeURIComponent(segment ?? '')}`).join('');
    return { name, declared, address: address + search };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses
const unsafe = /^\.{0,2}$|[/\\\u0000-\u001f\u007f]|%(2e|2f|5c|00)/i;

/** Undefined for dots, slashes, and control characters, also when they are encoded twice. */
function readSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return unsafe.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
