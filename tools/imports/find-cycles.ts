/**
 * Finds groups of files that import each other, types included: none of them can be read, moved, or tested alone. Keys
 * are files, values what they import; imports that are no key are ignored.
 */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const found = new Set<string>();
  for (const file of imports.keys()) {
    if (found.has(file)) continue;
    const cycle = [...reach(imports, file)].filter((other) => reach(imports, other).has(file));
    if (cycle.length === 0) continue;
    for (const member of cycle) found.add(member);
    cycles.push(cycle.toSorted());
  }
  return cycles;
}

/** All files that `file` imports, directly or not. */
function reach(imports: ReadonlyMap<string, readonly string[]>, file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next) || !imports.has(next)) continue;
    reached.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return reached;
}
